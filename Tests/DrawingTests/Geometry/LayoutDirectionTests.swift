import Drawing
import Testing

@Suite
struct LayoutDirectionTests {
  private static func frames(@ViewBuilder _ content: () -> some View) throws -> [CGRect] {
    try Placements(100, 20) {
      Group { content() }.environment(\.layoutDirection, .rightToLeft)
    }.views.filter { $0.name.contains("Color") }.map(\.frame)
  }

  @Test
  func rowsRunToTheLeft() throws {
    let frames = try Self.frames {
      HStack(spacing: 10) {
        Color.red.frame(width: 20)
        Color.blue
      }
    }
    #expect(frames == [CGRect(80, 0, 20, 20), CGRect(0, 0, 70, 20)])
  }

  @Test
  func leadingIsRight() throws {
    let frames = try Self.frames {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 20, height: 5)
        Color.blue.frame(height: 5).padding(.leading, 30)
        Color.green.frame(height: 10).overlay(alignment: .topTrailing) {
          Color.black.frame(width: 7, height: 7)
        }
      }
    }
    #expect(
      frames == [
        CGRect(80, 0, 20, 5), CGRect(0, 5, 70, 5), CGRect(0, 10, 100, 10), CGRect(0, 10, 7, 7),
      ]
    )
  }

  @Test
  func layoutDirectionCanBeReset() throws {
    let frames = try Self.frames {
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red.frame(width: 10)
          Color.blue.frame(width: 30)
        }
        .environment(\.layoutDirection, .leftToRight)
        Color.green
      }
    }
    #expect(frames == [CGRect(60, 0, 10, 20), CGRect(70, 0, 30, 20), CGRect(0, 0, 60, 20)])
  }

  private struct Wedge: Shape {
    var behavior = LayoutDirectionBehavior.mirrors
    var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }

    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width / 4, height: rect.height))
    }
  }

  @Test(arguments: [(LayoutDirectionBehavior.mirrors, CGFloat(15)), (.fixed, 0)])
  func shapesAreMirroredUnlessTheyAreFixed(behavior: LayoutDirectionBehavior, x: CGFloat) throws {
    let list = try Wedge(behavior: behavior).environment(\.layoutDirection, .rightToLeft)
      .drawn(20, 20)
    #expect(list.leaves[0].outline.path.boundingRect == CGRect(x, 0, 5, 20))
  }

  @Test
  func textLinesStartAtTheRight() throws {
    func left(_ direction: LayoutDirection) throws -> [CGFloat] {
      let list = try Text("long line\nl").environment(\.layoutDirection, direction).drawn(nil, nil)
      var xs: [CGFloat] = []
      list.leaves[0].outline.path.forEach { if case .move(let point) = $0 { xs.append(point.x) } }
      return xs
    }
    #expect(try left(.rightToLeft).last ?? 0 > left(.leftToRight).last ?? 0)
  }

  @Test
  func viewsAreMirroredOnRequest() throws {
    let view = Wedge(behavior: .fixed).flipsForRightToLeftLayoutDirection(true)
    let list = try view.environment(\.layoutDirection, .rightToLeft).drawn(20, 20)
    let frame = list.leaves[0].outline.path.boundingRect.applying(list.leaves[0].transform)
    #expect(frame == CGRect(15, 0, 5, 20))
    #expect(try view.drawn(20, 20).leaves[0].transform.isIdentity)
  }
}
