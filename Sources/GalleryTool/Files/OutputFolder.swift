import Foundation

/// A file of the gallery.
struct OutputFile {
  let name: String
  let bytes: Data
}

/// The folder that the gallery is written to.
struct OutputFolder {
  private let folder: URL

  init(path: String) {
    folder = URL(fileURLWithPath: path, isDirectory: true).standardizedFileURL
  }

  func url(of name: String) -> URL {
    folder.appendingPathComponent(name)
  }

  /// Makes the folder, with those around it, where it is missing.
  func create() throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) {
      guard isFolder.boolValue else { throw OutputError.notAFolder(folder.path) }
      return
    }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputError.cannotCreate(folder.path, reason: reason(of: error))
    }
  }

  /// Writes a file as a whole or not at all: first beside its place, then renamed into it.
  func write(_ file: OutputFile) throws {
    let url = url(of: file.name)
    do {
      try file.bytes.write(to: url, options: .atomic)
    } catch {
      throw OutputError.cannotWrite(url.path, reason: reason(of: error))
    }
  }

  /// The system's own words, where there are any, instead of Foundation's number.
  private func reason(of error: any Error) -> String {
    var error = error as NSError
    while let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { error = cause }
    guard error.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(error.code))).lowercased()
  }
}
