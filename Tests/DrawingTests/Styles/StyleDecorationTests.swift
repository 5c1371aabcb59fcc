import Drawing
import Pixels
import Scene
import Testing

@Suite
struct StyleDecorationTests {
  @Test
  func dropShadowsAreDrawnBelow() throws {
    let list = try Rectangle().fill(.red.shadow(.drop(color: .black, radius: 2, x: 3, y: 4)))
      .drawn(10, 10)
    guard case .group(let group)? = list.topLevelGroups.first?.nodes.first ?? list.nodes.first,
      case .shadow(let shadow)? = group.filter ?? list.topLevelGroups.first?.filter
    else { return #expect(Bool(false), "no shadow") }
    #expect(shadow.offset == CGPoint(x: 3, y: 4))
    #expect(shadow.deviation == CGSize(width: 2, height: 2))
    #expect(list.leaves.count == 1)
  }

  @Test
  func innerShadowsDarkenTheEdgeOnly() throws {
    let list = try Color.clear.frame(width: 40, height: 40).overlay {
      Rectangle().fill(.white.shadow(.inner(color: .black, radius: 3)))
    }.drawn(40, 40)
    let bytes = try list.bitmap().bytes
    func red(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * 40 + x) * 4]) }
    #expect(red(20, 20) == 255)
    #expect(red(0, 20) < 160)
    #expect(red(0, 20) < red(3, 20))
    #expect(bytes[3] == 255)
  }

  @Test
  func innerShadowIsAsHighAsItsOffset() throws {
    let list = try Rectangle().fill(.white.shadow(.inner(color: .black, radius: 0, y: 20)))
      .drawn(40, 40)
    let bytes = try list.bitmap().bytes
    let rows = [0, 10, 19, 20, 39]
    let reds = rows.map { (row: Int) -> UInt8 in bytes[(row * 40 + 20) * 4] }
    #expect(reds == [0, 0, 0, 255, 255])
  }

  @Test
  func shadowsOfStylesFadeWithThem() throws {
    let list = try Circle().fill(.red.shadow(.drop(radius: 2)).opacity(0.5)).drawn(10, 10)
    #expect(list.leaves.first?.color?.alpha == 0.5)
  }

  @Test
  func stylesHaveTheirOwnBlendMode() throws {
    let list = try Rectangle().fill(.red.blendMode(.multiply)).drawn(10, 10)
    #expect(list.leaves.first?.blend == .multiply)
    let text = try Text("a").foregroundStyle(.blendMode(.screen)).drawn(50, 50)
    #expect(text.leaves.first?.blend == .screen)
  }

  @Test
  func materialsAreTranslucent() throws {
    let list = try ZStack {
      Color.red
      Rectangle().fill(.regularMaterial)
    }.drawn(4, 4)
    #expect(list.leaves.last?.color == RGBA(red: UInt8(250), green: 250, blue: 250, alpha: 0.7))
  }

  @Test
  func backgroundStyleCanBeSet() throws {
    let list = try Rectangle().fill(.background).backgroundStyle(.green).drawn(4, 4)
    #expect(list.leaves.last?.color?.hexadecimal == "#34C759")
  }
}
