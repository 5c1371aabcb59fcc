public import Drawing

/// What a file can show, declared at the top of the file; ``Preview/all`` lists what a program has.
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

/// What a file can show, declared at the top of the file; ``Preview/all`` lists what a program has.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait,
  _ additionalTraits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Marks state in a preview, which the preview then keeps as a view does.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// What `#Preview` declares: a view that a test can draw without knowing of it.
///
/// ```swift
/// @Test(arguments: Preview.all(in: "App"))
/// func previewIsDrawnAsBefore(_ preview: Preview) {
///   assertSnapshot(of: preview.view, as: .png)
/// }
/// ```
///
/// Its raw value is the file and the preview's name in it, `App/Badge.swift/Large`; a preview
/// without a name, or with a name that an earlier one has, is told by its number: `App/Badge.swift/2`.
public struct Preview: RawRepresentable, CustomStringConvertible, Sendable {
  /// The file, the preview's name in it or else its number, counted from 1.
  public let rawValue: String
  /// The name, if it has one.
  public let name: String?
  /// The module and the file's name: `App/Badge.swift`.
  public let fileID: String
  /// The line of the declaration, counted from 1.
  public let line: Int
  private let declaration: any PreviewDeclaration.Type

  /// Finds the preview of a raw value, if the program has it.
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

  /// The view, created for each call; with the size of `fixedLayout` if the preview has that trait.
  public var view: AnyView { declaration.view }

  /// The view as it is declared, without the size of `fixedLayout`.
  @MainActor package var content: any View { declaration.content.body() }

  /// The raw value.
  public var description: String { rawValue }

  /// The previews of the program, by their files' names and their lines.
  ///
  /// Those of the modules that it is linked from. It takes Swift 6.3 and a system whose programs are
  /// ELF files, as on Linux; elsewhere previews are checked and not listed.
  public static var all: [Preview] {
    let declarations = PreviewRecords.declarations.sorted {
      ($0.fileID, $0.line) < ($1.fileID, $1.line)
    }
    var taken: Set<String> = []
    var count: [String: Int] = [:]
    return declarations.map { declaration in
      let content = declaration.listed
      count[declaration.fileID, default: 0] += 1
      let number = count[declaration.fileID, default: 0]
      let named = content.name.map { "\(declaration.fileID)/\($0)" }
      let isFree = named.map { taken.insert($0).inserted } ?? false
      let id = isFree ? named : nil
      return Preview(content, declaration, id: id ?? "\(declaration.fileID)/\(number)")
    }
  }

  /// Returns the previews of a module, or of one of its files; none where nothing is called so, and a
  /// test that takes them for its arguments then has no case.
  ///
  /// - Parameter place: `App` or `App/Badge.swift`.
  public static func all(in place: String) -> [Preview] {
    all.filter { $0.fileID == place || $0.fileID.hasPrefix(place + "/") }
  }
}
