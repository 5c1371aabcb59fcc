internal import Foundation
internal import SnapshotCore

/// The renderer of previews, which runs the built program in one process per preview.
struct PreviewRenderer {
  let folder: ModuleFolder
  let request: RenderRequest
  /// The processor time that a preview may use, in seconds.
  let processorTime: Double
  let progress: PreviewProgress

  /// The outcome of rendering a preview.
  struct Outcome {
    var pictures: [RunnerPicture] = []
    /// The reason why pictures are missing.
    var failure: String?
  }

  /// Returns the previews of the program.
  func list() throws -> [ListedPreview] {
    let path = "\(folder.path)/list.json"
    _ = unlink(path)
    // The names of previews are expressions, which may trap or never end.
    var process = try Subprocess(
      [folder.runner, "list", path],
      in: folder.path,
      output: folder.log,
      timeout: request.timeout,
      longestWait: processorTime,
      processorTime: Int(processorTime.rounded(.up))
    )
    var pause = PollingPause()
    while process.poll() == nil { pause.wait() }
    let ending = process.ending
    if ending == .exited(3) {
      let reason = folder.text(at: folder.log).trimmingCharacters(in: .whitespacesAndNewlines)
      throw PreviewError.fonts(reason)
    }
    guard ending == .exited(0), let data = FileManager.default.contents(atPath: path) else {
      throw PreviewError.list(log: folder.log)
    }
    return try JSONDecoder().decode([ListedPreview].self, from: data)
  }

  /// Renders previews in parallel, one per processor. A preview that traps or hangs doesn't affect
  /// others.
  func render(_ previews: [ListedPreview]) throws -> [Outcome] {
    let pictures = "\(folder.path)/pictures"
    for name in FolderListing.names(in: pictures) { _ = unlink("\(pictures)/\(name)") }
    let options = "\(folder.path)/request.json"
    try folder.write(Array(JSONEncoder().encode(request)), to: options)
    var outcomes = previews.map { _ in Outcome() }
    var waiting = Array(previews.indices.reversed())
    var running: [(index: Int, process: Subprocess)] = []
    let maxProcesses = ProcessInfo.processInfo.activeProcessorCount
    var pause = PollingPause()
    while !waiting.isEmpty || !running.isEmpty {
      while running.count < maxProcesses, let index = waiting.popLast() {
        progress.step("Rendering \(previews.count - waiting.count) of \(previews.count)")
        let prefix = "\(pictures)/\(previews[index].index)"
        let words = [folder.runner, "render", "\(previews[index].index)", options, prefix]
        let process = try Subprocess(
          words,
          in: pictures,
          output: prefix + ".log",
          timeout: request.timeout,
          longestWait: processorTime,
          processorTime: Int(processorTime.rounded(.up))
        )
        running.append((index, process))
        pause = PollingPause()
      }
      for slot in running.indices.reversed() {
        guard let ending = running[slot].process.poll() else { continue }
        let index = running[slot].index
        outcomes[index] = outcome(of: previews[index], ending)
        running.remove(at: slot)
        pause = PollingPause()
      }
      pause.wait()
    }
    return outcomes
  }

  /// Writes the contact sheet and returns its path, or `nil` if that fails.
  func sheet(_ entries: [SheetEntry]) throws -> String? {
    let list = "\(folder.path)/sheet.json"
    let path = "\(folder.path)/sheet.png"
    _ = unlink(path)
    try folder.write(Array(JSONEncoder().encode(entries)), to: list)
    let words = [folder.runner, "sheet", list, path]
    let ending = try Subprocess.run(words, in: folder.path, output: folder.log)
    return ending == .exited(0) && FilePath.exists(path) ? path : nil
  }

  private func outcome(of preview: ListedPreview, _ ending: Subprocess.Termination) -> Outcome {
    let prefix = "\(folder.path)/pictures/\(preview.index)"
    var outcome = Outcome()
    let data = FileManager.default.contents(atPath: prefix + ".json")
    let pictures = data.flatMap { try? JSONDecoder().decode([RunnerPicture].self, from: $0) }
    outcome.pictures = pictures ?? []
    let output = folder.tail(of: prefix + ".log")
    _ = unlink(prefix + ".log")
    switch ending {
    case .exited(0):
      outcome.failure = outcome.pictures.lazy.compactMap(\.error).first
      if outcome.pictures.isEmpty { outcome.failure = "The preview has no view." }
      if pictures == nil { outcome.failure = "It called `exit(0)`." }
    case .signaled(SIGXCPU):
      let limit = seconds(processorTime.rounded(.up))
      outcome.failure = "It used more than \(limit) of processor time. Pass a larger --timeout."
    case .waited:
      outcome.failure =
        "It waited for \(seconds(processorTime)) without computing. Pass a larger --timeout if it has to."
    case .timedOut, .signaled(SIGALRM):
      let limit = seconds(request.timeout)
      outcome.failure =
        "It didn’t end within \(limit). Pass a larger --timeout."
    case .exited(let code):
      outcome.failure = trap(in: output) ?? "The process ended with exit code \(code)."
    case .signaled(let signal):
      outcome.failure = trap(in: output) ?? sentence(of: signal)
    }
    return outcome
  }

  private func seconds(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value)) s" : "\(value) s"
  }

  private func sentence(of signal: Int32) -> String {
    switch signal {
    case SIGSEGV: "It crashed with signal \(signal), possibly because of endless recursion."
    case SIGKILL: "It was killed, probably because memory ran out."
    case SIGXFSZ: "It wrote more than 1 GiB of output."
    default: "It crashed with signal \(signal)."
    }
  }

  /// Returns the message of a trap with its location.
  private func trap(in output: String) -> String? {
    let lines = output.split(whereSeparator: \.isNewline)
    guard let line = lines.last(where: { $0.contains("Fatal error") }) else { return nil }
    return VisibleText.make(line.utf8, limit: 500)
  }
}
