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

  /// Creates the folder and its parents if they are missing.
  func create() throws {
    if let obstacle { throw OutputError.notAFolder(obstacle) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw OutputError.cannotCreate(folder.path, reason: reason(of: error))
    }
  }

  /// Writes a file atomically: to a temporary name, which is then renamed.
  func write(_ file: OutputFile) throws {
    let url = url(of: file.name)
    do {
      let parent = url.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try file.bytes.write(to: url, options: .atomic)
    } catch {
      let inTheWay = kind(of: url.path) == .folder
      let reason = inTheWay ? "a folder of that name exists" : reason(of: error)
      throw OutputError.cannotWrite(url.path, reason: reason)
    }
  }

  // MARK: - Finding out what is wrong

  private enum Kind {
    case file
    case folder
  }

  private func kind(of path: String) -> Kind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
    return isFolder.boolValue ? .folder : .file
  }

  /// The path of a file that exists in place of the folder or one of its parents; `nil` if there is
  /// none.
  private var obstacle: String? {
    var url = folder
    while url.path != "/" {
      switch kind(of: url.path) {
      case .file: return url.path
      case .folder: return nil
      case nil: url = url.deletingLastPathComponent()
      }
    }
    return nil
  }

  /// Returns the system's description of an error if Foundation provides it, or else a description
  /// of Foundation's error code.
  private func reason(of error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if cause.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(cause.code))).lowercased()
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space is left on the disk"
    case .fileWriteVolumeReadOnly: return "the disk is read-only"
    case .fileNoSuchFile, .fileReadNoSuchFile: return "no file can be created there"
    default: return "the system gave no reason (\(error.domain) \(error.code))"
    }
  }
}
