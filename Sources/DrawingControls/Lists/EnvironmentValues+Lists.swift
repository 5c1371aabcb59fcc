public import Foundation

private struct RowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat { 44 }
}

private struct HeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

private struct HeaderProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
  /// The minimum height of rows, which this library ignores; 44 points by default.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }

  /// The minimum height of section headers, which this library ignores; `nil` by default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }

  /// The prominence of section headers, which this library ignores; standard by default.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }

  /// The action that reloads the content; `nil`, because a rendering isn't reloaded.
  public var refresh: RefreshAction? { nil }

  /// The action that ends a search; it has no effect.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
}

/// An action that reloads the content of a view. There is no such action in a rendering.
public struct RefreshAction: Sendable {
  private init() {}

  /// Has no effect.
  public func callAsFunction() async {}
}

/// An action that ends a search. It has no effect.
public struct DismissSearchAction: Sendable {
  init() {}

  /// Has no effect.
  public func callAsFunction() {}
}
