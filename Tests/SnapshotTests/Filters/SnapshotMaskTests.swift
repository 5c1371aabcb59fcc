import Drawing
import Foundation
import Snapshot
import Testing

@Suite struct SnapshotMaskTests {
  struct Clock: View {
    var hour: Double
    var body: some View {
      ZStack {
        Circle().fill(.white)
        Rectangle().fill(.black).frame(width: hour, height: 2)
      }
      .frame(width: 10, height: 10)
    }
  }

  struct Board: View {
    var hour: Double
    var shift = 0.0
    var body: some View {
      HStack(spacing: 0) {
        Rectangle().fill(.red).frame(width: 10, height: 10)
        Clock(hour: hour).offset(y: shift)
      }
    }
  }

  @Test func contentOfAMaskedElementIsIgnored() throws {
    let strategy = Snapshotting<Board, String>.svg(ignoring: ["Clock"])
    let one = try strategy.snapshot(Board(hour: 1))
    #expect(try strategy.snapshot(Board(hour: 7)) == one)
    #expect(one.contains("#FF00FF"))
    #expect(!one.contains("Circle"))
    let plain = Snapshotting<Board, String>.svg
    #expect(try plain.snapshot(Board(hour: 7)) != plain.snapshot(Board(hour: 1)))
  }

  @Test func thePositionOfAMaskedElementIsCompared() throws {
    let strategy = Snapshotting<Board, String>.displayList(
      size: CGSize(width: 40, height: 40),
      ignoring: ["Clock"]
    )
    #expect(try strategy.snapshot(Board(hour: 1)) != strategy.snapshot(Board(hour: 1, shift: 3)))
  }

  @Test func rectanglesAreCovered() throws {
    let rectangle = CGRect(x: 10, y: 0, width: 10, height: 10)
    let strategy = Snapshotting<Board, Bitmap>.png(ignoring: [.rectangle(rectangle)])
    let (one, other) = (
      try strategy.snapshot(Board(hour: 1)), try strategy.snapshot(Board(hour: 7))
    )
    #expect(one.bytes == other.bytes)
    #expect(Array(one.bytes[40..<44]) == [255, 0, 255, 255] as [UInt8])
  }

  @Test func maskingAMissingElementFails() throws {
    let strategy = Snapshotting<Board, String>.svg(ignoring: ["Cloc"])
    let error = #expect(throws: (any Error).self) { try strategy.snapshot(Board(hour: 1)) }
    let text = "\(try #require(error))"
    #expect(
      text.hasPrefix("No element is named “Cloc”, so there is nothing to ignore. The elements are:")
    )
    #expect(text.contains("Clock"))
  }

  struct Stack: View {
    var count: Int
    var body: some View {
      ZStack { ForEach(0..<count, id: \.self) { _ in Rectangle() } }
    }
  }

  /// The first eight names are listed, and an ellipsis shows that there are more.
  @Test(arguments: [(1, 1, false), (8, 8, false), (9, 8, true), (300, 8, true)])
  func theElementsAreListed(count: Int, listed: Int, isCut: Bool) throws {
    let strategy = Snapshotting<Stack, String>.svg(
      size: CGSize(width: 10, height: 10),
      ignoring: ["Cloc"]
    )
    let error = #expect(throws: (any Error).self) { try strategy.snapshot(Stack(count: count)) }
    let lines = "\(try #require(error))".split(separator: "\n")
    #expect(lines.count { $0.contains("Rectangle") } == listed)
    #expect(lines.contains("  …") == isCut)
  }

  struct Marks: View {
    var body: some View {
      HStack(spacing: 0) {
        Circle().fill(.red).frame(width: 4, height: 4)
        Rectangle().fill(.green).frame(width: 4, height: 4)
        Rectangle().fill(.blue).frame(width: 4, height: 4)
      }
    }
  }

  /// The colours of the three marks; magenta covers a masked one.
  private func colors(_ masks: SnapshotMask...) throws -> [[UInt8]] {
    let strategy = Snapshotting<Marks, Bitmap>.png(ignoring: masks)
    let bitmap = try strategy.snapshot(Marks())
    return (0..<3).map { index in
      let start = (2 * bitmap.width + 2 + index * 4) * 4
      return Array(bitmap.bytes[start..<start + 3])
    }
  }

  @Test func elementsAreChosenByWholeNames() throws {
    let plain = try colors()
    let magenta: [UInt8] = [255, 0, 255]
    #expect(!plain.contains(magenta))
    #expect(try colors("Circle") == [magenta, plain[1], plain[2]])
    #expect(try colors(.element("Circle")) == [magenta, plain[1], plain[2]])
    #expect(try colors("Rectangle") == [plain[0], magenta, magenta])
    #expect(try colors("Circle", "Rectangle") == [magenta, magenta, magenta])
    #expect(try colors("Marks/HStack") == [magenta, magenta, magenta])
    #expect(try colors("HStack/Circle") == [magenta, plain[1], plain[2]])
    for missing in ["Circ", "ircle", "Circle/Circle", "Marks/Circle", "", "/", "HStack/Marks"] {
      #expect(throws: (any Error).self) { try colors(.element(missing)) }
    }
    #expect(SnapshotMask.element("a") == "a" && SnapshotMask.element("a") != "b")
  }

  @Test func theMessageListsAllNames() throws {
    let error = #expect(throws: (any Error).self) { try colors("Triangle") }
    let lines = "\(try #require(error))".split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "No element is named “Triangle”, so there is nothing to ignore. The elements are:"
    )
    #expect(lines.count >= 2 && lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
  }

  /// Covers are plain rectangles with whole opacity, named in texts.
  @Test func coversAreNamed() throws {
    let corner = CGRect(x: 1, y: 0, width: 2, height: 4)
    let list = try Snapshotting<Marks, String>.displayList(ignoring: [.rectangle(corner)])
      .snapshot(Marks())
    #expect(
      list.contains(
        "fill nonzero ignored\n  solid #FF00FF 1.0000\n  bounds 1.0000 0.0000 2.0000 4.0000\n"
      )
    )
    let element = try Snapshotting<Marks, String>.displayList(ignoring: ["Circle"]).snapshot(
      Marks()
    )
    #expect(element.contains("  solid #FF00FF 1.0000\n  bounds 0.0000 0.0000 4.0000 4.0000\n"))
    #expect(!element.contains("evenodd"))
  }
}
