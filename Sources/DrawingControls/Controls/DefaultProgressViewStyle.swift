import Foundation

/// As is usual where it stands.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
  /// Creates the style.
  public init() {}

  /// Returns a bar, or spokes where it isn't known how far it is.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// As is usual where it stands.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
