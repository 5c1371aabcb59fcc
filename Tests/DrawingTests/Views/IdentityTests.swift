import Drawing
import Testing

@Suite
struct IdentityTests {
  @Test
  func elementsWithEqualIdentitiesAreAllDrawn() throws {
    let list = try VStack(spacing: 0) {
      ForEach([3, 3, 4], id: \.self) { number in
        Rectangle().frame(width: CGFloat(number), height: 10)
      }
    }.drawn(nil, nil)
    #expect(list.leaves.map(\.outline.path.boundingRect.width) == [3, 3, 4])
    #expect(list.leaves.map(\.name).suffix(2) == ["VStack/Rectangle[3]", "VStack/Rectangle[4]"])
  }

  /// Identities of the elements' own type needn't be the elements.
  @Test
  func identitiesMayBePropertiesOfTheElementsType() throws {
    let list = try VStack(spacing: 0) {
      ForEach([-3, 4], id: \.negated) { number in
        Rectangle().frame(width: CGFloat(abs(number)), height: 10)
      }
    }.drawn(nil, nil)
    #expect(list.leaves.map(\.name) == ["VStack/Rectangle[3]", "VStack/Rectangle[-4]"])
  }

  @Test
  func identityIsPartOfTheName() throws {
    let list = try Circle().id("sun").drawn(10, 10)
    #expect(list.leaves.map(\.name) == ["Circle[sun]"])
  }

  @Test
  func rangesAndCollectionsMakeViews() throws {
    struct Bar: Identifiable {
      let id: String
      let height: CGFloat
    }
    let view = HStack {
      ForEach(1...2, id: \.self) { Rectangle().frame(height: CGFloat($0)) }
      ForEach([Bar(id: "a", height: 3)]) { Rectangle().frame(height: $0.height) }
      ForEach(Array([4.0, 5].enumerated()), id: \.offset) { _, height in
        Rectangle().frame(height: height)
      }
      if #available(macOS 99, *) { Rectangle().frame(height: 6) }
    }
    let heights = try view.drawn(100, 10).leaves.map(\.outline.path.boundingRect.height)
    #expect(heights == [1, 2, 3, 4, 5, 6])
  }

  private enum Phase: CaseIterable { case rising, falling }

  @Test
  func unstableIdentitiesAreNumbered() throws {
    struct Spark: Identifiable {
      let id = UUID()
    }
    let view = HStack {
      ForEach([Spark(), Spark()]) { _ in Circle() }
      ForEach(Phase.allCases, id: \.self) { _ in Capsule() }
    }
    #expect(
      try view.drawn(100, 10).leaves.map(\.name) == [
        "HStack/Circle[0.0]", "HStack/Circle[0.1]", "HStack/Capsule[1.rising]",
        "HStack/Capsule[1.falling]",
      ]
    )
  }

  @Test(.timeLimit(.minutes(10)))
  func thousandsOfElementsCanShareAnIdentity() throws {
    struct EqualIdentities: View {
      @State private var isMoved = false
      var body: some View {
        ZStack {
          ForEach(Array(repeating: 7, count: 10_000), id: \.self) { _ in
            Color.red.frame(width: 1, height: 1).offset(x: isMoved ? 4 : 0)
          }
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isMoved = true } }
      }
    }
    let leaves = try EqualIdentities().drawn(10, 10, at: 0.5).leaves
    #expect(leaves.count == 10_000)
    #expect(leaves.allSatisfy { $0.transform.tx == leaves[0].transform.tx })
  }
}

extension Int {
  fileprivate var negated: Int { -self }
}
