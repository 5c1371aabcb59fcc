import Foundation
import Synchronization

/// The reader of font attributes whose type another module declares.
package enum AttributedFonts {
  private static let reader = Mutex<(@Sendable (Any) -> Font?)?>(nil)

  /// Sets the function that returns the font of a run of an attributed string.
  package static func setReader(_ read: @escaping @Sendable (_ run: Any) -> Font?) {
    reader.withLock { $0 = read }
  }

  /// Returns the font of a run that has no font of this module.
  static func font(of run: AttributedString.Runs.Run) -> Font? {
    reader.withLock { $0 }?(run)
  }
}
