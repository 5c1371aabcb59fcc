import DrawingFiles5
import DrawingFiles6
import SwiftUI
import Testing

/// Previews are found in the program that they are linked into.
@Suite
struct PreviewTests {
  @Test(arguments: ["DrawingFiles5", "DrawingFiles6"])
  func previewsOfAFileAreListedInItsOrder(module: String) {
    let previews = Preview.all(in: "\(module)/Previews.swift")
    #expect(previews.map(\.name) == [nil, "Two", "State", "Two"])
    #expect(
      previews.map(\.rawValue)
        == ["1", "Two", "State", "4"].map { "\(module)/Previews.swift/\($0)" }
    )
    #expect(previews.map(\.line) == [36, 40, 47, 62])
    #expect(previews.allSatisfy { $0.fileID == "\(module)/Previews.swift" })
  }

  @Test
  func allPreviewsAreListedByFileAndLine() {
    let all = Preview.all
    #expect(all.map(\.rawValue).count == Set(all.map(\.rawValue)).count)
    #expect(Set(all.map(\.fileID)).isSuperset(of: ["DrawingFiles5/Controls.swift", #fileID]))
    #expect(all.map(\.fileID) == all.map(\.fileID).sorted())
    #expect(Preview.all(in: "DrawingFiles").isEmpty)
    #expect(Preview.all(in: "Previews.swift").isEmpty)
  }

  @Test(arguments: ["DrawingFiles5", "DrawingFiles6", "SwiftUIShimTests"])
  func previewsOfAModuleComeFromItsFiles(module: String) {
    let found = Preview.all(in: module)
    let expected = Preview.all.filter { $0.fileID.split(separator: "/").first == module[...] }
    #expect(found.map(\.rawValue) == expected.map(\.rawValue) && !found.isEmpty)
  }

  @Test(arguments: Preview.all(in: "DrawingFiles6"))
  func previewsCanBeDrawn(preview: Preview) throws {
    let svg = try PreviewTests.svg(preview)
    #expect(svg.contains("<path"))
    #expect(Preview(rawValue: preview.rawValue)?.line == preview.line)
  }

  @Test
  func markedStateLastsAndMoves() throws {
    let preview = try #require(Preview(rawValue: "DrawingFiles6/Previews.swift/State"))
    #expect(try PreviewTests.svg(preview).contains("#FF3B30"))
    #expect(try PreviewTests.svg(preview, at: 1).contains("#007AFF"))
    #expect(try PreviewTests.svg(preview).contains("\"Preview/Banner/VStack/Text[0]\""))
  }

  @Test
  func aFixedLayoutIsTheSize() throws {
    let preview = try #require(Preview(rawValue: "DrawingFiles6/Previews.swift/4"))
    #expect(try PreviewTests.svg(preview).contains("viewBox=\"0 0 80 40\""))
  }

  @Test
  func previewableStateMayBeOnOneLine() throws {
    let preview = try #require(Preview.all(in: #fileID).first { $0.name == "In one line" })
    #expect(try PreviewTests.svg(preview).contains("viewBox=\"0 0 12 10\""))
  }

  private static func svg(_ preview: Preview, at time: Double = 0) throws -> String {
    let renderer = ImageRenderer(content: preview.view)
    renderer.time = time
    return try renderer.svg()
  }
}

#Preview("In a test's file") {
  Circle().frame(width: 10, height: 10)
}

// swift-format-ignore
#Preview("In one line") { @Previewable @State var side = 12.0; Circle().frame(width: side) }
