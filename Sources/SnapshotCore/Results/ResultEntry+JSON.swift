extension ResultLine {
  /// The line of an assertion as JSON for a script, with sorted keys, except the two numbers that
  /// change with each run.
  ///
  /// Every assertion writes one, so it is formatted by hand: a general encoder would take longer
  /// than reading and comparing the reference.
  struct Frame: Sendable {
    private let beforeDuration: String
    /// The text between the duration and the identifier.
    private let beforeID: String
    /// The text between the name and the time.
    private let afterName: String
    private let beforeTime: String

    init(of entry: ResultEntry) {
      var text = "snapshot({\"result\":{"
      if let matched = entry.alsoMatched { text += "\"alsoMatched\":\(matched)," }
      text += "\"detail\":"
      ScriptText.append(entry.detail, to: &text)
      if let tests = entry.differingTests {
        text += ",\"differingTests\":\(ScriptText.json(tests))"
      }
      if let lines = entry.drawnAt { text += ",\"drawnAt\":\(ScriptText.json(lines))" }
      beforeDuration = text
      text = ",\"files\":"
      text += entry.files.isEmpty ? "{}" : ScriptText.json(entry.files)
      text += ",\"filter\":"
      ScriptText.append(entry.filter, to: &text)
      text += ",\"folder\":"
      ScriptText.append(entry.folder, to: &text)
      if let former = entry.former {
        text += ",\"former\":"
        ScriptText.append(former, to: &text)
      }
      if let history = entry.history { text += ",\"history\":\(ScriptText.json(history))" }
      beforeID = text
      text = ",\"place\":"
      ScriptText.append(entry.place, to: &text)
      text += ",\"source\":"
      ScriptText.append(entry.source, to: &text)
      text += ",\"status\":\""
      text += entry.status.rawValue
      text += "\""
      if let strategy = entry.strategy {
        text += ",\"strategy\":"
        ScriptText.append(strategy, to: &text)
      }
      text += ",\"summary\":"
      ScriptText.append(entry.summary, to: &text)
      text += ",\"test\":"
      ScriptText.append(entry.test, to: &text)
      text += ",\"time\":"
      afterName = text
      beforeTime = Frame.text(of: entry, after: beforeID, before: afterName)
    }

    /// Creates the line of an entry that differs only in its identifier and name from another one.
    init(of entry: ResultEntry, otherwiseLike frame: Frame) {
      beforeDuration = frame.beforeDuration
      beforeID = frame.beforeID
      afterName = frame.afterName
      beforeTime = Frame.text(of: entry, after: beforeID, before: afterName)
    }

    /// Returns the members from the identifier to the name, between two other texts.
    private static func text(
      of entry: ResultEntry,
      after start: String,
      before end: String
    ) -> String {
      var text = ""
      let length = start.utf8.count + entry.id.utf8.count + end.utf8.count
      text.reserveCapacity(length + (entry.name?.utf8.count ?? 0) + 32)
      text += start
      text += ",\"id\":"
      ScriptText.append(entry.id, to: &text)
      if let inline = entry.inline { text += ",\"inline\":\(ScriptText.json(inline))" }
      if let measured = entry.measured { text += ",\"measured\":\(ScriptText.json(measured))" }
      if let name = entry.name {
        text += ",\"name\":"
        ScriptText.append(name, to: &text)
      }
      text += end
      return text
    }

    /// Appends the line with its line ending.
    ///
    /// - Parameters:
    ///   - time: The end of the assertion, in seconds since 1970.
    ///   - duration: The seconds from the call to the verdict.
    func append(time: Double, duration: Double?, to text: inout String) {
      text += beforeDuration
      if let duration {
        text += ",\"duration\":"
        text += duration.description
      }
      text += beforeTime
      text += time.description
      text += "}});\n"
    }
  }
}
