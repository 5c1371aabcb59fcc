/// Where a geometry reader places the views in it.
public enum GeometryReaderPlacement: Hashable, Sendable {
  /// At its top left corner, as SwiftUI has done since its second release (iOS 14).
  case topLeading
  /// In its middle, as SwiftUI's first release (iOS 13) did.
  case center
}

private struct GeometryReaderPlacementKey: EnvironmentKey {
  static var defaultValue: GeometryReaderPlacement { .topLeading }
}

extension EnvironmentValues {
  /// Where geometry readers place the views in them; the top left corner unless set.
  public var geometryReaderPlacement: GeometryReaderPlacement {
    get { self[GeometryReaderPlacementKey.self] }
    set { self[GeometryReaderPlacementKey.self] = newValue }
  }
}

extension View {
  /// Sets where geometry readers in this view place their views.
  ///
  /// For drawings made with SwiftUI's first release, which centred them.
  public func geometryReaderPlacement(_ placement: GeometryReaderPlacement) -> some View {
    environment(\.geometryReaderPlacement, placement)
  }
}
