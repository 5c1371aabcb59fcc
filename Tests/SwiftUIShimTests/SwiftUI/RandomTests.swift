import SwiftUI
import Testing

private struct Dots: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<4) { _ in
        Rectangle()
          .fill(Color(white: .random(in: 0...1), opacity: Double.random(in: 0.1..<1)))
          .frame(width: CGFloat.random(in: 1...50), height: CGFloat(Int.random(in: 1..<30)))
          .opacity(Bool.random() ? 1 : 0.5)
      }
      Text("\([1, 2, 3, 4, 5, 6, 7].shuffled().first ?? 0)\((0..<1_000).randomElement() ?? 0)")
    }
  }
}

/// A bar with a random width, chosen when it is created.
private struct Drawn: View {
  @State var width = CGFloat.random(in: 1...1000)
  var body: some View { Rectangle().frame(width: width, height: 10) }
}

@Suite
struct RandomTests {
  @Test
  func randomNumbersInInitialisersAreReproducible() throws {
    let first = try ImageRenderer(content: Drawn()).svg()
    #expect(try ImageRenderer(content: Drawn()).svg() == first)
  }

  private static func svg(seed: UInt64) throws -> String {
    let renderer = ImageRenderer(content: Dots())
    renderer.seed = seed
    return try renderer.svg()
  }

  @Test
  func sameSeedGivesTheSamePicture() throws {
    #expect(try RandomTests.svg(seed: 3) == RandomTests.svg(seed: 3))
  }

  @Test
  func anotherSeedGivesAnotherPicture() throws {
    #expect(try RandomTests.svg(seed: 3) != RandomTests.svg(seed: 4))
  }

  @Test
  func numbersOutsideARenderingComeFromTheSystem() {
    let numbers = (0..<8).map { _ in Int.random(in: 0...Int.max) }
    #expect(Set(numbers).count == 8)
    #expect((0..<100).allSatisfy { _ in (3..<5).contains(CGFloat.random(in: 3..<5)) })
  }

  @Test(arguments: 0..<6)
  func everyNumberTypeComesFromTheStream(kind: Int) throws {
    struct Drawn: View {
      let kind: Int
      var body: some View {
        let value =
          switch kind {
          case 0: "\(Float.random(in: 0...1))"
          case 1: "\(UInt8.random(in: 0...255)) \(UInt64.random(in: 0..<1_000_000))"
          case 2: "\(Int64.random(in: 0...1_000_000_000))"
          case 3: "\((0..<30).map { _ in Bool.random() })"
          case 4: "\((0..<20).shuffled())"
          default: "\(Array(0..<9_999).randomElement() ?? 0)"
          }
        Text(verbatim: value)
      }
    }
    let first = try ImageRenderer(content: Drawn(kind: kind)).svg()
    #expect(try ImageRenderer(content: Drawn(kind: kind)).svg() == first)
  }
}
