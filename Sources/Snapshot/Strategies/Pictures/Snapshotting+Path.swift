#if Pictures
public import Scene

extension Snapshotting where Value == Path, Format == String {
  /// A strategy that records the elements of a path as text, one per line, with four decimals.
  ///
  /// ```swift
  /// assertSnapshot(of: Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), as: .pathCommands)
  /// ```
  public static var pathCommands: Snapshotting { .pathCommands(precision: 4) }

  /// Returns a strategy that records the elements of a path as text, one per line.
  ///
  /// - Parameter precision: The number of decimals, from 0 to 4; others fail the assertion.
  public static func pathCommands(precision: Int) -> Snapshotting {
    SimplySnapshotting.lines.pullback {
      CommandPrecision.rounding($0.commands(), places: try UnknownPrecision.checked(precision))
    }
    .named()
  }
}

/// The error of a number of decimals that commands can't have.
struct UnknownPrecision: Error, CustomStringConvertible {
  var precision: Int

  var description: String {
    "`precision` is \(precision), and `.pathCommands` writes 0 to 4 decimals. Pass one of these."
  }

  /// Returns a number of decimals from 0 to 4; throws for others.
  static func checked(_ precision: Int) throws(UnknownPrecision) -> Int {
    guard 0...4 ~= precision else { throw UnknownPrecision(precision: precision) }
    return precision
  }
}
#endif
