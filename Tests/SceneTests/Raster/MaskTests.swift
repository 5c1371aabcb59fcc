import Foundation
import Pixels
import Scene
import Testing

@Suite struct MaskTests {
  private let size = CGSize(width: 9, height: 5)
  private let everything = DisplayList.Node.rect(CGRect(x: 0, y: 0, width: 9, height: 5))
  private let left = CGRect(x: 0, y: 0, width: 5, height: 5)
  private let middle = CGRect(x: 2.5, y: 1, width: 4, height: 3)
  private let gray = Paint.solid(RGBA(red: UInt8(0), green: 0, blue: 0, alpha: 0.4))

  private func picture(_ group: DisplayList.Group) throws -> String {
    try DisplayList(size: size, nodes: [.group(group)]).picture()
  }

  @Test func clipLimitsDrawing() throws {
    let found = try picture(.init(name: "", clip: .init(path: Path(middle)), nodes: [everything]))
    #expect(
      found == """
        .........
        ..5###5..
        ..5###5..
        ..5###5..
        .........
        """
    )
  }

  @Test func aClipHasItsFillRuleAndTransform() throws {
    var path = Path(CGRect(x: 0, y: 0, width: 3, height: 5))
    path.addRect(CGRect(x: 1, y: 1, width: 1, height: 3))
    let move = CGAffineTransform(a: 3, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    let clip = DisplayList.Clip(path: path, evenOdd: true, transform: move)
    let found = try picture(.init(name: "", clip: clip, nodes: [everything]))
    #expect(
      found == """
        #########
        ###...###
        ###...###
        ###...###
        #########
        """
    )
  }

  @Test func aMaskMultipliesByItsAlphaNotItsColor() throws {
    let mask = [DisplayList.Node.rect(left), .rect(CGRect(x: 5, y: 0, width: 2, height: 5), gray)]
    let found = try picture(.init(name: "", mask: mask, nodes: [.rect(middle, .solid(.white))]))
    #expect(
      found == """
        .........
        ..5##42..
        ..5##42..
        ..5##42..
        .........
        """
    )
  }

  @Test func masksOfMasksMultiply() throws {
    let inner = DisplayList.Group(name: "", mask: [.rect(left)], nodes: [.rect(middle, gray)])
    let found = try picture(.init(name: "", mask: [.group(inner)], nodes: [everything]))
    #expect(
      found == """
        .........
        ..244....
        ..244....
        ..244....
        .........
        """
    )
  }

  @Test func overlappingLeavesAreMaskedTogether() throws {
    let both = [everything, everything, everything]
    let found = try picture(.init(name: "", mask: [.rect(middle, gray)], nodes: both))
    #expect(
      found == """
        .........
        ..24442..
        ..24442..
        ..24442..
        .........
        """
    )
  }

  @Test(
    arguments: [
      [], [.fill(Path())], [.rect(CGRect(x: 50, y: 0, width: 3, height: 3))],
      [.group(.init(name: "", nodes: []))],
    ] as [[DisplayList.Node]]
  )
  func emptyMaskHidesEverything(mask: [DisplayList.Node]) throws {
    let alphas = try DisplayList(
      size: size,
      nodes: [.group(.init(name: "", mask: mask, nodes: [everything, everything]))]
    ).alphas()
    #expect(alphas.allSatisfy { $0 == 0 })
  }

  @Test func emptyClipHidesEverything() throws {
    let group = DisplayList.Group(
      name: "",
      opacity: 0.5,
      clip: .init(path: Path()),
      nodes: [everything]
    )
    #expect(try !picture(group).contains(/[1-9#]/))
  }

  @Test func opacityClipAndMaskTogetherMultiply() throws {
    let group = DisplayList.Group(
      name: "",
      opacity: 0.5,
      clip: .init(path: Path(left)),
      mask: [.rect(middle, gray)],
      nodes: [everything, everything]
    )
    #expect(
      try picture(group) == """
        .........
        ..122....
        ..122....
        ..122....
        .........
        """
    )
  }
}
