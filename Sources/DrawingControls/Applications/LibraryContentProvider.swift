/// A type that provides items for an editor's library, for source compatibility. It is never used.
public protocol LibraryContentProvider {
  /// The type of the view that modifiers apply to.
  associatedtype ModifierBase = Never

  /// The views to add to the library.
  @LibraryContentBuilder var views: [LibraryItem] { get }

  /// Returns the modifiers to add to the library.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// No views.
  public var views: [LibraryItem] { [] }

  /// Returns no modifiers.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// An item of an editor's library.
public struct LibraryItem {
  /// The category of an item.
  public struct Category: Hashable, Sendable {
    private let name: String
    /// Effects.
    public static let effect = Category(name: "effect")
    /// Layouts.
    public static let layout = Category(name: "layout")
    /// Controls.
    public static let control = Category(name: "control")
    /// Other items.
    public static let other = Category(name: "other")
  }

  /// Creates an item.
  public init<Snippet>(
    _ snippet: @autoclosure @escaping () -> Snippet,
    visible: Bool = true,
    title: String? = nil,
    category: Category = .other,
    matchingSignature: String? = nil
  ) {}
}

/// A builder of library content.
@resultBuilder
public enum LibraryContentBuilder {
  /// Returns the items in an array.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
