import Drawing
import Testing

/// A view or modifier with an arbitrary number as an argument.
struct HostileCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @Sendable (CGFloat) -> AnyView

  init(_ name: String, @ViewBuilder _ view: @escaping @Sendable (CGFloat) -> any View) {
    testDescription = name
    self.view = { AnyView(view($0)) }
  }

  static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, 0, -1, 1e9, 0.5,
  ]

  /// The same for arguments that are integers.
  struct Counting: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @Sendable (Int) -> AnyView

    init(_ name: String, @ViewBuilder _ view: @escaping @Sendable (Int) -> any View) {
      testDescription = name
      self.view = { AnyView(view($0)) }
    }

    static let numbers = [Int.max, Int.min, 0, -1, 1]
  }

  static var all: [HostileCase] { layouts + shapes + effects + styles + texts + controls }
}
