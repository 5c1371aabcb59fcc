public import Drawing

/// A macro that declares a preview at file scope. ``Preview/all`` lists the previews of the
/// program.
///
/// ```swift
/// #Preview("Badge") {
///   Badge()
/// }
/// ```
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A macro that declares a preview at file scope. ``Preview/all`` lists the previews of the
/// program.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait,
  _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// A macro that marks a declaration in a preview as state that persists, as in a view.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// A preview declared by `#Preview`, whose view a test can render.
///
/// ```swift
/// @Test(arguments: Preview.all(in: "App"))
/// func previewIsDrawnAsBefore(_ preview: Preview) {
///   assertSnapshot(of: preview.view, as: .png)
/// }
/// ```
///
/// The raw value consists of the file and the preview's name, `App/Badge.swift/Large`. A preview
/// without a name, or with the name of an earlier one, uses its number: `App/Badge.swift/2`.
public struct Preview: RawRepresentable, CustomStringConvertible, Sendable {
  /// The file, followed by the preview's name or number, counted from 1.
  public let rawValue: String
  /// The name, if it has one.
  public let name: String?
  /// The module and the file's name: `App/Badge.swift`.
  public let fileID: String
  /// The line of the declaration, counted from 1.
  public let line: Int
  private let declaration: any PreviewDeclaration.Type

  /// Creates the preview with a raw value; returns `nil` if the program has none.
  public init?(rawValue: String) {
    guard let preview = Preview.all.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = preview
  }

  fileprivate init(
    _ content: PreviewContent,
    _ declaration: any PreviewDeclaration.Type,
    id: String
  ) {
    rawValue = id
    name = content.name
    fileID = declaration.fileID
    line = declaration.line
    self.declaration = declaration
  }

  /// A new view on each access, with the size of the `fixedLayout` trait, if any.
  public var view: AnyView { declaration.view }

  /// The layout that the last of the preview's traits with a layout sets.
  package var layout: PreviewLayout? { assumingMainActor(self) { $0.declaration.content.layout } }

  /// The view as declared, without the size of `fixedLayout`.
  @MainActor package var content: any View { declaration.content.body() }

  /// The raw value.
  public var description: String { rawValue }

  /// The previews of all linked modules, ordered by file and line.
  ///
  /// The list requires Swift 6.3 and a platform with ELF executables, such as Linux. Elsewhere,
  /// previews are type-checked but not listed.
  public static var all: [Preview] {
    let declarations = PreviewRecords.declarations.sorted {
      ($0.fileID, $0.line) < ($1.fileID, $1.line)
    }
    var taken: Set<String> = []
    var count: [String: Int] = [:]
    return declarations.map { declaration in
      let content = declaration.listed
      let number = count[declaration.fileID, default: 0] + 1
      count[declaration.fileID] = number
      let id = content.name.map { "\(declaration.fileID)/\($0)" }
        .flatMap { taken.insert($0).inserted ? $0 : nil }
      return Preview(content, declaration, id: id ?? "\(declaration.fileID)/\(number)")
    }
  }

  /// Returns the previews of a module or of one of its files. If there are none, a parameterised
  /// test with these arguments has no cases.
  ///
  /// - Parameter fileOrModule: `App` or `App/Badge.swift`.
  public static func all(in fileOrModule: String) -> [Preview] {
    all.filter { $0.fileID == fileOrModule || $0.fileID.hasPrefix(fileOrModule + "/") }
  }
}
