import Foundation
import Scene
import Testing

@Suite struct CommandWriterTests {
  private let orange = RGBA(red: UInt8(255), green: 204, blue: 0)

  @Test func pathHasOneCommandPerLine() {
    let path = Path("1 2 m 3 4 l 5 6 7 8 q 1 2 3 4 5.25 -6 c h") ?? Path()
    #expect(
      path.commands() == """
        move 1.0000 2.0000
        line 3.0000 4.0000
        quad 5.0000 6.0000 7.0000 8.0000
        curve 1.0000 2.0000 3.0000 4.0000 5.2500 -6.0000
        close

        """
    )
    #expect(Path().commands() == "")
  }

  @Test func everyConstructHasItsLine() {
    let path = Path("1 2 m 3 4 l") ?? Path()
    let gradient = Paint.linear(
      LinearPaint(
        start: .zero,
        end: CGPoint(x: 1, y: 2),
        stops: [.init(location: 0.5, color: orange.multiplyingAlpha(by: 0.25))]
      )
    )
    let pen = StrokeStyle(
      lineWidth: 2,
      lineCap: .square,
      lineJoin: .round,
      dash: [3, 4],
      dashPhase: 1
    )
    let list = DisplayList(
      size: CGSize(width: 20, height: 10),
      nodes: [
        .group(
          .init(
            name: "G",
            opacity: 0.5,
            clip: .init(path: path, evenOdd: true),
            mask: [.fill(path, name: "M")],
            nodes: [
              .stroke(
                path,
                pen,
                gradient,
                name: "S",
                transform: CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 0)
              )
            ]
          )
        )
      ]
    )
    #expect(
      list.commands() == """
        canvas 20.0000 10.0000
        group G
          opacity 0.5000
          clip evenodd
            move 1.0000 2.0000
            line 3.0000 4.0000
          end
          mask
            fill nonzero M
              solid #000000 1.0000
              move 1.0000 2.0000
              line 3.0000 4.0000
            end
          end
          stroke S
            pen 2.0000 square round 10.0000
            dash 1.0000 3.0000 4.0000
            linear 0.0000 0.0000 1.0000 2.0000
            stop 0.5000 #FFCC00 0.2500
            transform 2.000000 0.000000 0.000000 2.000000 1.0000 0.0000
            move 1.0000 2.0000
            line 3.0000 4.0000
          end
        end

        """
    )
  }

  @Test func linesHaveNoSpacesAtTheirEnds() {
    let text = DisplayList(
      size: .zero,
      nodes: [.fill(Path()), .group(.init(name: " ", nodes: []))]
    )
    .commands()
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test(arguments: 0..<60)
  func writtenScenesAreReadUnchanged(seed: Int) throws {
    let list = DisplayList.random(seed: seed)
    let text = list.commands()
    let back = try DisplayList(commands: text)
    #expect(back == list)
    #expect(back.commands() == text)
    #expect(back.svg() == list.svg())
  }

  @Test(arguments: 0..<30)
  func pathsAreReadBack(seed: Int) throws {
    let nodes = DisplayList.random(seed: seed).nodes
    for case .leaf(let leaf) in nodes {
      #expect(try Path(commands: leaf.outline.path.commands()) == leaf.outline.path)
    }
  }
}
