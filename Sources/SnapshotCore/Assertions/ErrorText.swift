internal import Foundation

/// The description of an error in messages.
package enum ErrorText {
  /// Returns the error's own description, without the generic text of `localizedDescription`.
  package static func make(_ error: any Error) -> String {
    if let words = (error as? any LocalizedError)?.errorDescription { return words }
    let type = String(describing: type(of: error))
    guard let text = try? NestedText.describing(error) else {
      return "\(type), nested too deeply to describe"
    }
    // The name of an enum case alone is hard to understand without its type.
    return text.contains(" ") || text.contains(type) ? text : "\(type).\(text)"
  }
}
