/// The position of the views in a geometry reader.
public enum GeometryReaderPlacement: Hashable, Sendable {
  /// The top left corner, as in SwiftUI since its second release (iOS 14).
  case topLeading
  /// The centre, as in SwiftUI's first release (iOS 13).
  case center
}

private struct GeometryReaderPlacementKey: EnvironmentKey {
  static var defaultValue: GeometryReaderPlacement { .topLeading }
}

extension EnvironmentValues {
  /// The position of the views in geometry readers; the top left corner by default.
  public var geometryReaderPlacement: GeometryReaderPlacement {
    get { self[GeometryReaderPlacementKey.self] }
    set { self[GeometryReaderPlacementKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the position of the views in geometry readers in this view.
  ///
  /// Drawings made with SwiftUI's first release, which centred the views, need `center`.
  public consuming func geometryReaderPlacement(_ placement: GeometryReaderPlacement) -> some View {
    environment(\.geometryReaderPlacement, placement)
  }
}
