import Drawing
import Testing

@Suite
struct GeometryReaderTests {
  @Test(arguments: [
    (GeometryReaderPlacement.topLeading, CGRect(0, 0, 20, 10)), (.center, CGRect(40, 20, 20, 10)),
  ])
  func placementIsChosenByTheEnvironment(
    placement: GeometryReaderPlacement,
    frame: CGRect
  ) throws {
    let placed = try Placements(100, 50) {
      GeometryReader { _ in Color.red.frame(width: 20, height: 10) }
        .geometryReaderPlacement(placement)
    }
    #expect(placed["Color"] == [frame])
  }

  @Test
  func unspecifiedProposalDefaultsToTenPoints() throws {
    let placed = try Placements(nil, nil) { GeometryReader { _ in Color.red } }
    #expect(placed["Color"] == [CGRect(0, 0, 10, 10)])
  }

  @Test
  func eachViewIsProposedTheWholeSize() throws {
    let placed = try Placements(30, 20) {
      GeometryReader { _ in
        Color.red
        Color.blue
      }
    }
    #expect(placed["Color[0]"] == [CGRect(0, 0, 30, 20)])
    #expect(placed["Color[1]"] == [CGRect(0, 0, 30, 20)])
  }

  @Test
  func framesAreReportedInEverySpace() throws {
    var frames: [CGRect] = []
    _ = try Placements(100, 100) {
      GeometryReader { reader in
        let _ =
          frames = [
            reader.frame(in: .local), reader.frame(in: .global), reader.frame(in: .named("box")),
          ]
        Color.red
      }
      .frame(width: 20, height: 10)
      .offset(x: 3)
      .coordinateSpace(name: "box")
      .padding(7)
    }
    #expect(frames[0] == CGRect(0, 0, 20, 10))
    #expect(frames[1] == CGRect(10, 7, 20, 10))
    #expect(frames[2] == CGRect(3, 0, 20, 10))
  }

  @Test
  func motionInAnotherReaderCausesNoFurtherEvaluation() throws {
    nonisolated struct Neighbours: View {
      let count: () -> Void
      @State private var isMoved = false

      var body: some View {
        VStack(spacing: 0) {
          GeometryReader { _ in Color.red.offset(x: isMoved ? 40 : 0) }
          GeometryReader { reader in
            let _ = count()
            Color.blue.frame(width: reader.size.width / 2)
          }
        }
        .onAppear { withAnimation(.linear(duration: 2)) { isMoved = true } }
      }
    }
    var count = 0
    let picture = try Neighbours { count += 1 }.drawn(100, 100, at: 1)
    #expect(picture.leaves.map(\.transform.tx) == [20, 0])
    // The view appears, and then its change is shown.
    #expect(count == 2)
  }

  @Test
  func readerInMotionSeesItsFrameAtTheShownTime() throws {
    struct Follower: View {
      @State private var isMoved = false

      var body: some View {
        GeometryReader { reader in
          // A path has nothing that the animation could move.
          Path(CGRect(x: 0, y: 0, width: reader.frame(in: .global).minX + 1, height: 10))
        }
        .offset(x: isMoved ? 40 : 0)
        .onAppear { withAnimation(.linear(duration: 2)) { isMoved = true } }
      }
    }
    let leaf = try #require(try Follower().drawn(100, 100, at: 1).leaves.first)
    #expect(leaf.transform.tx == 20)
    #expect(leaf.outline.path.boundingRect.width == 21)
  }

  @Test
  func closureIsCalledOnce() throws {
    var calls = 0
    _ = try Placements(100, 100) {
      VStack {
        HStack {
          GeometryReader { _ in
            let _ = calls += 1
            Color.red
          }
          Color.blue
        }
      }
    }
    #expect(calls == 1)
  }
}
