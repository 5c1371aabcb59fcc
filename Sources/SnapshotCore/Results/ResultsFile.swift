internal import Foundation
internal import Synchronization

/// The results of this process, in a separate file.
///
/// A failure is on disk when `note` returns, with everything before it; passed assertions are
/// buffered until there are many or the process ends, so a killed run may lose some of them. Each
/// line is appended with one `write`, so its cost doesn't grow with the run.
///
/// It is a class because it is the single open file of a run.
package final class ResultsFile: Sendable {
  /// The folder of all artifacts.
  package let artifacts: String
  /// `<host>-<process>-<second>-<count>-<selection>`: unique per process, and it shows the
  /// selection without opening the file.
  package let name: String

  private static let counter = Atomic<Int>(0)
  private static let maxBuffered = 64 << 10
  private let run: ResultRun
  private let environment: RunEnvironment
  private let state = Mutex(State())

  private struct State {
    /// The lines that aren't on disk yet.
    var buffer = ""
    var began = false
    var assertions = 0
    var failures = 0
    var recordings = 0
    var isFinished = false
  }

  /// - Parameter parent: The process that started this one for an exit test; otherwise `nil`.
  package init(
    artifacts: String,
    root: String,
    environment: RunEnvironment,
    parent: RunningProcess? = nil
  ) {
    self.artifacts = artifacts
    self.environment = environment
    let count = ResultsFile.counter.add(1, ordering: .relaxed).newValue
    let began = Date().timeIntervalSince1970
    var run = ResultRun(
      name: "",
      root: root,
      began: began,
      environment: environment,
      parent: parent
    )
    let process = "\(TemporaryFiles.host)-\(getpid())-\(String(Int(began), radix: 36))"
    name = "\(process)-\(count)-\(StableHash.digits(of: run.selection))"
    run.name = name
    self.run = run
  }

  /// The path of the file.
  package var path: String { "\(ResultsFolder(artifacts: artifacts).path)/\(name).js" }

  /// Adds the line of an entry.
  package func note(_ entry: ResultEntry) throws(FileError) {
    try add(
      ResultLine.Frame(of: entry),
      time: entry.time,
      duration: entry.duration,
      status: entry.status
    )
  }

  /// Adds the line of an assertion that passed.
  ///
  /// - Parameter isUrgent: Whether the line must be on disk when the call returns.
  func notePass(
    _ line: ResultLine.Frame,
    time: Double,
    duration: Double,
    isUrgent: Bool
  ) throws(FileError) {
    try add(line, time: time, duration: duration, status: .passed, isUrgent: isUrgent)
  }

  private func add(
    _ line: ResultLine.Frame,
    time: Double,
    duration: Double?,
    status: ResultEntry.Status,
    isUrgent: Bool = false
  ) throws(FileError) {
    let result: Result<Void, FileError> = state.withLock { state in
      state.assertions += 1
      if status.isFailure { state.failures += 1 }
      if status == .new || status == .recorded { state.recordings += 1 }
      line.append(time: time, duration: duration, to: &state.buffer)
      let isUrgent = isUrgent || status != .passed || !state.began
      guard isUrgent || state.buffer.utf8.count > ResultsFile.maxBuffered else {
        return .success(())
      }
      return flush(&state)
    }
    try result.get()
  }

  /// The summary for the end of the process; `nil` if everything passed.
  package var summary: RunSummary? {
    let isNeeded = state.withLock { $0.failures + $0.recordings > 0 }
    guard isNeeded else { return nil }
    // A test runner starts all processes of its run.
    let began = ProcessStart.time(of: getppid()) ?? run.began
    return RunSummary(file: self, root: run.root, began: began, environment: environment)
  }

  /// Writes buffered lines and the last line, and removes the results that this run replaces.
  package func finish() {
    let ended = state.withLock { state in
      guard state.began, !state.isFinished else { return false }
      state.isFinished = true
      let end = ResultEnd(
        ended: Date().timeIntervalSince1970,
        assertions: state.assertions,
        failures: state.failures
      )
      state.buffer += ResultLine.end(end).text
      if case .success = flush(&state) { return true }
      return false
    }
    if ended { ResultsFolder(artifacts: artifacts).sweep(after: run) }
  }

  deinit { finish() }

  private func flush(_ state: inout State) -> Result<Void, FileError> {
    // The folder may have been removed while tests run; then it is created again.
    if state.began, !FilePath.isDirectory(ResultsFolder(artifacts: artifacts).path) {
      state.began = false
    }
    do throws(FileError) {
      if !state.began { try begin(&state) }
      try AppendedFile.append(state.buffer, to: path)
      state.buffer.removeAll(keepingCapacity: true)
      return .success(())
    } catch {
      // Lines that can't be written must not accumulate.
      if state.buffer.utf8.count > ResultsFile.maxBuffered { state.buffer = "" }
      return .failure(error)
    }
  }

  private func begin(_ state: inout State) throws(FileError) {
    let folder = ResultsFolder(artifacts: artifacts)
    try folder.create()
    try AppendedFile.append(ResultLine.begin(run).text, to: path)
    state.began = true
    try folder.addToPage(name)
  }
}
