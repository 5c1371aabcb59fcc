internal import Foundation
internal import SnapshotCore

/// The modification times of files, and the times at which sources were built into this process.
enum BuildTime {
  /// Returns the time at which a source was built into this process, in nanoseconds since 1970, or
  /// `nil` if it isn't known.
  ///
  /// It is the modification time of the program. If a source was touched without a change, it is
  /// compiled again but the program stays the same. The result is then the time of the dependency
  /// file that SwiftPM writes for each compiled source.
  ///
  /// - Parameter module: The module that the source belongs to.
  static func latest(ofSource path: String, module: String) -> Int64? {
    guard let program, let built = lastChange(of: program) else { return nil }
    let list = "\(module).build/\(TestIdentity.baseName(ofFile: path)).d"
    var folder = FilePath.directory(of: program)
    // On Apple platforms, the program is inside a bundle.
    for _ in 0..<4 {
      if let compiled = lastChange(of: "\(folder)/\(list)") { return max(built, compiled) }
      folder = FilePath.directory(of: folder)
    }
    return built
  }

  /// The path of the program, or of the library if tests are loaded as one.
  private static let program: String? = {
    #if canImport(Darwin)
    var information = Dl_info()
    guard dladdr(#dsohandle, &information) != 0, let name = information.dli_fname else {
      return nil
    }
    return FilePath.resolved(String(cString: name))
    #else
    return FilePath.resolved("/proc/self/exe")
    #endif
  }()

  /// Returns the modification time of a file, in nanoseconds since 1970, or `nil` if there is none.
  static func lastChange(of path: String) -> Int64? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }
}
