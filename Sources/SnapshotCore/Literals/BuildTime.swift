internal import Foundation

/// When files were last changed, and when they were built into this process.
enum BuildTime {
  /// When a source was built into the code that runs, in nanoseconds since 1970; `nil` where nothing
  /// tells.
  ///
  /// It is the time of the program. A source that was touched and reads as before is compiled, but
  /// the program stays; then what SwiftPM keeps beside it tells: the list of what the source needs,
  /// which is written whenever it is compiled.
  ///
  /// - Parameter module: The module that the source belongs to.
  static func latest(ofSource path: String, module: String) -> Int64? {
    guard let program, let built = lastChange(of: program) else { return nil }
    let list = "\(module).build/\(TestIdentity.baseName(ofFile: path)).d"
    var folder = FilePath.directory(of: program)
    // On Apple's systems the program lies in a bundle.
    for _ in 0..<4 {
      if let compiled = lastChange(of: "\(folder)/\(list)") { return max(built, compiled) }
      folder = FilePath.directory(of: folder)
    }
    return built
  }

  /// The program; where tests are a library that a program loads, the library.
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

  /// When a file was last changed, in nanoseconds since 1970; `nil` where there is none.
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
