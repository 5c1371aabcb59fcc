import Foundation

/// The default style: a bar, or a spinner if the progress is indeterminate.
nonisolated public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns a bar, or a spinner if the progress is indeterminate.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The default style: a bar, or a spinner if the progress is indeterminate.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
