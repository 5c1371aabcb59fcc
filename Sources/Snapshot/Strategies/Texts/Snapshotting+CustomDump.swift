#if CustomDump
internal import CustomDump

extension Snapshotting where Format == String {
  /// Keeps a value with everything inside it as swift-custom-dump shows it, in a `.txt` file.
  ///
  /// It is there where the package trait `CustomDump` is on:
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
    .called()
  }
}
#endif
