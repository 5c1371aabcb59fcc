public import Foundation

/// A provider of dragged data, which is always empty.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The suggested file name.
  open var suggestedName: String?

  /// Creates a provider.
  public override init() {}

  /// Creates a provider; the object is ignored.
  public init(object: Any) {}

  /// Creates a provider; the item is ignored.
  public init(item: Any?, typeIdentifier: String?) {}

  /// Creates a provider; the file isn't read.
  public init?(contentsOf fileURL: URL?) {}

  /// The types of the data; always empty.
  open var registeredTypeIdentifiers: [String] { [] }

  /// Returns whether there is data of a type; always `false`.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  /// Returns whether an object of a type can be loaded; always `false`.
  open func canLoadObject<Object>(ofClass type: Object.Type) -> Bool { false }

  /// Doesn't load anything, and never calls the handler.
  @discardableResult
  open func loadObject<Object>(
    ofClass type: Object.Type,
    completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }

  /// Doesn't load anything, and never calls the handler.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}
