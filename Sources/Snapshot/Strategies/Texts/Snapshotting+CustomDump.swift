#if CustomDump
internal import CustomDump

extension Snapshotting where Format == String {
  /// A strategy that records the output of swift-custom-dump in a `.txt` file.
  ///
  /// It requires the package trait `CustomDump`:
  ///
  /// ```swift
  /// .package(url: "…", from: "…", traits: [.defaults, "CustomDump"])
  /// ```
  public static var customDump: Snapshotting {
    SimplySnapshotting.lines.pullback { (value: Value) in
      var text = ""
      CustomDump.customDump(value, to: &text)
      return text
    }
    .named()
  }
}
#endif
