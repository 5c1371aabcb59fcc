/// A key of values that views pass to the views that contain them, at any level.
///
/// ```swift
/// struct WidestKey: PreferenceKey {
///   static var defaultValue: CGFloat { 0 }
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value if no view sets one.
  static var defaultValue: Value { get }
  /// Combines the value of the previous views with that of the next view, in the order of the view
  /// tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// The default value, `nil`.
  public static var defaultValue: Value { nil }
}
