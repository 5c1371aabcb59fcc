import Drawing
import Foundation
import Scene
import Testing

@Suite
struct TextLineStyleTests {
  @Test
  func linesUseTheTextColorUnlessSet() throws {
    let plain = try Text("a").underline().drawn(nil, nil)
    #expect(plain.leaves.count == 1)
    let own = try Text("a").underline(color: .red).drawn(nil, nil)
    #expect(own.leaves.map { $0.color?.hexadecimal } == ["#000000", "#FF3B30"])
    let around = try Text("a").strikethrough(true, pattern: .solid, color: .blue)
      .colorScheme(.dark).drawn(nil, nil)
    #expect(around.leaves.map { $0.color?.hexadecimal } == ["#FFFFFF", "#0A84FF"])
  }

  @Test
  func patternsBreakLines() throws {
    func pieces(_ pattern: Text.LineStyle.Pattern) throws -> Int {
      let list = try Text("mmmm").underline(true, pattern: pattern, color: .red).drawn(nil, nil)
      var count = 0
      list.leaves.last?.outline.path.forEach { if case .move = $0 { count += 1 } }
      return count
    }
    #expect(try pieces(.solid) == 4)
    #expect(try pieces(.dash) > 8)
    #expect(try pieces(.dot) > pieces(.dash))
  }

  @Test
  func innermostLineApplies() throws {
    let list = try Text("a").underline(false).underline(color: .red).drawn(nil, nil)
    #expect(list.leaves.count == 1)
  }

  @Test
  func attributedStringAttributesApply() throws {
    var string = AttributedString("red")
    string.foregroundColor = .red
    string.font = .system(size: 40)
    string.underlineStyle = .single
    let list = try Text(string + AttributedString(" plain")).drawn(nil, nil)
    #expect(list.leaves.map { $0.color?.hexadecimal } == ["#FF3B30", "#000000"])
    #expect(list.leaves[0].outline.path.boundingRect.height > 20)
    let same = try Text("a\(string)b").drawn(nil, nil)
    #expect(same.leaves.count == 3)
  }

  @Test
  func textsInTextsKeepTheirStyle() throws {
    let list = try Text("a \(Text("b").foregroundStyle(.green)) c").drawn(nil, nil)
    #expect(list.leaves.map { $0.color?.hexadecimal } == ["#000000", "#34C759", "#000000"])
    #expect(Text("a\(1)b") == Text("a1b"))
    #expect(Text("a\(Text("1").bold())b") != Text("a1b"))
  }

  @Test
  func sizesOfTextStylesFollowTheEnvironment() throws {
    func height(_ view: some View) throws -> CGFloat { try view.drawn(nil, nil).size.height }
    let usual = try height(Text("a"))
    let large = try height(Text("a").dynamicTypeSize(.accessibility5))
    #expect(abs(large / usual - 53.0 / 17) < 0.001)
    let fixed = Text("a").font(.system(size: 17))
    #expect(try height(fixed.dynamicTypeSize(.xxxLarge)) == height(fixed))
    #expect(try height(Text("a").dynamicTypeSize(...DynamicTypeSize.medium)) < usual)
    #expect(try height(Text("a").dynamicTypeSize(.large...DynamicTypeSize.xLarge)) == usual)
  }

  nonisolated private struct Dot: View {
    @ScaledMetric private var side = 17.0
    var body: some View { Color.red.frame(width: side, height: side) }
  }

  @Test
  func numbersFollowTheSizeOfTexts() throws {
    #expect(try Dot().drawn(nil, nil).size.width == 17)
    #expect(try Dot().dynamicTypeSize(.xxxLarge).drawn(nil, nil).size.width == 23)
  }
}
