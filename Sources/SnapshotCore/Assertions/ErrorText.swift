internal import Foundation

/// What an error says about itself.
package enum ErrorText {
  /// Returns the error's own words, not the stock phrase that `localizedDescription` falls back to.
  package static func make(_ error: any Error) -> String {
    if let words = (error as? any LocalizedError)?.errorDescription { return words }
    let type = String(describing: type(of: error))
    guard let text = try? NestedText.describing(error) else {
      return "\(type), nested too deeply to describe"
    }
    // A bare enum case says little without its type.
    return text.contains(" ") || text.contains(type) ? text : "\(type).\(text)"
  }
}
