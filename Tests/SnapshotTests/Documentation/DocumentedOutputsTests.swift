import Drawing
import Foundation
import Snapshot
import Testing

/// The outputs that “Testing animations” and docstrings show.
@Suite struct DocumentedOutputsTests {
  @Test func aDifferentFrame() throws {
    let playground = try Playground()
    let dot = { (isShown: Bool) in
      Color.white.frame(width: 64, height: 64).overlay(alignment: .topLeading) {
        Color.black.frame(width: 6, height: 6).offset(x: 31, y: 8).opacity(isShown ? 1 : 0)
      }
    }
    let verify = { (isChanged: Bool) in
      playground.run {
        verifySnapshot(
          of: { time in dot(isChanged && abs(time - 1.2) < 0.01) },
          as: .animation(seconds: 2, framesPerSecond: 10)
        )
      }
    }
    _ = verify(false)
    #expect(
      verify(true).message.contains(
        """

        1 of 20 frames differ

        frame 13 at 1.2 s: 36 of 4,096 pixels differ (0.88 %), worst 255/255 at (31, 8), within x 31…36, y 8…13

        """
      )
    )
  }

  private struct Letter {
    var text = "Dear Blob,\nMerry Christmas!"
  }

  @Test func textsLineByLine() throws {
    #expect(
      try Snapshotting<Letter, String>.dump(showsLines: true).snapshot(Letter()) == """
        ▿ Letter
          ▿ text: 2 lines
            │ Dear Blob,
            │ Merry Christmas!

        """
    )
  }

  private struct Plan {
    var name: String
    var price: Int
  }

  @Test func plans() throws {
    let plans = [Plan(name: "free", price: 0), Plan(name: "pro", price: 12)]
    let table = Snapshotting<[Plan], String>.table(["plan": { $0.name }, "price": { $0.price }])
    #expect(
      try table.snapshot(plans) == """
        plan  price
        free  0
        pro   12

        """
    )
  }

  private struct Badge: View {
    var body: some View {
      ZStack {
        #sourceLocation(file:"Badge.swift",line:12)
        Circle().fill(.red).frame(width: 64, height: 64)
        #sourceLocation()
      }
    }
  }

  @Test func displayLists() throws {
    #expect(
      try ImageRenderer(content: Badge()).displayList().description == """
        canvas 64 64
        fill Badge/ZStack/Circle (Badge.swift:12) 0 0 64 64
        """
    )
  }
}
