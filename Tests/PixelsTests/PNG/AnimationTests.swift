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

  @Test(arguments: [0.0, -1, .nan, .infinity, 66])
  func invalidDurationsAreRejected(duration: Double) throws {
    let frame = try picture(1)
    #expect(throws: PNG.AnimationError.self) {
      try PNG.encode(frames: [frame], duration: duration)
    }
  }
}
