import DrawingControls
import Foundation
import Scene
import Testing

/// Lists, pages and their parts are drawn like the basic views that they consist of.
@Suite
struct ContainerCompositionTests {
  private struct Row: Identifiable {
    let id: Int
    let name: String
  }

  private static let rows = [Row(id: 1, name: "one"), Row(id: 2, name: "two")]

  private static func list(_ texts: String...) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(texts, id: \.self) { Text(verbatim: $0) }
    }
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }

  private static func small(_ text: String) -> some View {
    Text(verbatim: text).font(.footnote).foregroundStyle(.secondary)
  }

  static let lists = [
    Composition("list") {
      List {
        Text(verbatim: "one")
        Text(verbatim: "two")
      }
    } is: {
      list("one", "two")
    },
    Composition("list of identifiable data") {
      List(rows) { Text(verbatim: $0.name) }
    } is: {
      list("one", "two")
    },
    Composition("list of data with a key path") {
      List(rows, id: \.name) { Text(verbatim: $0.name) }
    } is: {
      list("one", "two")
    },
    Composition("list of a range") {
      List(1..<3) { Text(verbatim: "\($0)") }
    } is: {
      list("1", "2")
    },
    Composition("form") {
      Form {
        Text(verbatim: "one")
        Text(verbatim: "two")
      }
    } is: {
      list("one", "two")
    },
  ]

  private static func section(_ header: String?, _ footer: String?) -> some View {
    VStack {
      if let header { small(header) }
      Text(verbatim: "row")
      if let footer { small(footer) }
    }
  }

  static let sections = [
    Composition("section with header and footer") {
      VStack {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "head")
        } footer: {
          Text(verbatim: "foot")
        }
      }
    } is: {
      section("head", "foot")
    },
    Composition("section in the older order") {
      VStack {
        Section(header: Text(verbatim: "head"), footer: Text(verbatim: "foot")) {
          Text(verbatim: "row")
        }
      }
    } is: {
      section("head", "foot")
    },
    Composition("section with a header") {
      VStack {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "head")
        }
      }
    } is: {
      section("head", nil)
    },
    Composition("section with a header in the older order") {
      VStack { Section(header: Text(verbatim: "head")) { Text(verbatim: "row") } }
    } is: {
      section("head", nil)
    },
    Composition("section with a footer") {
      VStack {
        Section {
          Text(verbatim: "row")
        } footer: {
          Text(verbatim: "foot")
        }
      }
    } is: {
      section(nil, "foot")
    },
    Composition("section with a footer in the older order") {
      VStack { Section(footer: Text(verbatim: "foot")) { Text(verbatim: "row") } }
    } is: {
      section(nil, "foot")
    },
    Composition("section with a title") {
      VStack { Section("head") { Text(verbatim: "row") } }
    } is: {
      section("head", nil)
    },
    Composition("section") {
      VStack { Section { Text(verbatim: "row") } }
    } is: {
      section(nil, nil)
    },
  ]

  private static func tinted() -> some View { Text(verbatim: "Next").foregroundStyle(.tint) }

  private static let next = "Next"

  static let links = [
    Composition("link with a view") {
      NavigationLink(destination: Color.red) { Text(verbatim: "Next") }
    } is: {
      tinted()
    },
    Composition("link with closures") {
      NavigationLink {
        Color.red
      } label: {
        Text(verbatim: "Next")
      }
    } is: {
      tinted()
    },
    Composition("link with a title") {
      NavigationLink("Next", destination: Color.red)
    } is: {
      tinted()
    },
    Composition("link with a title and a closure") {
      NavigationLink("Next") { Color.red }
    } is: {
      tinted()
    },
    Composition("link with a string") {
      NavigationLink(next, destination: Color.red)
    } is: {
      tinted()
    },
    Composition("link to a value") {
      NavigationLink(value: 3) { Text(verbatim: "Next") }
    } is: {
      tinted()
    },
    Composition("link with a title to a value") {
      NavigationLink("Next", value: 3)
    } is: {
      tinted()
    },
    Composition("link with a string to a value") {
      NavigationLink(next, value: 3)
    } is: {
      tinted()
    },
    Composition("active link") {
      NavigationLink(destination: Color.red, isActive: .constant(true)) { Text(verbatim: "Next") }
    } is: {
      tinted()
    },
    Composition("active link with closures") {
      NavigationLink(isActive: .constant(true)) {
        Color.red
      } label: {
        Text(verbatim: "Next")
      }
    } is: {
      tinted()
    },
    Composition("active link with a title and a closure") {
      NavigationLink("Next", isActive: .constant(true)) { Color.red }
    } is: {
      tinted()
    },
    Composition("active link with a title") {
      NavigationLink("Next", destination: Color.red, isActive: .constant(true))
    } is: {
      tinted()
    },
    Composition("active link with a string") {
      NavigationLink(next, destination: Color.red, isActive: .constant(true))
    } is: {
      tinted()
    },
    Composition("selected link") {
      NavigationLink(destination: Color.red, tag: 1, selection: .constant(1)) {
        Text(verbatim: "Next")
      }
    } is: {
      tinted()
    },
  ]

  private static func page() -> some View { Color.green.frame(width: 30, height: 10) }

  /// The page in the middle of all available space.
  private static func centered() -> some View {
    page().frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  static let pages = [
    Composition("stack of pages") {
      NavigationStack { page() }
    } is: {
      page()
    },
    Composition("stack of pages with a path") {
      NavigationStack(path: .constant(NavigationPath())) { page() }
    } is: {
      page()
    },
    Composition("navigation") {
      NavigationView { page() }
    } is: {
      page()
    },
    Composition("two columns") {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        page()
      } detail: {
        Color.red
      }
    } is: {
      page()
    },
    Composition("three columns") {
      NavigationSplitView {
        page()
      } content: {
        Color.blue
      } detail: {
        Color.red
      }
    } is: {
      page()
    },
    Composition("three columns with visibility") {
      NavigationSplitView(columnVisibility: .constant(.all)) {
        page()
      } content: {
        Color.blue
      } detail: {
        Color.red
      }
    } is: {
      page()
    },
    Composition("tabs") {
      TabView {
        page()
        Color.red
      }
    } is: {
      centered()
    },
    Composition("tabs with a selection") {
      TabView(selection: .constant(0)) {
        Tab("First", systemImage: "star", value: 0) { page() }
        Tab("Second", systemImage: "circle", value: 1) { Color.red }
      }
    } is: {
      centered()
    },
    Composition("tabs of which the second is selected") {
      TabView(selection: .constant(1)) {
        Tab("First", systemImage: "star", value: 0) { Color.red }
        Tab("Second", systemImage: "circle", value: 1) { page() }
      }
    } is: {
      centered()
    },
    Composition("pages with tags of which the second is selected") {
      TabView(selection: .constant("b")) {
        Color.red.tag("a")
        page().tag("b")
      }
    } is: {
      centered()
    },
    Composition("pages of which one is selected by an optional") {
      TabView(selection: .constant(Optional(2))) {
        ForEach(0..<3, id: \.self) { number in
          if number == 2 { page() } else { Color.red }
        }
      }
    } is: {
      centered()
    },
    Composition("pages without the selected one") {
      TabView(selection: .constant(7)) {
        page().tag(0)
        Color.red.tag(1)
      }
    } is: {
      centered()
    },
    Composition("tabs without values") {
      TabView { Tab("First", systemImage: "star") { page() } }
    } is: {
      centered()
    },
    Composition("container of glass") {
      GlassEffectContainer { page() }
    } is: {
      page()
    },
    Composition("glass") {
      page().glassEffect()
    } is: {
      page().background { Capsule().fill(.thinMaterial) }
    },
    Composition("clear glass in a shape") {
      page().glassEffect(.clear, in: Rectangle())
    } is: {
      page().background { Rectangle().fill(.ultraThinMaterial) }
    },
    Composition("tinted glass") {
      page().glassEffect(.regular.tint(.red).interactive(), in: Circle())
    } is: {
      page().background {
        Circle().fill(Color.red.opacity(0.5))
        Circle().fill(.thinMaterial)
      }
    },
    Composition("no glass") {
      page().glassEffect(.identity)
    } is: {
      page()
    },
    Composition("button of glass") {
      Button("Go") {}.buttonStyle(.glass)
    } is: {
      Text(verbatim: "Go").padding(.horizontal, 12).padding(.vertical, 7)
        .background { Capsule().fill(.thinMaterial) }
    },
    Composition("plain style of glass") {
      Button("Go") {}.buttonStyle(GlassButtonStyle())
    } is: {
      Text(verbatim: "Go").padding(.horizontal, 12).padding(.vertical, 7)
        .background { Capsule().fill(.thinMaterial) }
    },
    Composition("prominent button of glass") {
      Button("Go") {}.buttonStyle(.glassProminent)
    } is: {
      Text(verbatim: "Go").padding(.horizontal, 12).padding(.vertical, 7)
        .foregroundStyle(.white).background(Capsule().fill(.tint))
    },
  ]

  private static func inset() -> some View { Color.red.frame(width: 20, height: 10) }

  static let safeAreas = [
    Composition("inset at the top") {
      Color.blue.safeAreaInset(edge: .top, alignment: .trailing, spacing: 3) { inset() }
    } is: {
      VStack(alignment: .trailing, spacing: 3) {
        inset()
        Color.blue
      }
    },
    Composition("inset at the bottom") {
      Color.blue.safeAreaInset(edge: .bottom) { inset() }
    } is: {
      VStack {
        Color.blue
        inset()
      }
    },
    Composition("inset at the leading edge") {
      Color.blue.safeAreaInset(edge: .leading) { inset() }
    } is: {
      HStack {
        inset()
        Color.blue
      }
    },
    Composition("inset at the trailing edge") {
      Color.blue.safeAreaInset(edge: .trailing, alignment: .bottom, spacing: 3) { inset() }
    } is: {
      HStack(alignment: .bottom, spacing: 3) {
        Color.blue
        inset()
      }
    },
    Composition("padding of the safe area") {
      Color.blue.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    } is: {
      Color.blue.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    },
    Composition("padding of the safe area on all sides") {
      Color.blue.safeAreaPadding(7)
    } is: {
      Color.blue.padding(7)
    },
    Composition("padding of the safe area by default") {
      Color.blue.safeAreaPadding()
    } is: {
      Color.blue.padding(16)
    },
    Composition("padding of a scene") {
      Color.blue.scenePadding(.top)
    } is: {
      Color.blue.padding(.top, 16)
    },
    Composition("named padding of a scene") {
      Color.blue.scenePadding(.minimum, edges: .leading)
    } is: {
      Color.blue.padding(.leading, 16)
    },
    Composition("named padding of a scene on all sides") {
      Color.blue.scenePadding(.navigationBar)
    } is: {
      Color.blue.padding(16)
    },
  ]

  @Test(arguments: lists + sections + links + pages + safeAreas)
  func containerIsDrawnAsItsParts(composition: Composition) throws {
    let expected = try composition.parts().painted()
    #expect(!expected.isEmpty)
    #expect(try composition.control().painted() == expected)
  }
}
