import Foundation

/// Returns the date, machine and method of the measurement, without which a table means nothing.
func machine() -> String {
  let information = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
  let line = information.split(separator: "\n").first { $0.hasPrefix("model name") }
  let model = line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces) ?? "unknown"
  let system = ProcessInfo.processInfo
  return """
    \(Date().formatted(.iso8601.year().month().day())), \(system.operatingSystemVersionString), \
    processor \(model), \(system.processorCount) cores. Milliseconds of processor time, medians of \
    \(rounds) turns.
    """
}
