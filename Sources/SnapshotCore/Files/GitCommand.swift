internal import Dispatch
internal import Foundation

/// A Git command that only reads: it doesn't prompt, fetch, or run programs configured by a
/// repository.
package struct GitCommand: Sendable {
  /// The folder in which it runs.
  package var folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// Runs Git and returns its output; `nil` if there is no Git, it fails, or it takes too long.
  ///
  /// - Parameters:
  ///   - input: The bytes of its standard input.
  ///   - seconds: The time after which it is killed.
  package func run(
    _ arguments: [String],
    input: [UInt8] = [],
    seconds: Double = 60
  ) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.fsmonitor=false"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(GitCommand.variables) { $1 }
    let (output, given) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = input.isEmpty ? FileHandle.nullDevice : given
    guard (try? process.run()) != nil else { return nil }
    let identifier = process.processIdentifier
    let timer = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: timer)
    defer { timer.cancel() }
    if !input.isEmpty {
      let handle = given.fileHandleForWriting
      // The output is read concurrently, so that neither process waits for the other.
      DispatchQueue.global().async {
        try? handle.write(contentsOf: input)
        try? handle.close()
      }
    }
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return process.terminationReason == .exit && process.terminationStatus == 0 ? bytes : nil
  }

  private static let variables = [
    "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "GIT_NO_LAZY_FETCH": "1",
    "GIT_PAGER": "cat",
  ]
}
