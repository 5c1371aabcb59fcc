extension ResultEntry {
  /// Appends the entry as JSON that may stand in a script, with sorted keys.
  ///
  /// Every assertion writes one, so it is put together by hand: a general encoder would cost more
  /// than reading and comparing the reference.
  func appendJSON(to text: inout String) {
    text += "{\"detail\":"
    ScriptText.append(detail, to: &text)
    if let duration {
      text += ",\"duration\":"
      text += duration.description
    }
    text += ",\"files\":"
    text += files.isEmpty ? "{}" : ScriptText.json(files)
    text += ",\"filter\":"
    ScriptText.append(filter, to: &text)
    text += ",\"folder\":"
    ScriptText.append(folder, to: &text)
    text += ",\"id\":"
    ScriptText.append(id, to: &text)
    if let measured { text += ",\"measured\":\(ScriptText.json(measured))" }
    if let name {
      text += ",\"name\":"
      ScriptText.append(name, to: &text)
    }
    text += ",\"place\":"
    ScriptText.append(place, to: &text)
    text += ",\"source\":"
    ScriptText.append(source, to: &text)
    text += ",\"status\":\""
    text += status.rawValue
    text += "\""
    if let strategy {
      text += ",\"strategy\":"
      ScriptText.append(strategy, to: &text)
    }
    text += ",\"summary\":"
    ScriptText.append(summary, to: &text)
    text += ",\"test\":"
    ScriptText.append(test, to: &text)
    text += ",\"time\":"
    text += time.description
    text += "}"
  }
}
