public import DrawingControls

// Applications aren't run, so menus are never shown. These declarations let files with commands
// compile.

/// A set of commands in the main menu.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the content.
  associatedtype Body: Commands
  /// The content.
  @CommandsBuilder var body: Body { get }
}

nonisolated extension Commands where Body == Never {
  /// The body of built-in commands. Accessing it is a programming error.
  public var body: Never {
    // Only code that accesses the `body` of built-in commands reaches this line.
    fatalError("\(Self.self) are built-in commands and have no body")
  }
}

nonisolated extension Never: Commands {}

/// A result builder that combines commands.
@resultBuilder
public enum CommandsBuilder {
  /// Returns an empty set of commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Returns the first commands.
  public static func buildBlock<First: Commands, each Other: Commands>(
    _ first: First,
    _ others: repeat each Other
  ) -> First {
    first
  }
}

/// An empty set of commands.
nonisolated public struct EmptyCommands: Commands, Sendable {
  /// The body type.
  public typealias Body = Never

  /// Creates an empty set of commands.
  public init() {}
}

/// The commands for sidebars.
nonisolated public struct SidebarCommands: Commands, Sendable {
  /// The body type.
  public typealias Body = Never

  /// Creates the commands.
  public init() {}
}

/// A menu of commands.
nonisolated public struct CommandMenu<Content: View>: Commands {
  /// The body type.
  public typealias Body = Never

  /// Creates a menu.
  public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands before, after or in place of a group of standard commands.
nonisolated public struct CommandGroup<Content: View>: Commands {
  /// The body type.
  public typealias Body = Never

  /// Creates commands before a group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands after a group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands that replace a group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of standard commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  private enum Group {
    case appInfo, appSettings, appTermination, newItem, saveItem, printItem, undoRedo, pasteboard
    case textEditing, textFormatting, toolbar, sidebar, windowList, help
  }

  private let group: Group
  /// Information about the application.
  public static let appInfo = CommandGroupPlacement(group: .appInfo)
  /// Settings.
  public static let appSettings = CommandGroupPlacement(group: .appSettings)
  /// Quitting.
  public static let appTermination = CommandGroupPlacement(group: .appTermination)
  /// New documents.
  public static let newItem = CommandGroupPlacement(group: .newItem)
  /// Saving.
  public static let saveItem = CommandGroupPlacement(group: .saveItem)
  /// Printing.
  public static let printItem = CommandGroupPlacement(group: .printItem)
  /// Undoing and redoing.
  public static let undoRedo = CommandGroupPlacement(group: .undoRedo)
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(group: .pasteboard)
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(group: .textEditing)
  /// Formatting text.
  public static let textFormatting = CommandGroupPlacement(group: .textFormatting)
  /// The toolbar.
  public static let toolbar = CommandGroupPlacement(group: .toolbar)
  /// The sidebar.
  public static let sidebar = CommandGroupPlacement(group: .sidebar)
  /// The list of windows.
  public static let windowList = CommandGroupPlacement(group: .windowList)
  /// Help.
  public static let help = CommandGroupPlacement(group: .help)
}
