import Drawing
import Testing

/// A word of the vocabulary that takes a number, whatever that is.
struct HostileWord: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @Sendable (CGFloat) -> AnyView

  init(_ name: String, @ViewBuilder _ view: @escaping @Sendable (CGFloat) -> any View) {
    testDescription = name
    self.view = { AnyView(view($0)) }
  }

  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0, -1, 1e9, 0.5,
  ]

  /// The same for words that take whole numbers.
  struct Counting: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @Sendable (Int) -> AnyView

    init(_ name: String, @ViewBuilder _ view: @escaping @Sendable (Int) -> any View) {
      testDescription = name
      self.view = { AnyView(view($0)) }
    }

    static let numbers = [Int.max, Int.min, 0, -1, 1]
  }

  static var all: [HostileWord] { layouts + shapes + effects + styles + texts + controls }
}
