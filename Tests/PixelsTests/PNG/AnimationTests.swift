import CPixels
import Pixels
import Testing

@Suite
struct AnimationTests {
  private func picture(_ value: UInt8, width: Int = 3, height: Int = 2) throws -> Bitmap {
    let pixel: [UInt8] = [value, 10, 200, 255]
    return try #require(
      Bitmap(
        width: width,
        height: height,
        bytes: (0..<(width * height)).flatMap { _ in pixel }
      )
    )
  }

  /// The chunks of a file: name and data.
  private func chunks(of file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    var at = 8
    while at + 12 <= file.count {
      let length = number(file[at..<(at + 4)])
      let name = String(decoding: file[(at + 4)..<(at + 8)], as: UTF8.self)
      chunks.append((name, Array(file[(at + 8)..<(at + 8 + length)])))
      at += length + 12
    }
    return chunks
  }

  private func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  @Test
  func firstFrameIsThePictureOfTheFile() throws {
    let frames = try [picture(1), picture(2)]
    let file = try PNG.encode(frames: frames, duration: 0.1)
    #expect(try PNG.decode(file).bytes == frames[0].bytes)
  }

  @Test
  func framesAreReadInOrder() throws {
    let frames = try [picture(1), picture(2), picture(3)]
    let chunks = chunks(of: try PNG.encode(frames: frames, duration: 0.25))
    #expect(
      chunks.map(\.name) == [
        "IHDR", "sRGB", "pHYs", "PLTE", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT",
        "IEND",
      ]
    )
    let control = try #require(chunks.first { $0.name == "acTL" })
    #expect(control.data == [0, 0, 0, 3, 0, 0, 0, 0])
    let numbered = chunks.filter { $0.name == "fcTL" || $0.name == "fdAT" }
    #expect(numbered.map { number($0.data.prefix(4)) } == [0, 1, 2, 3, 4])
    let shown = try #require(numbered.last { $0.name == "fcTL" })
    #expect(number(shown.data[4..<8]) == 3)
    #expect(number(shown.data[8..<12]) == 2)
    #expect(number(shown.data[20..<22]) == 250)
    #expect(number(shown.data[22..<24]) == 1000)
  }

  @Test
  func laterFramesHoldTheirPictures() throws {
    // The first frame of one file is the second of the other, with the same bytes.
    let (one, two) = try (colorful(1), colorful(2))
    let forward = chunks(of: try PNG.encode(frames: [one, two], duration: 0.1))
    let backward = chunks(of: try PNG.encode(frames: [two, one], duration: 0.1))
    let second = try #require(forward.first { $0.name == "fdAT" }).data.dropFirst(4)
    let first = try #require(backward.first { $0.name == "IDAT" }).data
    #expect(Array(second) == first)
    #expect(forward.first { $0.name == "IDAT" }?.data != first)
  }

  /// Returns a picture with too many colours for a palette.
  private func colorful(_ value: UInt8) throws -> Bitmap {
    let bytes = (0..<400).flatMap { (number: Int) -> [UInt8] in
      [value, UInt8(number % 256), UInt8(number / 256), 255]
    }
    return try #require(Bitmap(width: 20, height: 20, bytes: bytes))
  }

  @Test
  func everyFrameIsReadUnchanged() throws {
    let pictures = try [colorful(1), colorful(2), colorful(3)]
    let frames = try PNG.Frames(PNG.encode(frames: pictures, duration: 0.25))
    #expect(frames.count == 3)
    for (index, picture) in pictures.enumerated() {
      let frame = try frames.frame(index)
      #expect(frame.bitmap == picture)
      #expect(frame.duration == 0.25)
    }
  }

  @Test
  func stillPictureHasOneFrame() throws {
    let frames = try PNG.Frames(PNG.encode(picture(1)))
    #expect(frames.count == 1)
    #expect(try frames.frame(0).bitmap == picture(1))
    #expect(try frames.frame(0).duration == 0)
  }

  /// A file whose chunks are in order, but with wrong counts or sequence numbers of frames.
  @Test(arguments: ["acTL", "fcTL", "fdAT"])
  func inconsistentFrameCountsAreRejected(name: String) throws {
    var file = try PNG.encode(frames: [picture(1), picture(2)], duration: 0.1)
    let place = try #require(
      file.indices.last { Array(file.dropFirst($0).prefix(4)) == Array(name.utf8) }
    )
    file[place + 7] ^= 8
    let length = Int(file[place - 1])
    let end = place + 4 + length
    let checksum = ChunkBuilder.checksum(Array(file[place..<end]))
    file.replaceSubrange(end..<(end + 4), with: ChunkBuilder.bigEndian(checksum))
    #expect(try PNG.Frames(file).count == 1)
    #expect(try PNG.Frames(file).frame(0).bitmap == picture(1))
  }

  @Test
  func damagedAnimationsAreRejected() throws {
    let file = try PNG.encode(frames: [picture(1), picture(2)], duration: 0.1)
    #expect(throws: PNGError.self) { try PNG.Frames(Array(file.dropLast(20))) }
    #expect(throws: PNGError.empty) { try PNG.Frames([]) }
  }

  @Test
  func framesOfAnotherSizeAreRejected() throws {
    let frames = try [picture(1), picture(1, width: 4)]
    #expect(
      throws: PNG.AnimationError.otherSize(
        frame: 1,
        width: 4,
        height: 2,
        firstWidth: 3,
        firstHeight: 2
      )
    ) { try PNG.encode(frames: frames, duration: 1) }
  }

  @Test
  func emptyFrameListIsRejected() {
    #expect(throws: PNG.AnimationError.noFrames) { try PNG.encode(frames: [], duration: 1) }
  }

  @Test(arguments: [0.0, -1, 0.000_499, 65.000_6, 66, .infinity])
  func invalidDurationsAreRejected(duration: Double) throws {
    let frame = try picture(1)
    #expect(throws: PNG.AnimationError.duration(duration)) {
      try PNG.encode(frames: [frame], duration: duration)
    }
  }

  @Test func aDurationMustBeANumber() throws {
    let frame = try picture(1)
    #expect(throws: PNG.AnimationError.self) { try PNG.encode(frames: [frame], duration: .nan) }
  }

  @Test(arguments: [
    (0.001, 1), (0.000_5, 1), (0.001_4, 1), (0.001_5, 2), (0.25, 250), (64.999, 64_999),
    (65, 65_000), (65.000_4, 65_000),
  ])
  func durationsAreRoundedToMilliseconds(duration: Double, milliseconds: Int) throws {
    let file = try PNG.encode(frames: [picture(1)], duration: duration)
    let control = try #require(chunks(of: file).first { $0.name == "fcTL" })
    #expect(number(control.data[20..<22]) == milliseconds)
    #expect(number(control.data[22..<24]) == 1000)
    #expect(control.data[12..<20].allSatisfy { $0 == 0 } && control.data[24...] == [0, 0])
  }

  @Test(arguments: [(1.0, 2835), (2, 5669), (0.5, 1417)])
  func scaleIsWrittenAsDensity(scale: Double, perMeter: Int) throws {
    let file = try PNG.encode(frames: [picture(1)], duration: 1, scale: scale)
    let density = try #require(chunks(of: file).first { $0.name == "pHYs" })
    #expect(number(density.data[0..<4]) == perMeter)
    #expect(number(density.data[4..<8]) == perMeter)
    #expect(density.data[8...] == [1])
  }

  @Test(arguments: [0, -1, 1e300])
  func invalidScalesAreRejected(scale: Double) throws {
    let frame = try picture(1)
    #expect(throws: PNGError.scale(scale)) {
      try PNG.encode(frames: [frame], duration: 1, scale: scale)
    }
  }

  @Test func aFrameOfAnotherHeightIsRefused() throws {
    let frames = try [picture(1), picture(1), picture(1, height: 5)]
    #expect(
      throws: PNG.AnimationError.otherSize(
        frame: 2,
        width: 3,
        height: 5,
        firstWidth: 3,
        firstHeight: 2
      )
    ) { try PNG.encode(frames: frames, duration: 1) }
  }

  /// The form is that of all frames together: two greys alone would fit into one bit.
  @Test func allFramesShareOneForm() throws {
    let gray = try #require(Bitmap(width: 1, height: 1, bytes: [0, 0, 0, 255]))
    let color = try #require(Bitmap(width: 1, height: 1, bytes: [1, 2, 3, 4]))
    for frames in [[gray, color], [color, gray]] {
      let read = try PNG.Frames(PNG.encode(frames: frames, duration: 1))
      #expect(try [read.frame(0).bitmap, read.frame(1).bitmap] == frames)
    }
  }

  static let sentences: [(PNG.AnimationError, String)] = [
    (.noFrames, "an animation needs at least one frame"),
    (
      .otherSize(frame: 7, width: 1, height: 2, firstWidth: 3, firstHeight: 4),
      "frame 7 has 1 × 2 pixels, but the first one has 3 × 4; all frames of an animation must have "
        + "the same size"
    ),
    (.duration(66), "the duration of a frame is 66.0 s; the valid range is 0.001 to 65 s"),
    (
      .moves,
      "the PNG is animated, and `.png` would compare only one of its pictures; use `.animation()`, "
        + "which compares all frames and how long they are shown, or `.data`, which compares the "
        + "bytes"
    ),
    (
      .partialFrames,
      "some frames of the animated PNG change only a part of the picture, which can't be compared "
        + "frame by frame; use `.data`, which compares the bytes"
    ),
    (
      .unevenDurations,
      "the frames of the animated PNG have different durations, or durations that aren't whole "
        + "milliseconds, which can't be compared frame by frame; use `.data`, which compares the "
        + "bytes"
    ),
    (
      .plays(1),
      "the animated PNG stops after 1 repetition, and only endless animations can be compared "
        + "frame by frame; use `.data`, which compares the bytes"
    ),
    (
      .plays(2),
      "the animated PNG stops after 2 repetitions, and only endless animations can be compared "
        + "frame by frame; use `.data`, which compares the bytes"
    ),
  ]

  @Test(arguments: sentences.indices) func everyProblemIsASentence(index: Int) {
    #expect("\(Self.sentences[index].0)" == Self.sentences[index].1)
  }

  struct Arguments: Sendable {
    var width: UInt32 = 1
    var height: UInt32 = 1
    var frames: UInt32 = 1
    var perMeter: UInt32 = 1
  }

  @Test(arguments: [
    Arguments(width: 0), Arguments(height: 0), Arguments(frames: 0), Arguments(width: 0x2000_0000),
    Arguments(height: 0x8000_0000), Arguments(height: 0x4000_0000, frames: 2),
    Arguments(perMeter: 0x8000_0000),
  ])
  func impossibleArgumentsAreRefused(_ arguments: Arguments) {
    var file: UnsafeMutablePointer<UInt8>?
    var count = 9
    var error = cpixels_png_error()
    let pixel: [UInt8] = [1, 2, 3, 4]
    let written = cpixels_png_write_animation(
      pixel,
      arguments.width,
      arguments.height,
      arguments.frames,
      1,
      arguments.perMeter,
      &file,
      &count,
      &error
    )
    #expect(!written && file == nil && count == 0)
    #expect(error.problem == Int32(CPIXELS_PNG_ARGUMENT.rawValue))
    #expect(error.chunk == 0 && error.offset == 0)
    #expect(error.found == UInt64(arguments.width) && error.expected == 0x1FFF_FFFF)
  }

  @Test func theGreatestDensityIsAccepted() throws {
    var file: UnsafeMutablePointer<UInt8>?
    var count = 0
    var error = cpixels_png_error()
    let pixel: [UInt8] = [1, 2, 3, 4]
    #expect(
      cpixels_png_write_animation(pixel, 1, 1, 1, 1, 0x7FFF_FFFF, &file, &count, &error)
    )
    defer { cpixels_png_free(file) }
    let bytes = Array(UnsafeBufferPointer(start: file, count: count))
    let density = try #require(chunks(of: bytes).first { $0.name == "pHYs" })
    #expect(density.data == [0x7F, 255, 255, 255, 0x7F, 255, 255, 255, 1])
  }
}
