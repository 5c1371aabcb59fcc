import Foundation

/// A command line with everything that it printed and its exit code.
enum Transcript {
  /// Runs a product of this package. Its folder is that of the test bundle.
  static func of(_ product: String, _ arguments: [String]) throws -> String {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let (output, errors) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = folder.appendingPathComponent(product)
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let (printed, complained) = (text(of: output), text(of: errors))
    process.waitUntilExit()
    return """
      $ \(([product] + arguments).joined(separator: " "))
      \(printed)\(complained)exit code \(process.terminationStatus)

      """
  }

  private static func text(of pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
