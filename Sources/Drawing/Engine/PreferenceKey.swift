/// A key for what views tell the views around them, however far.
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
  /// The type of the values.
  associatedtype Value
  /// The value where no view says anything.
  static var defaultValue: Value { get }
  /// Joins the value of the views before with that of the next one, in the order of the view tree.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}
