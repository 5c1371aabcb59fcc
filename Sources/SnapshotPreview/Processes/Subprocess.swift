internal import Foundation

/// A running program whose output goes to a file.
///
/// It inherits the locks of this process, so the next call waits for it even if this process was
/// killed.
struct Subprocess {
  /// The end of a program: its exit code or its signal.
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
  }

  private let process: pid_t
  private let deadline: Double?
  private(set) var ending: Ending?

  /// Starts a program, which is searched in `PATH` if its name contains no slash.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - folder: The working directory.
  ///   - output: The file for standard output and standard error.
  ///   - timeout: The number of seconds after which it is killed.
  init(_ words: [String], in folder: String, output: String, timeout: Double? = nil) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // The shell changes the folder, because not every system's `posix_spawn` can.
    let shell = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + words
    var arguments = shell.map { strdup($0) } + [nil]
    var variables = Subprocess.variables.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, shell[0], &actions, nil, &arguments, &variables)
    guard code == 0 else {
      throw PreviewError.program(words[0], String(cString: strerror(code)))
    }
    self.process = process
    deadline = timeout.map { Subprocess.now + $0 }
  }

  /// Runs a program to its end.
  ///
  /// - Parameter whileRunning: Called about ten times per second.
  static func run(
    _ words: [String],
    in folder: String,
    output: String,
    whileRunning: () -> Void = {}
  ) throws -> Ending {
    var process = try Subprocess(words, in: folder, output: output)
    var pause: UInt32 = 1_000
    while true {
      if let ending = process.poll() { return ending }
      usleep(pause)
      pause = min(pause * 2, 100_000)
      whileRunning()
    }
  }

  /// Returns how the program ended, or `nil` while it runs.
  mutating func poll() -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    let isLate = deadline.map { Subprocess.now > $0 } ?? false
    if isLate { kill(process, SIGKILL) }
    let result = waitpid(process, &status, isLate ? 0 : WNOHANG)
    guard result == process else { return nil }
    let signal = status & 0x7f
    let code = (status >> 8) & 0xff
    ending = isLate ? .timedOut : signal == 0 ? .exited(code) : .signaled(signal)
    return ending
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The environment, without variables that change the output of programs.
  private static let variables: [String] = {
    var variables = ProcessInfo.processInfo.environment
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables["TERM"] = "dumb"
    variables["TZ"] = "UTC"
    variables["LC_ALL"] = "C.UTF-8"
    return variables.map { "\($0.key)=\($0.value)" }
  }()
}
