internal import Foundation

/// A process that runs tests: its identity, and the arguments that select the tests.
package struct RunningProcess: Hashable, Sendable {
  /// The host, the process identifier and the start of the process.
  package var identity: String
  /// The command line; `nil` if it isn't known.
  package var arguments: [String]?

  package init(identity: String, arguments: [String]?) {
    self.identity = identity
    self.arguments = arguments
  }

  /// This process.
  package static let current = RunningProcess(getpid())

  /// The process that started this one.
  package static let parent = RunningProcess(getppid())

  private init(_ process: pid_t) {
    let start = ProcessStart.mark(of: process) ?? ""
    identity = "\(TemporaryFiles.host)-\(process)-\(start)"
    arguments = RunningProcess.arguments(of: process)
  }

  private static func arguments(of process: pid_t) -> [String]? {
    #if os(Linux)
    let path = "/proc/\(process)/cmdline"
    guard case .bytes(let bytes) = ReferenceReader(limit: 1 << 22).contents(at: path),
      !bytes.isEmpty
    else { return nil }
    // Each argument ends with a zero byte.
    return bytes.dropLast().split(separator: 0, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    #elseif canImport(Darwin)
    var names = [CTL_KERN, KERN_PROCARGS2, process]
    var size = 0
    guard sysctl(&names, 3, nil, &size, nil, 0) == 0, size > 4 else { return nil }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctl(&names, 3, &bytes, &size, nil, 0) == 0, size > 4 else { return nil }
    let count = bytes.withUnsafeBytes { $0.loadUnaligned(as: Int32.self) }
    // The number of arguments and the path of the program precede the arguments.
    let path = bytes[4..<size].drop { $0 != 0 }
    return path.drop { $0 == 0 }.split(separator: 0, omittingEmptySubsequences: false)
      .prefix(Int(count)).map { String(decoding: $0, as: UTF8.self) }
    #else
    return nil
    #endif
  }
}
