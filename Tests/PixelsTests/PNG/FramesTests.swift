import CPixels
import Testing

@testable import Pixels

/// Animated files that are assembled from chunks: which ones have frames, and their timing.
@Suite struct FramesTests {
  typealias Builder = ChunkBuilder

  /// Returns an `fcTL` chunk for a picture of 2 × 2 pixels.
  static func control(
    _ sequence: UInt32,
    width: UInt32 = 2,
    height: UInt32 = 2,
    x: UInt32 = 0,
    y: UInt32 = 0,
    delay: (UInt16, UInt16) = (1, 10),
    dispose: UInt8 = 0,
    blend: UInt8 = 0,
    more: [UInt8] = []
  ) -> [UInt8] {
    let numbers = [sequence, width, height, x, y].flatMap(Builder.bigEndian)
    let times = [delay.0, delay.1].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return Builder.chunk("fcTL", numbers + times + [dispose, blend] + more)
  }

  static func animation(_ frames: UInt32, plays: UInt32 = 0, more: [UInt8] = []) -> [UInt8] {
    Builder.chunk("acTL", Builder.bigEndian(frames) + Builder.bigEndian(plays) + more)
  }

  /// Returns the chunk with a later frame's data: four grey pixels of one value.
  static func data(_ sequence: UInt32, gray: UInt8) -> [UInt8] {
    let rows = [0, gray, gray, 0, gray, gray]
    return Builder.chunk("fdAT", Builder.bigEndian(sequence) + Builder.stored(rows))
  }

  static let image = Builder.data([0, 10, 10, 0, 10, 10])

  static func file(_ chunks: [UInt8]...) -> [UInt8] {
    Builder.signature + Builder.header() + chunks.flatMap { $0 } + Builder.end
  }

  static let two = file(animation(2), control(0), image, control(1), data(2, gray: 20))

  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: [UInt8]
    var frames = 1
    var problem: PNG.AnimationError?
  }

  static let cases: [Case] = [
    Case(testDescription: "two frames", file: two, frames: 2),
    Case(testDescription: "one frame", file: file(animation(1), control(0), image)),
    Case(
      testDescription: "data in two chunks",
      file: file(
        animation(2),
        control(0),
        image,
        control(1),
        Builder.chunk("fdAT", Builder.bigEndian(2) + Builder.stored([0, 20, 20, 0, 20, 20])[..<9]),
        Builder.chunk("fdAT", Builder.bigEndian(3) + Builder.stored([0, 20, 20, 0, 20, 20])[9...])
      ),
      frames: 2
    ),
    Case(
      testDescription: "text between frames",
      file: file(
        animation(2),
        control(0),
        image,
        Builder.chunk("tEXt", [1]),
        control(1),
        data(2, gray: 20),
        Builder.chunk("tEXt", [2])
      ),
      frames: 2
    ),
    Case(testDescription: "no animation", file: file(image)),
    Case(
      testDescription: "the count after the frames",
      file: file(control(0), image, animation(1))
    ),
    Case(
      testDescription: "two counts",
      file: file(animation(1), animation(1), control(0), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a count of nine bytes",
      file: file(animation(1, more: [0]), control(0), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "no count",
      file: file(control(0), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "too large a count",
      file: file(animation(2), control(0), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a control of 27 bytes",
      file: file(animation(1), control(0, more: [0]), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a narrow frame",
      file: file(animation(1), control(0, width: 1), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a low frame",
      file: file(animation(1), control(0, height: 1), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a frame further right",
      file: file(animation(1), control(0, x: 1), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a frame further down",
      file: file(animation(1), control(0, y: 1), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a frame that is cleared",
      file: file(animation(1), control(0, dispose: 1), image)
    ),
    Case(
      testDescription: "a frame that is removed",
      file: file(animation(1), control(0, dispose: 2), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a frame over the previous one",
      file: file(animation(1), control(0, blend: 1), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "numbers from 1 on",
      file: file(animation(1), control(1), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a number twice",
      file: file(animation(2), control(0), image, control(0), data(1, gray: 20)),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a data number too high",
      file: file(animation(2), control(0), image, control(1), data(3, gray: 20)),
      problem: .partialFrames
    ),
    Case(
      testDescription: "two controls before the image",
      file: file(animation(2), control(0), control(1), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "an image that isn't a frame",
      file: file(animation(1), image, control(0), data(1, gray: 20)),
      problem: .partialFrames
    ),
    Case(
      testDescription: "data for the first frame",
      file: file(animation(1), control(0), data(1, gray: 20), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "data after the image without a control",
      file: file(animation(1), control(0), image, data(1, gray: 20)),
      problem: .partialFrames
    ),
    Case(
      testDescription: "data of three bytes",
      file: file(
        animation(2),
        control(0),
        image,
        control(1),
        Builder.chunk("fdAT", [0, 0, 0])
      ),
      problem: .partialFrames
    ),
    Case(
      testDescription: "data of a number alone, then the rest",
      file: file(
        animation(2),
        control(0),
        image,
        control(1),
        Builder.chunk("fdAT", Builder.bigEndian(2)),
        data(3, gray: 20)
      ),
      frames: 2
    ),
    Case(
      testDescription: "a last frame without data",
      file: file(animation(2), control(0), image, control(1)),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a middle frame without data",
      file: file(animation(3), control(0), image, control(1), control(2), data(3, gray: 20)),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a control alone",
      file: file(control(0), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "data alone",
      file: file(image, data(0, gray: 20)),
      problem: .partialFrames
    ),
    Case(
      testDescription: "a count alone",
      file: file(animation(1), image),
      problem: .partialFrames
    ),
    Case(
      testDescription: "three repetitions",
      file: file(animation(1, plays: 3), control(0), image),
      problem: .plays(3)
    ),
    Case(
      testDescription: "one repetition",
      file: file(animation(1, plays: 1), control(0), image),
      problem: .plays(1)
    ),
    Case(
      testDescription: "a third of a second",
      file: file(animation(1), control(0, delay: (1, 3)), image),
      problem: .unevenDurations
    ),
    Case(
      testDescription: "equal durations as different fractions",
      file: file(
        animation(2),
        control(0, delay: (1, 10)),
        image,
        control(1, delay: (100, 1000)),
        data(2, gray: 20)
      ),
      frames: 2
    ),
    Case(
      testDescription: "a divisor of 0 is 100",
      file: file(
        animation(2),
        control(0, delay: (10, 0)),
        image,
        control(1, delay: (10, 100)),
        data(2, gray: 20)
      ),
      frames: 2
    ),
    Case(
      testDescription: "different durations",
      file: file(
        animation(2),
        control(0, delay: (1, 10)),
        image,
        control(1, delay: (2, 10)),
        data(2, gray: 20)
      ),
      frames: 2,
      problem: .unevenDurations
    ),
  ]

  @Test(arguments: cases) func onlyWholeFramesCount(_ animation: Case) throws {
    let frames = try PNG.Frames(animation.file)
    #expect(frames.count == animation.frames)
    #expect(try frames.frame(0).bitmap.bytes.prefix(4) == [10, 10, 10, 255])
    if animation.frames == 2 {
      #expect(try frames.frame(1).bitmap.bytes.suffix(4) == [20, 20, 20, 255])
    }
    if let problem = animation.problem {
      #expect(throws: problem) { try frames.checkWhole() }
    } else {
      #expect(throws: Never.self) { try frames.checkWhole() }
    }
  }

  @Test(arguments: [
    (UInt16(1), UInt16(10), 0.1), (250, 1000, 0.25), (10, 0, 0.1), (1, 3, 0.333),
    (300, 256, 1.171), (65_535, 1, 65_535),
  ])
  func durationIsAFraction(above: UInt16, below: UInt16, seconds: Double) throws {
    let file = Self.file(
      Self.animation(2),
      Self.control(0, delay: (7, 10)),
      Self.image,
      Self.control(1, delay: (above, below)),
      Self.data(2, gray: 20)
    )
    let frames = try PNG.Frames(file)
    #expect(try frames.frame(0).duration == 0.7)
    #expect(try frames.frame(1).duration == seconds)
  }

  /// An index beyond the frames selects the nearest one.
  @Test(arguments: [(-3, UInt8(10)), (0, 10), (1, 20), (2, 20), (.max, 20), (.min, 10)])
  func indexIsClamped(index: Int, gray: UInt8) throws {
    #expect(try PNG.Frames(Self.two).frame(index).bitmap.bytes.first == gray)
  }

  @Test func chunksOfThePictureApplyToEveryFrame() throws {
    let file =
      Builder.signature + Builder.header(depth: 8, colorType: 3)
      + Self.animation(2) + Builder.chunk("PLTE", [1, 2, 3, 4, 5, 6]) + Builder.chunk("tRNS", [9])
      + Self.control(0) + Builder.data([0, 0, 1, 0, 1, 1])
      + Self.control(1)
      + Builder.chunk("fdAT", Builder.bigEndian(2) + Builder.stored([0, 1, 0, 0, 0, 0]))
      + Builder.end
    let frames = try PNG.Frames(file)
    #expect(try frames.frame(0).bitmap.bytes.prefix(8) == [1, 2, 3, 9, 4, 5, 6, 255])
    #expect(try frames.frame(1).bitmap.bytes.prefix(8) == [4, 5, 6, 255, 1, 2, 3, 9])
  }

  /// A frame's file has the chunks before the animation, and nothing that follows it.
  @Test func aFrameIsASeparateFile() {
    let text = Builder.chunk("tEXt", [1])
    let file =
      Builder.signature + Builder.header() + text + Self.animation(2) + Self.control(0)
      + Self.image + text + Self.control(1) + Self.data(2, gray: 20) + text + Builder.end
    var still: UnsafeMutablePointer<UInt8>?
    var count = 0
    var milliseconds: UInt32 = 0
    #expect(cpixels_png_copy_frame(file, file.count, 1, &still, &count, &milliseconds))
    defer { cpixels_png_free(still) }
    #expect(
      Array(UnsafeBufferPointer(start: still, count: count))
        == Builder.signature + Builder.header() + text
        + Builder.data([0, 20, 20, 0, 20, 20]) + Builder.end
    )
    #expect(milliseconds == 100)
  }

  @Test func animatedFilesAreNotStillPictures() throws {
    #expect(throws: PNG.AnimationError.moves) { try PNG.decodeStill(Self.two) }
    let controlled = Self.file(Self.control(0), Self.image)
    #expect(throws: PNG.AnimationError.moves) { try PNG.decodeStill(controlled) }
    let late = Self.file(Self.image, Self.data(0, gray: 20))
    #expect(throws: PNG.AnimationError.moves) { try PNG.decodeStill(late) }
    let counted = Self.file(Self.animation(1), Self.image)
    #expect(throws: PNG.AnimationError.moves) { try PNG.decodeStill(counted) }
    #expect(try PNG.decodeStill(Self.file(Self.image)).bytes.first == 10)
    #expect(throws: PNGError.empty) { try PNG.decodeStill([]) }
    #expect(throws: PNGError.limit(.side, found: 2, allowed: 1)) {
      try PNG.decodeStill(Self.two, limits: PNG.Limits(side: 1))
    }
  }

  @Test func limitsApplyToFrames() throws {
    let limits = PNG.Limits(side: 1)
    #expect(throws: PNGError.limit(.side, found: 2, allowed: 1)) {
      try PNG.Frames(Self.two, limits: limits)
    }
    #expect(try PNG.Frames(Self.two, limits: PNG.Limits(side: 2)).frame(1).bitmap.width == 2)
    #expect(throws: PNGError.foreign(.text)) { try PNG.Frames(Array("text".utf8)) }
  }
}
