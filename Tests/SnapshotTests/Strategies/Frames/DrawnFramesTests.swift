import Drawing
import Foundation
import Pixels
import Snapshot
import SnapshotCore
import Synchronization
import Testing

/// Frames that are drawn while they are compared.
@Suite struct DrawnFramesTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private static let size = CGSize(width: 10, height: 6)

  /// Compares a bar that grows, and counts how often it is drawn.
  private func verdict(
    _ variables: [String: String] = ["SNAPSHOT_RECORD": "never"],
    size: CGSize? = DrawnFramesTests.size,
    seconds: Double = 1,
    width: @escaping (Double) -> Double
  ) -> (verdict: SnapshotVerdict, drawings: Int) {
    let drawings = Mutex(0)
    let verdict = playground.run(variables) {
      verifySnapshot(
        of: { (time: Double) in
          drawings.withLock { $0 += 1 }
          return Rectangle().fill(.black).frame(width: width(time), height: 4)
        },
        as: .animation(seconds: seconds, framesPerSecond: 4, size: size),
        named: "x"
      )
    }
    return (verdict, drawings.withLock { $0 })
  }

  private func record(size: CGSize? = DrawnFramesTests.size, width: @escaping (Double) -> Double) {
    #expect(verdict(["SNAPSHOT_RECORD": "all"], size: size, width: width).verdict.kind == .recorded)
  }

  @Test(arguments: [[:], ["CI": "1"]])
  func eachFrameIsDrawnOnce(_ variables: [String: String]) {
    record { 2 + $0 * 4 }
    let (verdict, drawings) = verdict(variables) { 2 + $0 * 4 }
    #expect(verdict.kind == .matched)
    #expect(drawings == 4)
  }

  /// Only for the source lines of what changed.
  @Test func framesThatDifferAreDrawnAgain() {
    record { 2 + $0 * 4 }
    let (verdict, drawings) = verdict { $0 > 0.4 ? 1 : 2 + $0 * 4 }
    #expect(verdict.kind == .changed("2 of 4 frames differ"))
    #expect(drawings == 4 + 2)
  }

  @Test func actualFileHoldsEqualAndDifferentFrames() throws {
    record { 2 + $0 * 4 }
    _ = verdict { $0 > 0.4 ? 1 : 2 + $0 * 4 }
    let files =
      FileManager.default.enumerator(atPath: "\(playground.path)/.build/snapshots")?
      .allObjects as? [String] ?? []
    let actual = try #require(files.first { $0.hasSuffix("/actual.png") })
    let bytes = try #require(
      FileManager.default.contents(atPath: "\(playground.path)/.build/snapshots/\(actual)")
    )
    let frames = try AnimatedImage(png: [UInt8](bytes)).frames
    let widths = frames.map { frame in (0..<10).count { frame.bytes[(3 * 10 + $0) * 4] == 0 } }
    #expect(widths == [2, 2, 0, 0])
  }

  @Test func framesAreComparedAtTheLargestSize() {
    record(size: nil) { 2 + $0 * 4 }
    let (verdict, drawings) = verdict(size: nil) { 2 + $0 * 4 }
    #expect(verdict.kind == .matched)
    #expect(drawings == 4)
  }

  @Test func anotherLengthFails() {
    record { 2 + $0 * 4 }
    let verdict = verdict(seconds: 1.5) { 2 + $0 * 4 }.verdict
    guard case .changed(let text) = verdict.kind else {
      Issue.record("\(verdict.kind)")
      return
    }
    #expect(text == "4 frames in the reference, 6 now")
  }
}
