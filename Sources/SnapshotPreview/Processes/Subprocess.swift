internal import Foundation
internal import SnapshotCore

/// A running program whose output goes to a file.
///
/// It inherits the locks of this process, so the next call waits for it even if this process was
/// killed.
struct Subprocess {
  /// The end of a program: its exit code or its signal.
  enum Termination: Equatable {
    case exited(Int32)
    case signaled(Int32)
    case timedOut
    /// It was killed because it waited without computing.
    case waited
  }

  private let process: pid_t
  /// Whether its child processes are killed when it ends.
  private let hasGroup: Bool
  private let deadline: ContinuousClock.Instant?
  private let longestWait: Duration?
  /// The processor time at the last poll, and when it last grew.
  private var usage: (processor: timespec, grewAt: ContinuousClock.Instant)?
  private(set) var ending: Termination?

  /// The limits of programs with a limited processor time: the address space in KiB, and the size
  /// of a file in blocks of 512 bytes.
  private static let limits = "ulimit -S -v 4194304 2>/dev/null; ulimit -S -f 2097152"

  /// Starts a program, which is looked up in `PATH` if its name contains no slash.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - folder: The working directory.
  ///   - output: The file for standard output and standard error.
  ///   - timeout: The number of seconds after which it is killed.
  ///   - longestWait: The number of seconds without any use of a processor after which it is
  ///     killed, on Linux.
  ///   - processorTime: The processor time, in whole seconds, after which it gets `SIGXCPU`. Such a
  ///     program can't write files of more than 1 GiB. On Linux, its address space is limited to
  ///     4 GiB, and its child processes are killed when it ends.
  init(
    _ words: [String],
    in folder: String,
    output: String,
    timeout: Double? = nil,
    longestWait: Double? = nil,
    processorTime: Int? = nil
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    // The shell changes the folder and sets the limit, because `posix_spawn` can't on every system.
    // `SIGXCPU` and traps would otherwise write core files.
    let limits =
      processorTime.map { "ulimit -S -c 0; ulimit -S -t \($0); \(Subprocess.limits); " } ?? ""
    let shell = ["/bin/sh", "-c", "\(limits)cd \"$0\" && exec \"$@\"", folder] + words
    var arguments = shell.map { strdup($0) } + [nil]
    var variables = Subprocess.variables.map { strdup($0) } + [nil]
    defer { (arguments + variables).forEach { free($0) } }
    // Threads of libdispatch block signals, and child processes inherit their signal mask.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var blocked = sigset_t()
    sigemptyset(&blocked)
    posix_spawnattr_setsigmask(&attributes, &blocked)
    var flags = POSIX_SPAWN_SETSIGMASK
    #if os(Linux)
    // On other systems the program ends with this process only if it is in the same group.
    hasGroup = processorTime != nil
    if hasGroup { flags |= POSIX_SPAWN_SETPGROUP }
    #else
    hasGroup = false
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    var process: pid_t = 0
    let code = posix_spawn(&process, shell[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else {
      throw PreviewError.program(words[0], String(cString: strerror(code)))
    }
    self.process = process
    deadline = timeout.map { .now + .seconds($0) }
    self.longestWait = longestWait.map { .seconds($0) }
  }

  /// Runs a program to its end.
  ///
  /// - Parameter whileRunning: A closure that is called about twenty times per second, more often
  ///   at first.
  static func run(
    _ words: [String],
    in folder: String,
    output: String,
    whileRunning: () -> Void = {}
  ) throws -> Termination {
    var process = try Subprocess(words, in: folder, output: output)
    var pause = PollingPause()
    while true {
      if let ending = process.poll() { return ending }
      pause.wait()
      whileRunning()
    }
  }

  /// Returns how the program ended, or `nil` while it runs.
  mutating func poll() -> Termination? {
    if let ending { return ending }
    var status: Int32 = 0
    let isLate = deadline.map { ContinuousClock.now > $0 } ?? false
    let isWaiting = !isLate && hasWaited()
    if isLate || isWaiting { end() }
    let result = waitpid(process, &status, isLate || isWaiting ? 0 : WNOHANG)
    guard result == process else { return nil }
    // Its child processes would keep the locks.
    if hasGroup { end() }
    let signal = status & 0x7f
    let code = (status >> 8) & 0xff
    if isLate {
      ending = .timedOut
    } else if isWaiting {
      ending = .waited
    } else {
      ending = signal == 0 ? .exited(code) : .signaled(signal)
    }
    return ending
  }

  private func end() { _ = kill(hasGroup ? -process : process, SIGKILL) }

  /// Returns whether the program used no processor for too long. On a busy machine a program that
  /// computes still uses some.
  private mutating func hasWaited() -> Bool {
    guard let longestWait, let used = processorTime else { return false }
    let now = ContinuousClock.now
    guard let usage, usage.processor.tv_sec == used.tv_sec,
      usage.processor.tv_nsec == used.tv_nsec
    else {
      self.usage = (used, now)
      return false
    }
    return now - usage.grewAt > longestWait
  }

  /// The processor time that the program used; `nil` if the system doesn't report it.
  private var processorTime: timespec? {
    #if os(Linux)
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return nil
    }
    return time
    #else
    return nil
    #endif
  }

  private static let variables = variables(of: .process).map { "\($0.key)=\($0.value)" }

  /// Returns the environment, with variables that make the output of programs the same on every
  /// machine.
  static func variables(of environment: RunEnvironment) -> [String: String] {
    var variables = environment.variables
    variables["SWIFT_BACKTRACE"] = "enable=no"
    variables["TERM"] = "dumb"
    variables["TZ"] = "UTC"
    variables["LC_ALL"] = "C.UTF-8"
    // The process that programs end with, which may be killed before they start.
    variables["SNAPSHOT_PREVIEW_TOOL"] = "\(getpid())"
    // Programs run in other folders, so the path is made absolute.
    if let fonts = variables[PreviewFonts.variable], !fonts.isEmpty {
      variables[PreviewFonts.variable] = environment.absolute(fonts)
    }
    return variables
  }
}
