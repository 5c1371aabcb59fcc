import Foundation
import Pixels
import Snapshot
import Testing

/// Animated PNG files that a strategy refuses, through the assertion.
@Suite struct AnimatedFilesTests {
  private let playground: Playground
  private let file: [UInt8]

  init() throws {
    playground = try Playground()
    let frames = try [[1, 2, 3, 255], [9, 8, 7, 255]].map { pixel in
      try #require(
        Bitmap(width: 2, height: 2, bytes: Array(repeatElement(pixel, count: 4).joined()))
      )
    }
    file = try PNG.encode(frames: frames, duration: 0.25)
  }

  /// Asserts a value, and returns the message without its first line.
  private func refusal<Value, Format>(
    _ value: Value,
    _ strategy: Snapshotting<Value, Format>
  ) throws -> String {
    let verdict = playground.run { verifySnapshot(of: value, as: strategy, named: "x") }
    #expect(verdict.kind == .refused)
    #expect(verdict.outcome == .failure)
    #expect(playground.references == [])
    return verdict.message
  }

  @Test func animatedFileIsNotAPicture() throws {
    let sentence = "the PNG is animated, and `.png` would compare only one of its pictures"
    #expect(try refusal(file, .png).contains(sentence))
    #expect(try refusal(Data(file), .png).contains(sentence))
  }

  /// A reference of the same bytes doesn't let it pass, either.
  @Test func animationIsRefusedDespiteIdenticalReference() throws {
    let record = playground.run { verifySnapshot(of: Data(file), as: .data, named: "x") }
    let stored = try #require(record.reference)
    try Data(file).write(to: URL(fileURLWithPath: stored + ".png"))
    let verdict = playground.run { verifySnapshot(of: file, as: .png, named: "x") }
    #expect(verdict.outcome == .failure)
    #expect(verdict.message.contains("the PNG is animated"))
  }

  /// Bytes that are no picture don't pass because the reference has the same ones.
  @Test func damagedFileIsRefusedDespiteIdenticalReference() throws {
    let whole = try PNG.encode(
      #require(Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 255, 4, 5, 6, 255]))
    )
    for bytes in [Array(whole.dropLast(6)), Array("no picture".utf8)] {
      let record = playground.run { verifySnapshot(of: Data(bytes), as: .data, named: "x") }
      let stored = try #require(record.reference)
      try Data(bytes).write(to: URL(fileURLWithPath: stored + ".png"))
      try FileManager.default.removeItem(atPath: stored)
      let verdict = playground.run { verifySnapshot(of: bytes, as: .png, named: "x") }
      #expect(verdict.outcome == .failure)
      #expect(verdict.message.contains("PNG"))
    }
  }

  @Test func endlesslyLoopingAnimationIsCompared() throws {
    let verdicts = (0..<2).map { _ in
      playground.run { verifySnapshot(of: file, as: .animation(), named: "x") }
    }
    #expect(verdicts.map(\.kind) == [.recorded, .matched])
  }

  @Test func aNumberOfRepetitionsIsRefused() throws {
    let message = try refusal(PNGChunks.changing("acTL", in: file) { $0[7] = 3 }, .animation())
    #expect(message.contains("the animated PNG stops after 3 repetitions"))
  }

  @Test func unevenTimesAreRefused() throws {
    let message = try refusal(PNGChunks.changing("fcTL", in: file) { $0[21] = 7 }, .animation())
    #expect(message.contains("the frames of the animated PNG have different durations"))
  }

  @Test func partialFramesAreRefused() throws {
    let message = try refusal(
      PNGChunks.changing("fcTL", in: file) { $0[25] = 1 },
      .animation()
    )
    #expect(message.contains("frames of the animated PNG change only a part of the picture"))
  }
}

/// The chunks of a PNG file.
private enum PNGChunks {
  /// Returns a file with the data of the last chunk of a name changed.
  static func changing(
    _ name: String,
    in file: [UInt8],
    _ change: (inout [UInt8]) -> Void
  ) throws -> [UInt8] {
    var place = 8
    var last: Range<Int>?
    while place + 12 <= file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      if file[(place + 4)..<(place + 8)].elementsEqual(name.utf8) {
        last = place..<(place + 12 + length)
      }
      place += 12 + length
    }
    let range = try #require(last)
    var data = Array(file[(range.lowerBound + 8)..<(range.upperBound - 4)])
    change(&data)
    return file[..<range.lowerBound] + TinyPNG.chunk(name, data) + file[range.upperBound...]
  }
}
