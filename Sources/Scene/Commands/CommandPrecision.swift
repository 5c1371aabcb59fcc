/// Rounds the numbers of a command dump.
package enum CommandPrecision {
  /// Returns the commands with `places` decimals, 0…4, in every fraction; names are unchanged.
  package static func rounding(_ commands: String, places: Int) -> String {
    let places = min(max(places, 0), 4)
    guard places < 4 else { return commands }
    return commands.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        switch words.first(where: { !$0.isEmpty }) {
        // A name follows, which may contain anything.
        case "fill", "stroke", "group": return String(line)
        default: return words.map { rounded($0, places) }.joined(separator: " ")
        }
      }
      .joined(separator: "\n")
  }

  private static func rounded(_ word: Substring, _ places: Int) -> String {
    guard word.contains("."), let number = Double(word) else { return String(word) }
    return DecimalFormat.fixed(number, places: places)
  }
}
