import DrawingControls
import Foundation
import Testing

/// The modifiers that SwiftUI would show, each with the name of its note.
@Suite
struct NotedModifierTests {
  /// A modified view and the name of the note that its rendering must have, if any.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let note: String?
    let view: @Sendable () -> AnyView

    init(
      _ description: String,
      _ note: String?,
      _ view: @escaping @Sendable (Color) -> any View
    ) {
      testDescription = description
      self.note = note
      self.view = { AnyView(view(.red)) }
    }
  }

  private static let text = "text"
  private static let query = Binding.constant("")

  static let bars = [
    Case("title", "navigationTitle") { $0.navigationTitle("Title") },
    Case("title of a bar", "navigationBarTitle") { $0.navigationBarTitle("Title") },
    Case("title of a bar with a mode", "navigationBarTitle") {
      $0.navigationBarTitle("Title", displayMode: .large)
    },
    Case("view in a toolbar", "toolbar") { $0.toolbar { Color.blue } },
    Case("item in a toolbar", "toolbar") { $0.toolbar { ToolbarItem { Color.blue } } },
    Case("optional item in a toolbar", "toolbar") { view in
      view.toolbar {
        if text.isEmpty { ToolbarItem { Color.blue } }
        if text.isEmpty {
          ToolbarItem { Color.blue }
        } else {
          ToolbarItemGroup { Color.blue }
        }
      }
    },
    Case("alternative item in a toolbar", "toolbar") { view in
      view.toolbar {
        if !text.isEmpty {
          ToolbarItem { Color.blue }
        } else {
          ToolbarItemGroup { Color.blue }
        }
      }
    },
    Case("items of a bar", "navigationBarItems") {
      $0.navigationBarItems(leading: Color.blue, trailing: Color.blue)
    },
    Case("leading item of a bar", "navigationBarItems") {
      $0.navigationBarItems(leading: Color.blue)
    },
    Case("trailing item of a bar", "navigationBarItems") {
      $0.navigationBarItems(trailing: Color.blue)
    },
    Case("search", "searchable") { $0.searchable(text: query) },
    Case("search with a prompt", "searchable") { $0.searchable(text: query, prompt: Text("Find")) },
    Case("search with a string", "searchable") { $0.searchable(text: query, prompt: text) },
    Case("presented search", "searchable") {
      $0.searchable(text: query, isPresented: .constant(true))
    },
    Case("destination", "navigationDestination") {
      $0.navigationDestination(isPresented: .constant(true)) { Color.blue }
    },
    Case("hidden destination", nil) {
      $0.navigationDestination(isPresented: .constant(false)) { Color.blue }
    },
    Case("split view", "NavigationSplitView") { view in
      NavigationSplitView {
        view
      } detail: {
        Color.blue
      }
    },
  ]

  private struct Item: Identifiable { let id = 1 }

  private static func presentations(isShown: Bool) -> [Case] {
    let shown = Binding.constant(isShown)
    let item = Binding<Item?>.constant(isShown ? Item() : nil)
    func noted(
      _ note: String,
      _ view: @escaping @Sendable (Color) -> any View
    ) -> Case {
      Case(isShown ? note : "hidden \(note)", isShown ? note : nil, view)
    }
    return [
      noted("sheet") { $0.sheet(isPresented: shown) { Color.blue } },
      noted("sheet") { $0.sheet(item: item) { _ in Color.blue } },
      noted("fullScreenCover") { $0.fullScreenCover(isPresented: shown) { Color.blue } },
      noted("fullScreenCover") { $0.fullScreenCover(item: item) { _ in Color.blue } },
      noted("popover") { $0.popover(isPresented: shown) { Color.blue } },
      noted("popover") { $0.popover(isPresented: shown, arrowEdge: .top) { Color.blue } },
      noted("popover") { $0.popover(item: item) { _ in Color.blue } },
      noted("inspector") { $0.inspector(isPresented: shown) { Color.blue } },
      noted("alert") { $0.alert("Sure?", isPresented: shown) {} },
      noted("alert") {
        $0.alert("Sure?", isPresented: shown) {
        } message: {
          Color.blue
        }
      },
      noted("alert") { $0.alert(isPresented: shown) { Alert(title: Text("Sure?")) } },
      noted("alert") { $0.alert(item: item) { _ in Alert(title: Text("Sure?")) } },
      noted("actionSheet") { $0.actionSheet(isPresented: shown) { ActionSheet(title: Text("a")) } },
      noted("actionSheet") { $0.actionSheet(item: item) { _ in ActionSheet(title: Text("a")) } },
      noted("confirmationDialog") { $0.confirmationDialog("Sure?", isPresented: shown) {} },
      noted("confirmationDialog") { $0.confirmationDialog(text, isPresented: shown) {} },
      noted("confirmationDialog") {
        $0.confirmationDialog(text, isPresented: shown) {
        } message: {
          Color.blue
        }
      },
      noted("confirmationDialog") {
        $0.confirmationDialog(Text(text), isPresented: shown) {}
      },
      noted("confirmationDialog") {
        $0.confirmationDialog(Text(text), isPresented: shown) {
        } message: {
          Color.blue
        }
      },
      noted("confirmationDialog") {
        $0.confirmationDialog("Sure?", isPresented: shown) {
        } message: {
          Color.blue
        }
      },
    ]
  }

  static let rows = [
    Case("number as a badge", "badge") { $0.badge(1) },
    Case("negative number as a badge", "badge") { $0.badge(-1) },
    Case("zero as a badge", nil) { $0.badge(0) },
    Case("text as a badge", "badge") { $0.badge(Text("new")) },
    Case("no text as a badge", nil) { $0.badge(Text?.none) },
    Case("key as a badge", "badge") { $0.badge("new") },
    Case("no key as a badge", nil) { $0.badge(LocalizedStringKey?.none) },
    Case("string as a badge", "badge") { $0.badge(text) },
    Case("no string as a badge", nil) { $0.badge(String?.none) },
    Case("background of a row", "listRowBackground") { $0.listRowBackground(Color.blue) },
    Case("no background of a row", nil) { $0.listRowBackground(Color?.none) },
    Case("insets of a row", "listRowInsets") { $0.listRowInsets(EdgeInsets()) },
    Case("no insets of a row", nil) { $0.listRowInsets(nil) },
  ]

  static let scrolling = [
    Case("position", "scrollPosition") { $0.scrollPosition(id: .constant(1)) },
    Case("no position", nil) { $0.scrollPosition(id: .constant(Int?.none)) },
    Case("anchor at the top", nil) { $0.defaultScrollAnchor(.top) },
    Case("anchor at the top leading corner", nil) { $0.defaultScrollAnchor(.topLeading) },
    Case("no anchor", nil) { $0.defaultScrollAnchor(nil) },
    Case("anchor on the right", "defaultScrollAnchor") { $0.defaultScrollAnchor(.topTrailing) },
    Case("anchor below the top", "defaultScrollAnchor") {
      $0.defaultScrollAnchor(UnitPoint(x: 0, y: 0.01))
    },
    Case("no clip", "scrollClipDisabled") { $0.scrollClipDisabled() },
    Case("clip", nil) { $0.scrollClipDisabled(false) },
    Case("margins", "contentMargins") { $0.contentMargins(-1) },
    Case("no margins", nil) { $0.contentMargins(0) },
    Case("margins of the content", "contentMargins") {
      $0.contentMargins(1, for: .scrollContent)
    },
    Case("no margins of the content", nil) { $0.contentMargins(0, for: .scrollContent) },
    Case("margin of an edge", "contentMargins") { $0.contentMargins(.top, 1) },
    Case("margin of zero at an edge", nil) { $0.contentMargins(.top, 0) },
    Case("default margin of an edge", nil) { $0.contentMargins(.top, nil) },
  ]

  static let styles = [
    Case("wheels for dates", "datePickerStyle") { $0.datePickerStyle(.wheel) },
    Case("calendar for dates", "datePickerStyle") { $0.datePickerStyle(.graphical) },
    Case("fields for dates", nil) { $0.datePickerStyle(.compact) },
    Case("automatic style for dates", nil) { $0.datePickerStyle(.automatic) },
    Case("colour effect", "colorEffect") { $0.colorEffect(ShaderLibrary.wave()) },
    Case("distortion", "distortionEffect") {
      $0.distortionEffect(ShaderLibrary.wave(), maxSampleOffset: .zero)
    },
    Case("layer effect", "layerEffect") {
      $0.layerEffect(ShaderLibrary.wave(), maxSampleOffset: .zero)
    },
  ]

  @Test(
    arguments: bars + presentations(isShown: true) + presentations(isShown: false) + rows
      + scrolling + styles
  )
  func noteNamesTheModifier(example: Case) throws {
    let renderer = ImageRenderer(content: example.view())
    renderer.proposedSize = ProposedViewSize(width: 20, height: 20)
    #expect(try renderer.notes().map(\.name) == [example.note].compactMap { $0 })
    // Only the content is drawn.
    #expect(try renderer.displayList().leaves.map(\.color) == [Color.red.rgbaBytes])
  }
}
