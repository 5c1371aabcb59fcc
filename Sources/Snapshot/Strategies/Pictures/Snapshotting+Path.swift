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
  /// - Parameter precision: The number of decimals, 0…4.
  public static func pathCommands(precision: Int) -> Snapshotting {
    SimplySnapshotting.lines.pullback {
      CommandPrecision.rounding($0.commands(), places: precision)
    }
    .named()
  }
}
#endif
