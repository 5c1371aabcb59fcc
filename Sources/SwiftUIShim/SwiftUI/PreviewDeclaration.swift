internal import CPreviews
public import Drawing
internal import Foundation

/// What `#Preview` makes a type of; it isn't meant to be written by hand.
public protocol PreviewDeclaration: Sendable {
  /// The module and the file's name.
  static var fileID: String { get }
  /// The line of the declaration, counted from 1.
  static var line: Int { get }
  /// The preview.
  @MainActor static var content: PreviewContent { get }
}

extension PreviewDeclaration {
  /// The preview, without its view.
  static var listed: PreviewContent { assumingMainActor(Self.self) { $0.content } }

  /// The view in the size it is to be drawn in.
  static var view: AnyView {
    assumingMainActor(Self.self) { declaration in
      let content = declaration.content
      let view = AnyView(content.body())
      guard let size = content.size else { return view }
      return AnyView(view.frame(width: size.width, height: size.height))
    }
  }
}

/// What stands between the parentheses and braces of `#Preview`; it isn't meant to be made by hand.
public struct PreviewContent {
  let name: String?
  let size: CGSize?
  let body: @MainActor () -> any View

  /// Takes what `#Preview` takes.
  public init(
    _ name: String? = nil,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    size = nil
    self.body = body
  }

  /// Takes what `#Preview` takes.
  public init(
    _ name: String? = nil,
    traits: PreviewTrait,
    _ additionalTraits: PreviewTrait...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    size = ([traits] + additionalTraits).compactMap(\.size).last
    self.body = body
  }
}

/// The records that the previews of a program leave in it, for the linker to put together.
enum PreviewRecords {
  static var declarations: [any PreviewDeclaration.Type] {
    let records = UnsafeBufferPointer(
      start: previews_first(),
      count: previews_first().flatMap { first in previews_end().map { $0 - first } } ?? 0
    )
    return records.compactMap { record in
      guard let record else { return nil }
      return withUnsafeTemporaryAllocation(of: (any PreviewDeclaration.Type).self, capacity: 1) {
        record($0.baseAddress)
        return $0[0]
      }
    }
  }
}
