internal import Foundation

/// The start times of processes.
enum ProcessStart {
  /// Returns a text that distinguishes a process from earlier ones with the same identifier, or
  /// `nil` if the start isn't known.
  static func mark(of process: pid_t) -> String? {
    #if os(Linux)
    // A time since 1970 would depend on the moment at which it is computed.
    return ticks(of: process).map { String($0) }
    #else
    return time(of: process).map { String($0) }
    #endif
  }

  #if os(Linux)
  private static func ticks(of process: pid_t) -> Int? {
    let path = "/proc/\(process)/stat"
    guard case .bytes(let bytes) = ReferenceReader(limit: 1 << 16).contents(at: path) else {
      return nil
    }
    return ticks(in: String(decoding: bytes, as: UTF8.self))
  }
  #endif

  /// Returns the start of a process in seconds since 1970, or `nil` if it isn't known.
  static func time(of process: pid_t) -> Double? {
    #if os(Linux)
    guard let ticks = ticks(of: process) else { return nil }
    var now = timespec()
    clock_gettime(CLOCK_BOOTTIME, &now)
    let sinceBoot = Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
    let perSecond = Double(max(sysconf(Int32(_SC_CLK_TCK)), 1))
    return Date().timeIntervalSince1970 - (sinceBoot - Double(ticks) / perSecond)
    #elseif canImport(Darwin)
    var names = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
    var found = kinfo_proc()
    var size = MemoryLayout<kinfo_proc>.stride
    guard sysctl(&names, UInt32(names.count), &found, &size, nil, 0) == 0, size > 0 else {
      return nil
    }
    let start = found.kp_proc.p_un.__p_starttime
    return Double(start.tv_sec) + Double(start.tv_usec) / 1e6
    #else
    return nil
    #endif
  }

  /// Reads the start in clock ticks since the system was started.
  static func ticks(in status: String) -> Int? {
    // The second field is the program's name in parentheses, which may contain spaces.
    guard let end = status.lastIndex(of: ")") else { return nil }
    let fields = status[end...].split(separator: " ")
    // The start is field 22, and these fields begin with field 2.
    return fields.count > 20 ? Int(fields[20]) : nil
  }
}
