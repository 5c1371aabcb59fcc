/// A macro that declares an environment value with a default.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var lineWidth: CGFloat = 2
/// }
/// ```
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
