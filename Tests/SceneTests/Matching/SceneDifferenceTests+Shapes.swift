import Foundation
import Testing

@testable import Scene

/// Moved and changed shapes, from paths and from summaries.
extension SceneDifferenceTests {
  /// Offsets of at most 0.00015 are due to rounding.
  @Test(arguments: [
    (3.0, 0.0, true), (0, -2, true), (0.0002, 0, true), (0, 0.0002, true), (-0.0002, 0, true),
    (0, -0.0002, true), (0.0001, 0, false), (0, 0.0001, false), (-0.0001, -0.0001, false),
  ])
  func movedShapesAreFound(dx: Double, dy: Double, isMoved: Bool) throws {
    let kinds = try Self.kinds(Self.box("A", 0, 0), Self.box("A", dx, dy))
    guard isMoved else {
      #expect(
        kinds == [
          .reshaped(
            .point(
              segment: 1,
              isControl: false,
              old: .zero,
              new: CGPoint(x: dx, y: dy),
              others: 3
            )
          )
        ]
      )
      return
    }
    #expect(kinds == [.moved(dx: dx, dy: dy)])
  }

  /// Points that move by the same offset, up to rounding, keep their shape.
  @Test(arguments: [(11.0001, true), (11.0002, false), (10.9999, true), (10.9998, false)])
  func offsetsOfPointsAreRounded(x: Double, isMoved: Bool) throws {
    let before = "fill nonzero A\n  move 0 0\n  line 10 0\n  line 0 10\nend\n"
    let across = "fill nonzero A\n  move 1 0\n  line \(x) 0\n  line 1 10\nend\n"
    let kinds = try Self.kinds(before, across)
    #expect((kinds == [.moved(dx: 1, dy: 0)]) == isMoved)
    let down = "fill nonzero A\n  move 0 1\n  line 10 1\n  line 0 \(x)\nend\n"
    #expect((try Self.kinds(before, down) == [.moved(dx: 0, dy: 1)]) == isMoved)
  }

  static func transform(_ numbers: String) -> String { "transform \(numbers)" }

  static let transforms: [(before: String, after: String, shift: Double, Kind?)] = [
    ("1 0 0 1 3 4", "1 0 0 1 8 6", 0, .moved(dx: 5, dy: 2)),
    ("1 0 0 1 3 4", "1 0 0 1 3 4", 2, .moved(dx: 2, dy: 0)),
    ("2 0 0 2 3 4", "2 0 0 2 3 4", 1, .moved(dx: 2, dy: 0)),
    ("2 0.5 0 2 3 4", "2 0.5 0 2 3 4", 2, .moved(dx: 4, dy: 1)),
    ("2 0 0 2 3 4", "2 0 0 2 5 4", 1, .moved(dx: 4, dy: 0)),
    (
      "2 0 0 2 3 4", "3 0 0 2 3 4", 0,
      .transformed(
        old: CGAffineTransform(2, 0, 0, 2, 3, 4),
        new: CGAffineTransform(3, 0, 0, 2, 3, 4)
      )
    ),
    (
      "2 0 0 2 3 4", "2 1 0 2 3 4", 5,
      .transformed(
        old: CGAffineTransform(2, 0, 0, 2, 3, 4),
        new: CGAffineTransform(2, 1, 0, 2, 3, 4)
      )
    ),
    (
      "2 0 0 2 3 4", "2 0 1 2 3 4", 0,
      .transformed(
        old: CGAffineTransform(2, 0, 0, 2, 3, 4),
        new: CGAffineTransform(2, 0, 1, 2, 3, 4)
      )
    ),
    (
      "2 0 0 2 3 4", "2 0 0 1 3 4", 0,
      .transformed(
        old: CGAffineTransform(2, 0, 0, 2, 3, 4),
        new: CGAffineTransform(2, 0, 0, 1, 3, 4)
      )
    ),
    // The path and the transform cancel out, so only the numbers of the path differ.
    (
      "1 0 0 1 3 4", "1 0 0 1 1 4", 2,
      .reshaped(
        .point(segment: 1, isControl: false, old: .zero, new: CGPoint(x: 2, y: 0), others: 3)
      )
    ),
    ("1 0 0 1 3 4", "1 0 0 1 3.0001 4", 0, .moved(dx: 3.0001 - 3, dy: 0)),
    ("1 0 0 1 3 4", "1 0 0 1 3 4", 0, nil),
  ]

  @Test(arguments: transforms.indices) func transformsAndPathsMoveTogether(index: Int) throws {
    let (before, after, shift, kind) = Self.transforms[index]
    #expect(
      try Self.kinds(
        Self.box("A", more: Self.transform(before)),
        Self.box("A", shift, more: Self.transform(after))
      ) == (kind.map { [$0] } ?? [])
    )
  }

  static func path(_ lines: String, transform: String? = nil) -> String {
    let first = transform.map { "  transform \($0)\n" } ?? ""
    return "fill nonzero A\n\(first)" + lines.split(separator: ";").map { "  \($0)\n" }.joined()
      + "end\n"
  }

  static let shapes: [(before: String, after: String, [Kind])] = [
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;line 5 0;line 5 6",
      [
        .reshaped(
          .point(
            segment: 3,
            isControl: false,
            old: CGPoint(x: 5, y: 5),
            new: CGPoint(x: 5, y: 6),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;line 6 0;line 5 6",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: false,
            old: CGPoint(x: 5, y: 0),
            new: CGPoint(x: 6, y: 0),
            others: 1
          )
        )
      ]
    ),
    (
      "move 0 0;quad 1 2 3 4", "move 0 0;quad 1 9 3 4",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: true,
            old: CGPoint(x: 1, y: 2),
            new: CGPoint(x: 1, y: 9),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;quad 1 2 3 4", "move 0 0;quad 1 2 9 4",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: false,
            old: CGPoint(x: 3, y: 4),
            new: CGPoint(x: 9, y: 4),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;curve 1 2 3 4 5 6;line 0 0", "move 0 0;curve 1 2 3 9 5 6;line 0 0",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: true,
            old: CGPoint(x: 3, y: 4),
            new: CGPoint(x: 3, y: 9),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;curve 1 2 3 4 5 6;line 7 8", "move 0 0;curve 1 2 3 4 5 7;line 7 9",
      [
        .reshaped(
          .point(
            segment: 2,
            isControl: false,
            old: CGPoint(x: 5, y: 6),
            new: CGPoint(x: 5, y: 7),
            others: 1
          )
        )
      ]
    ),
    (
      "move 0 0;line 5 0;close;move 1 1;line 2 2", "move 0 0;line 5 0;close;move 1 1;line 2 3",
      [
        .reshaped(
          .point(
            segment: 5,
            isControl: false,
            old: CGPoint(x: 2, y: 2),
            new: CGPoint(x: 2, y: 3),
            others: 0
          )
        )
      ]
    ),
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;line 5 0",
      [.reshaped(.segments(old: 3, new: 2))]
    ),
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;line 5 0;close",
      [.reshaped(.verb(segment: 3, old: .line, new: .close))]
    ),
    (
      "move 0 0;line 5 0;line 5 5", "move 0 0;quad 1 2 5 0;line 5 5",
      [.reshaped(.verb(segment: 2, old: .line, new: .quad))]
    ),
  ]

  @Test(arguments: shapes.indices) func theFirstChangedPointIsNamed(index: Int) throws {
    let (before, after, kinds) = Self.shapes[index]
    #expect(try Self.kinds(Self.path(before), Self.path(after)) == kinds)
    // With a transform that changes as well.
    let (old, new) = (
      CGAffineTransform(1, 0, 0, 1, 3, 4), CGAffineTransform(1, 0, 0, 2, 3, 4)
    )
    #expect(
      try Self.kinds(
        Self.path(before, transform: "1 0 0 1 3 4"),
        Self.path(after, transform: "1 0 0 2 3 4")
      ) == kinds + [.transformed(old: old, new: new)]
    )
    #expect(
      try Self.kinds(
        Self.path(before, transform: "1 0 0 1 3 4"),
        Self.path(after, transform: "1 0 0 1 3 9")
      ) == kinds + [.moved(dx: 0, dy: 5)]
    )
    #expect(
      try Self.kinds(
        Self.path(before, transform: "1 0 0 1 3 4"),
        Self.path(after, transform: "1 0 0 1 1 4")
      ) == kinds + [.moved(dx: -2, dy: 0)]
    )
  }

  private static func summary(_ bounds: String, _ shape: String) -> String {
    let lines = bounds.isEmpty ? "" : "  bounds \(bounds)\n"
    return "fill nonzero A\n\(lines)  shape 4 \(shape)\nend\n"
  }

  static let frames: [(before: (String, String), after: (String, String), [Kind])] = [
    (("0 0 5 5", "ab"), ("0 0 5 5", "ab"), []),
    (("0 0 5 5", "ab"), ("3 4 5 5", "ab"), [.moved(dx: 3, dy: 4)]),
    (("0 0 5 5", "ab"), ("0 4 5 5", "ab"), [.moved(dx: 0, dy: 4)]),
    (("1 0 5 5", "ab"), ("0 0 5 5", "ab"), [.moved(dx: -1, dy: 0)]),
    (("0 0 5 5", "ab"), ("3 4 5.0001 5", "ab"), [.moved(dx: 3, dy: 4)]),
    (("0 0 5 5", "ab"), ("3 4 5 5.0001", "ab"), [.moved(dx: 3, dy: 4)]),
    (("0 0 5 5", "ab"), ("0 0 5 5", "cd"), [.reshaped(.fingerprint)]),
    (
      ("0 0 5 5", "ab"), ("3 4 5 5", "cd"),
      [
        .reshaped(
          .bounds(
            old: CGRect(x: 0, y: 0, width: 5, height: 5),
            new: CGRect(x: 3, y: 4, width: 5, height: 5)
          )
        )
      ]
    ),
    (
      ("0 0 5 5", "ab"), ("0 0 5.0002 5", "ab"),
      [
        .reshaped(
          .bounds(
            old: CGRect(x: 0, y: 0, width: 5, height: 5),
            new: CGRect(x: 0, y: 0, width: 5.0002, height: 5)
          )
        )
      ]
    ),
    (
      ("0 0 5 5", "ab"), ("1 0 5 5.0002", "ab"),
      [
        .reshaped(
          .bounds(
            old: CGRect(x: 0, y: 0, width: 5, height: 5),
            new: CGRect(x: 1, y: 0, width: 5, height: 5.0002)
          )
        )
      ]
    ),
    (
      ("0 0 5 5", "ab"), ("0 0 5.0001 5", "ab"),
      [
        .reshaped(
          .bounds(
            old: CGRect(x: 0, y: 0, width: 5, height: 5),
            new: CGRect(x: 0, y: 0, width: 5.0001, height: 5)
          )
        )
      ]
    ),
    (
      ("0 0 5 5", "ab"), ("", "ab"),
      [.reshaped(.bounds(old: CGRect(x: 0, y: 0, width: 5, height: 5), new: nil))]
    ),
    (
      ("", "ab"), ("0 0 5 5", "ab"),
      [.reshaped(.bounds(old: nil, new: CGRect(x: 0, y: 0, width: 5, height: 5)))]
    ),
  ]

  @Test(arguments: frames.indices) func summariesAreComparedByBoundsAndShape(index: Int) throws {
    let (before, after, kinds) = Self.frames[index]
    #expect(
      try Self.kinds(Self.summary(before.0, before.1), Self.summary(after.0, after.1)) == kinds
    )
  }
}
