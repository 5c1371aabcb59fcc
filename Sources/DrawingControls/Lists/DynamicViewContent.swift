public import Foundation

/// A view that creates a view for each element of a collection, such as `ForEach`.
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

nonisolated extension ForEach: DynamicViewContent {}

nonisolated extension DynamicViewContent {
  /// Returns the view unchanged, because rows can't be deleted.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent<Data> {
    self
  }

  /// Returns the view unchanged, because rows can't be moved.
  public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> { self }
}
