import Drawing
import Foundation
import Pixels
import Snapshot
import SnapshotCore
import Testing

/// The picture strategies under swift-snapshot-testing's names.
@Suite struct ImageStrategyTests {
  private struct Badge: View {
    var body: some View { Circle().fill(.red).frame(width: 40, height: 20) }
  }

  private func size(_ strategy: Snapshotting<Badge, Bitmap>) throws -> [Int] {
    let bitmap = try strategy.snapshot(Badge())
    return [bitmap.width, bitmap.height]
  }

  @Test func aLayoutHasItsSize() throws {
    #expect(try size(.image) == [40, 20])
    #expect(try size(.image()) == [40, 20])
    #expect(try size(.image(layout: .sizeThatFits)) == [40, 20])
    #expect(try size(.image(layout: .fixed(width: 7, height: 9))) == [7, 9])
    #expect(try size(.image(layout: .fixed(width: 7, height: 9), scale: 2)) == [14, 18])
    #expect(SwiftUISnapshotLayout.fixed(width: 1, height: 2) != .fixed(width: 2, height: 1))
  }

  /// Returns the bytes of a grey row of 100 pixels in which some are changed.
  private func row(_ changed: Int, by amount: UInt8) throws -> Bitmap {
    let bytes = (0..<100).flatMap { index -> [UInt8] in
      let grey = 100 + (index < changed ? amount : 0)
      return [grey, grey, grey, 255]
    }
    return try #require(Bitmap(width: 100, height: 1, bytes: bytes))
  }

  private func passes(
    _ strategy: Snapshotting<Bitmap, Bitmap>,
    _ changed: Int,
    by amount: UInt8
  ) throws -> Bool {
    let reference = try row(0, by: 0)
    return strategy.diffing.diff(reference, try row(changed, by: amount)) == nil
  }

  @Test func precisionIsAFractionOfPixels() throws {
    #expect(try passes(.image(precision: 0.98), 2, by: 50))
    #expect(try !passes(.image(precision: 0.98), 3, by: 50))
    #expect(try passes(.image(precision: 0), 100, by: 50))
    #expect(try !passes(.image(precision: 1), 1, by: 1))
    #expect(try !passes(.image, 1, by: 1))
    #expect(try !passes(.image(precision: 2), 1, by: 1))
  }

  /// A change of 3 in a medium grey is a distance of about 1.2, one of 10 about 4.
  @Test func perceptualPrecisionIsADistance() throws {
    #expect(try passes(.image(perceptualPrecision: 0.98), 100, by: 3))
    #expect(try !passes(.image(perceptualPrecision: 0.98), 1, by: 10))
    #expect(try passes(.image(perceptualPrecision: 0.95), 100, by: 10))
    #expect(try passes(.image(precision: 0.99, perceptualPrecision: 0.98), 1, by: 10))
    #expect(try !passes(.image(precision: 0.99, perceptualPrecision: 0.98), 2, by: 10))
    #expect(try passes(.image(perceptualPrecision: 0), 100, by: 50))
  }

  /// With such numbers, every picture or none would pass.
  @Test(arguments: [
    (ImageTolerance.channel(atMost: -1), "`.channel(atMost: -1)`"),
    (.channel(atMost: 256), "`.channel(atMost: 256)`"),
    (.yiq(threshold: -1), "`.yiq(threshold: -1.0)`"), (.yiq(threshold: 1.1), "threshold: 1.1"),
    (.yiq(threshold: .nan), "threshold: nan"),
    (.deltaE2000(atMost: -1), "`.deltaE2000(atMost: -1.0)`"),
    (.deltaE94(atMost: .nan), "`.deltaE94(atMost: nan)`"),
    (.hyab(atMost: -0.1), "`.hyab(atMost: -0.1)`"),
    (.exact.allowing(pixels: -1), "`.allowing(pixels: -1)`"),
    (.exact.allowing(fraction: 5), "`.allowing(fraction: 5.0)`"),
    (.exact.allowing(fraction: -0.1), "fraction: -0.1"),
    (.exact.allowing(fraction: .infinity), "fraction: inf"),
    (.exact.allowing(pixels: 1).allowing(pixels: 0, inWindow: 0), "pixels: 0, inWindow: 0"),
    (.exact.allowing(pixels: -1, inWindow: 4), "pixels: -1, inWindow: 4"),
    (.exact.allowing(pixels: 0, inWindow: -4), "pixels: 0, inWindow: -4"),
  ])
  func tolerancesOutOfRangeFail(tolerance: ImageTolerance, text: String) throws {
    let picture = try row(0, by: 0)
    for strategy in [Snapshotting<Bitmap, Bitmap>.png(tolerance: tolerance), .png] {
      let playground = try Playground()
      func message(_ mode: String) -> String {
        withSnapshotTesting(tolerance: tolerance) {
          playground.run(["SNAPSHOT_RECORD": mode]) {
            verifySnapshot(of: picture, as: strategy, named: "x")
          }
        }.message
      }
      // Nothing is recorded.
      for mode in ["missing", "all"] {
        #expect(message(mode).hasPrefix("The tolerance "))
        #expect(message(mode).contains(text))
      }
      #expect(playground.references == [])
      let exact = Snapshotting<Bitmap, Bitmap>.png(tolerance: .exact)
      _ = playground.run { verifySnapshot(of: picture, as: exact, named: "x") }
      // Not even an equal picture passes.
      for mode in ["missing", "all"] {
        #expect(message(mode).hasPrefix("The tolerance "))
        #expect(!message(mode).contains("SNAPSHOT_RECORD"))
      }
    }
    let animation = Diffing<AnimatedImage>.animation(tolerance: tolerance)
    let reference = try AnimatedImage(frames: [row(0, by: 0)], frameDuration: 1)
    let changed = try AnimatedImage(frames: [row(1, by: 50)], frameDuration: 1)
    #expect(animation.diff(reference, changed)?.0.contains(text) == true)
  }

  /// No kind of strategy records with a tolerance that is out of range.
  @Test func everyStrategyChecksItsTolerance() async throws {
    let playground = try Playground()
    let wrong = ImageTolerance.exact.allowing(fraction: .nan)
    let picture = try row(0, by: 0)
    let file = try PNG.encode(picture)
    var encoded = Snapshotting<Bitmap, Bitmap>.png(tolerance: wrong)
    encoded.diffing.toData = { _ in Data(file) }
    let movie = try AnimatedImage(frames: [picture, picture], frameDuration: 1)
    let messages = playground.run(["SNAPSHOT_RECORD": "all"]) {
      [
        verifySnapshot(of: picture, as: encoded, named: "a").message,
        verifySnapshot(of: file, as: .png(tolerance: wrong), named: "b").message,
        verifySnapshot(of: Badge(), as: .png(tolerance: wrong), named: "c").message,
        verifySnapshot(of: movie, as: .animation(tolerance: wrong), named: "d").message,
        verifySnapshot(of: Badge(), as: .animation(seconds: 0.1, tolerance: wrong), named: "e")
          .message,
        verifySnapshot(of: Badge(), as: .frames(at: [0, 1], tolerance: wrong), named: "f").message,
      ]
    }
    let later = await playground.run(["SNAPSHOT_RECORD": "all"]) {
      await verifySnapshot(as: AsyncSnapshotting(encoded), named: "g") { picture }.message
    }
    for message in messages + [later] {
      #expect(
        message == """
          The tolerance `.allowing(fraction: nan)` is out of range. Pass a fraction from 0 to 1, such as \
          0.05 for 5 %.
          Nothing was compared or recorded.
          """
      )
    }
    #expect(playground.references == [])
  }

  /// Neither records anything at a time that no view has.
  @Test(arguments: [Double.nan, .infinity, -1, 1e10])
  func timesOutOfRangeAreRefused(_ time: Double) throws {
    let playground = try Playground()
    let messages = playground.run(["SNAPSHOT_RECORD": "all"]) {
      [
        verifySnapshot(of: Badge(), as: .png(time: time), named: "a").message,
        verifySnapshot(of: Badge(), as: .svg(time: time), named: "b").message,
        verifySnapshot(of: Badge(), as: .pathCommands(time: time), named: "c").message,
        verifySnapshot(of: Badge(), as: .displayList(time: time), named: "d").message,
      ]
    }
    for message in messages {
      #expect(
        message == """
          `time: \(time)` is out of range. Pass seconds from 0 to 1,000,000,000.
          Nothing was compared or recorded.
          """
      )
    }
    #expect(playground.references == [])
  }

  /// With both precisions 1, the tolerance of the settings applies.
  @Test func exactPrecisionUsesTheSettings() throws {
    func check() throws {
      #expect(try passes(.image, 1, by: 9))
      #expect(try passes(.image(precision: 1, perceptualPrecision: 1), 1, by: 9))
      #expect(try !passes(.image, 2, by: 9))
      #expect(try !passes(.image(precision: 0.999), 1, by: 9))
      #expect(try !passes(.png(tolerance: .exact), 1, by: 9))
    }
    try withSnapshotTesting(tolerance: .exact.allowing(pixels: 1), operation: check)
  }

  @Test(arguments: [1.0, 2, 3])
  func theScaleIsStored(_ scale: Double) throws {
    let bitmap = try row(0, by: 0)
    let file = try Snapshotting<Bitmap, Bitmap>.image(scale: scale).diffing.toData(bitmap)
    #expect(try [UInt8](file) == PNG.encode(bitmap, scale: scale))
    let png = try Snapshotting<Bitmap, Bitmap>.png(scale: scale).diffing.toData(bitmap)
    #expect(png == file)
    let plain = try Snapshotting<Bitmap, Bitmap>.image.diffing.toData(bitmap)
    #expect((plain == file) == (scale == 1))
  }
}
