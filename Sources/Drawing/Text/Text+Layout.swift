public import Foundation
import Scene

extension Text {
  /// A text laid out in lines, for a ``TextRenderer``: a collection of its lines.
  public struct Layout: RandomAccessCollection, Equatable {
    /// Options for drawing a part of the text; they have no effect here.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      /// One bit per option.
      public let rawValue: UInt32

      /// Places glyphs at fractional pixel positions, which is always the case here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)

      /// Creates a set from its bits.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
    }

    /// The position of a character in its text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      /// Returns whether one precedes the other.
      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.offset < right.offset
      }

      /// Returns the number of characters to another position.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

      /// Returns the position a number of characters later.
      public func advanced(by count: Int) -> CharacterIndex {
        CharacterIndex(offset: offset + count)
      }
    }

    /// The bounds of letters, in points, in the coordinates of the text.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the baseline.
      public var origin: CGPoint
      /// The width.
      public var width: CGFloat
      /// The height above the baseline.
      public var ascent: CGFloat
      /// The depth below the baseline.
      public var descent: CGFloat
      /// The font's space between lines; 0 for the stroke font.
      public var leading: CGFloat = 0

      /// The bounds as a rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      /// Returns the bounds of consecutive letters, from the start of the first one.
      static func all(of bounds: some Sequence<TypographicBounds>, at origin: CGPoint)
        -> TypographicBounds
      {
        var whole = TypographicBounds(origin: origin, width: 0, ascent: 0, descent: 0)
        for part in bounds {
          whole.width = Swift.max(whole.width, part.origin.x + part.width - origin.x)
          // Raised or lowered letters count relative to the common baseline.
          whole.ascent = Swift.max(whole.ascent, part.ascent + origin.y - part.origin.y)
          whole.descent = Swift.max(whole.descent, part.descent - origin.y + part.origin.y)
        }
        return whole
      }
    }

    let lines: [Line]
    /// Whether a part of the text was truncated.
    public let isTruncated: Bool

    /// The first line.
    public var startIndex: Int { 0 }
    /// The end of the lines.
    public var endIndex: Int { lines.count }

    /// A line.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line: a collection of its runs.
  public struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]
    /// The start of the baseline, in points, in the coordinates of the text.
    public var origin: CGPoint

    /// The first run.
    public var startIndex: Int { 0 }
    /// The end of the runs.
    public var endIndex: Int { runs.count }

    /// A run.
    public subscript(index: Int) -> Run { runs[index] }

    /// The bounds of the line.
    public var typographicBounds: TypographicBounds {
      .all(of: runs.map(\.typographicBounds), at: origin)
    }
  }

  /// Letters of one style in a line: a collection of slices of one letter each.
  public struct Run: RandomAccessCollection, Equatable {
    let letters: [Letter]
    let attributes: TextAttributes
    let isRightToLeft: Bool
    /// The direction of the letters.
    public var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    /// The first letter.
    public var startIndex: Int { 0 }
    /// The end of the letters.
    public var endIndex: Int { letters.count }

    /// A letter.
    public subscript(index: Int) -> RunSlice { self[index..<(index + 1)] }
    /// Returns consecutive letters.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// Returns the attribute of a type; `nil` if there is none.
    public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { attributes[key] }

    /// The positions of the characters in the text.
    public var characterIndices: [CharacterIndex] { letters.map(\.index) }

    /// The bounds of the run.
    public var typographicBounds: TypographicBounds {
      .all(of: letters.map(\.bounds), at: letters.first?.bounds.origin ?? .zero)
    }

    /// Returns whether both have the same letters at the same positions.
    public static func == (left: Run, right: Run) -> Bool { left.letters == right.letters }
  }

  /// Some of the letters of a run: a collection of slices of one letter each.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// The indices of its letters.
    public var indices: Range<Int>

    /// Creates a slice of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    /// The first letter.
    public var startIndex: Int { indices.lowerBound }
    /// The end of the letters.
    public var endIndex: Int { indices.upperBound }

    /// A letter.
    public subscript(index: Int) -> RunSlice { run[index] }
    /// Returns consecutive letters.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// Returns the attribute of a type; `nil` if there is none.
    public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { run[key] }

    /// The positions of the characters in the text.
    public var characterIndices: [CharacterIndex] { letters.map(\.index) }

    /// The bounds of the letters.
    public var typographicBounds: TypographicBounds {
      .all(of: letters.map(\.bounds), at: letters.first?.bounds.origin ?? .zero)
    }

    var letters: ArraySlice<Letter> { run.letters[indices] }
  }

  /// A letter with the lines below and through it, ready to be drawn.
  struct Letter: Equatable {
    /// The characters; several for a ligature.
    let text: String
    let index: CharacterIndex
    let bounds: TypographicBounds
    let strokes: [Stroke]
    /// The image that is drawn in place of the character, and its frame.
    let image: (InlineImage, CGRect)?
    /// The bounds of the whole text, over which its paint extends.
    let paintBounds: CGRect

    static func == (left: Letter, right: Letter) -> Bool {
      left.text == right.text && left.index == right.index && left.bounds == right.bounds
    }
  }

  /// A part of a letter, filled or stroked, and its paint.
  struct Stroke {
    let outline: DisplayList.Outline
    let style: ResolvedStyle
  }
}
