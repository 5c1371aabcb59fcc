public import Drawing
public import Foundation

nonisolated extension View {
  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> Preview
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func onDrop(
    of supportedContentTypes: [UTType],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func onDrop(
    of supportedContentTypes: [UTType],
    delegate: any DropDelegate
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func onDrop(
    of supportedTypes: [String],
    isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View { self }

  /// Returns the view unchanged, because a rendering has no drag and drop.
  public func onDrop(
    of supportedTypes: [String],
    delegate: any DropDelegate
  ) -> some View { self }
}

/// A delegate of a drop, which is never called.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether a drop is allowed; never called.
  func validateDrop(info: DropInfo) -> Bool
  /// Accepts a drop; never called.
  func performDrop(info: DropInfo) -> Bool
  /// Reports that a drop entered the view; never called.
  func dropEntered(info: DropInfo)
  /// Returns the operation of a drop; never called.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Reports that a drop left the view; never called.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns `true`.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Has no effect.
  public func dropEntered(info: DropInfo) {}
  /// Returns `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Has no effect.
  public func dropExited(info: DropInfo) {}
}

/// A drop. A rendering creates none.
public struct DropInfo {
  /// The position, in points.
  public let location: CGPoint

  /// Returns whether the drop has data of one of some types; always `false`.
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  /// Returns whether the drop has data of one of some types; always `false`.
  public func hasItemsConforming(to types: [String]) -> Bool { false }
  /// Returns the data of some types; always empty.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
  /// Returns the data of some types; always empty.
  public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}

/// The operation that a drop would perform.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

/// The operation of a drop.
public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, because the drop isn't allowed.
  case forbidden
  /// A copy.
  case copy
  /// A move.
  case move
}
