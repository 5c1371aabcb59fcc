public import Foundation
import Scene

extension Text {
  /// A text broken into lines and placed, for a ``TextRenderer``: a collection of its lines.
  public struct Layout: RandomAccessCollection, Equatable {
    /// How something of the text is drawn; of no consequence here.
    public struct DrawingOptions: OptionSet, Hashable, Sendable {
      /// A bit for each option.
      public let rawValue: UInt32

      /// Letters stand between pixels, as they always do here.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)

      /// Creates a set from its bits.
      public init(rawValue: UInt32) {
        self.rawValue = rawValue
      }
    }

    /// The place of a character in its text.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let offset: Int

      /// Whether one comes before another.
      public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
        left.offset < right.offset
      }

      /// Returns the number of characters to another place.
      public func distance(to other: CharacterIndex) -> Int { other.offset - offset }

      /// Returns the place some characters further.
      public func advanced(by count: Int) -> CharacterIndex {
        CharacterIndex(offset: offset + count)
      }
    }

    /// The room of letters, in points, in the coordinates of the text.
    public struct TypographicBounds: Equatable, Sendable {
      /// The start of the base line.
      public var origin: CGPoint
      /// The room across.
      public var width: CGFloat
      /// The room above the base line.
      public var ascent: CGFloat
      /// The room below the base line.
      public var descent: CGFloat
      /// Room between lines that belongs to the font: none.
      public var leading: CGFloat = 0

      /// The room as a rectangle.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }

      /// The room of several letters in a row, from where the first one starts.
      static func all(of bounds: some Sequence<TypographicBounds>, at origin: CGPoint)
        -> TypographicBounds
      {
        var whole = TypographicBounds(origin: origin, width: 0, ascent: 0, descent: 0)
        for part in bounds {
          whole.width = Swift.max(whole.width, part.origin.x + part.width - origin.x)
          // What stands higher or lower than the others counts from the common base line.
          whole.ascent = Swift.max(whole.ascent, part.ascent + origin.y - part.origin.y)
          whole.descent = Swift.max(whole.descent, part.descent - origin.y + part.origin.y)
        }
        return whole
      }
    }

    let lines: [Line]
    /// Whether something of the text was left out.
    public let isTruncated: Bool

    /// The first line.
    public var startIndex: Int { 0 }
    /// Behind the last line.
    public var endIndex: Int { lines.count }

    /// A line.
    public subscript(index: Int) -> Line { lines[index] }
  }
}

extension Text.Layout {
  /// A line: a collection of its runs.
  public struct Line: RandomAccessCollection, Equatable {
    let runs: [Run]
    /// The start of the base line, in points, in the coordinates of the text.
    public var origin: CGPoint

    /// The first run.
    public var startIndex: Int { 0 }
    /// Behind the last run.
    public var endIndex: Int { runs.count }

    /// A run.
    public subscript(index: Int) -> Run { runs[index] }

    /// The room of the line.
    public var typographicBounds: TypographicBounds {
      .all(of: runs.map(\.typographicBounds), at: origin)
    }
  }

  /// Letters of one style in a line: a collection of slices of one letter each.
  public struct Run: RandomAccessCollection, Equatable {
    let letters: [Letter]
    let attributes: TextAttributes
    /// The direction in which the letters follow one another: always to the right.
    public var layoutDirection: LayoutDirection { .leftToRight }

    /// The first letter.
    public var startIndex: Int { 0 }
    /// Behind the last letter.
    public var endIndex: Int { letters.count }

    /// A letter.
    public subscript(index: Int) -> RunSlice { self[index..<(index + 1)] }
    /// Letters in a row.
    public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

    /// What is said about the letters by attributes of a type; `nil` for nothing.
    public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { attributes[key] }

    /// The places of the characters in the text.
    public var characterIndices: [CharacterIndex] { letters.map(\.index) }

    /// The room of the run.
    public var typographicBounds: TypographicBounds {
      .all(of: letters.map(\.bounds), at: letters.first?.bounds.origin ?? .zero)
    }

    /// Whether both have the same letters at the same places.
    public static func == (left: Run, right: Run) -> Bool { left.letters == right.letters }
  }

  /// Some of the letters of a run: a collection of slices of one letter each.
  public struct RunSlice: RandomAccessCollection, Equatable {
    /// The run.
    public var run: Run
    /// Which of its letters.
    public var indices: Range<Int>

    /// Takes letters of a run.
    public init(run: Run, indices: Range<Int>) {
      self.run = run
      self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
    }

    /// The first letter.
    public var startIndex: Int { indices.lowerBound }
    /// Behind the last letter.
    public var endIndex: Int { indices.upperBound }

    /// A letter.
    public subscript(index: Int) -> RunSlice { run[index] }
    /// Letters in a row.
    public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }

    /// What is said about the letters by attributes of a type; `nil` for nothing.
    public subscript<Key: TextAttribute>(key: Key.Type) -> Key? { run[key] }

    /// The places of the characters in the text.
    public var characterIndices: [CharacterIndex] { letters.map(\.index) }

    /// The room of the letters.
    public var typographicBounds: TypographicBounds {
      .all(of: letters.map(\.bounds), at: letters.first?.bounds.origin ?? .zero)
    }

    var letters: ArraySlice<Letter> { run.letters[indices] }
  }

  /// A letter with the lines under and through it, ready to be drawn.
  struct Letter: Equatable {
    let character: Character
    let index: CharacterIndex
    let bounds: TypographicBounds
    let strokes: [Stroke]
    /// The room of the whole text, over which its paint runs.
    let room: CGRect

    static func == (left: Letter, right: Letter) -> Bool {
      left.character == right.character && left.index == right.index && left.bounds == right.bounds
    }
  }

  /// What the pen follows and what it is filled with.
  struct Stroke {
    let outline: DisplayList.Outline
    let style: ResolvedStyle
  }
}
