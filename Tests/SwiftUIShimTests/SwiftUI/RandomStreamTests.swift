import Drawing
import SwiftUI
import Testing

/// Random numbers in a rendering: each function reads the rendering's stream.
@Suite
struct RandomStreamTests {
  private typealias Draw = (name: String, random: () -> String, expected: (inout Stream) -> String)

  /// The generator of the rendering.
  fileprivate typealias Stream = RenderRandomNumberGenerator

  private static var draws: [Draw] {
    var cases: [Draw] = []
    func add(
      _ name: String,
      _ random: @escaping () -> String,
      _ expected: @escaping (inout Stream) -> String
    ) {
      cases.append((name, random, expected))
    }
    add(
      "Double…",
      { "\(Double.random(in: 1...9))" },
      { "\(Double.random(in: 1...9, using: &$0))" }
    )
    add(
      "Double",
      { "\(Double.random(in: 1..<9))" },
      { "\(Double.random(in: 1..<9, using: &$0))" }
    )
    add("Float…", { "\(Float.random(in: 1...9))" }, { "\(Float.random(in: 1...9, using: &$0))" })
    add("Float", { "\(Float.random(in: 1..<9))" }, { "\(Float.random(in: 1..<9, using: &$0))" })
    add(
      "CGFloat…",
      { "\(CGFloat.random(in: 1...9))" },
      { "\(CGFloat.random(in: 1...9, using: &$0))" }
    )
    add(
      "CGFloat",
      { "\(CGFloat.random(in: 1..<9))" },
      { "\(CGFloat.random(in: 1..<9, using: &$0))" }
    )
    add("Int…", { "\(Int.random(in: 1...9_999))" }, { "\(Int.random(in: 1...9_999, using: &$0))" })
    add("Int", { "\(Int.random(in: 1..<9_999))" }, { "\(Int.random(in: 1..<9_999, using: &$0))" })
    add(
      "UInt8…",
      { "\(UInt8.random(in: 1...250))" },
      { "\(UInt8.random(in: 1...250, using: &$0))" }
    )
    add("UInt8", { "\(UInt8.random(in: 1..<250))" }, { "\(UInt8.random(in: 1..<250, using: &$0))" })
    add(
      "UInt…",
      { "\(UInt.random(in: 1...9_999))" },
      { "\(UInt.random(in: 1...9_999, using: &$0))" }
    )
    add(
      "UInt",
      { "\(UInt.random(in: 1..<9_999))" },
      { "\(UInt.random(in: 1..<9_999, using: &$0))" }
    )
    add(
      "Int32…",
      { "\(Int32.random(in: 1...9_999))" },
      { "\(Int32.random(in: 1...9_999, using: &$0))" }
    )
    add(
      "Int32",
      { "\(Int32.random(in: 1..<9_999))" },
      { "\(Int32.random(in: 1..<9_999, using: &$0))" }
    )
    add(
      "UInt32…",
      { "\(UInt32.random(in: 1...9_999))" },
      { "\(UInt32.random(in: 1...9_999, using: &$0))" }
    )
    add(
      "UInt32",
      { "\(UInt32.random(in: 1..<9_999))" },
      { "\(UInt32.random(in: 1..<9_999, using: &$0))" }
    )
    add(
      "Int64…",
      { "\(Int64.random(in: 1...9_999))" },
      { "\(Int64.random(in: 1...9_999, using: &$0))" }
    )
    add(
      "Int64",
      { "\(Int64.random(in: 1..<9_999))" },
      { "\(Int64.random(in: 1..<9_999, using: &$0))" }
    )
    add(
      "UInt64…",
      { "\(UInt64.random(in: 1...9_999))" },
      { "\(UInt64.random(in: 1...9_999, using: &$0))" }
    )
    add(
      "UInt64",
      { "\(UInt64.random(in: 1..<9_999))" },
      { "\(UInt64.random(in: 1..<9_999, using: &$0))" }
    )
    add(
      "Bool",
      { "\((0..<40).map { _ in Bool.random() })" },
      { stream in "\((0..<40).map { _ in Bool.random(using: &stream) })" }
    )
    add(
      "element",
      { "\((0..<9_999).randomElement() ?? -1)" },
      { "\((0..<9_999).randomElement(using: &$0) ?? -1)" }
    )
    add("shuffled", { "\((0..<20).shuffled())" }, { "\((0..<20).shuffled(using: &$0))" })
    add(
      "shuffle",
      {
        var numbers = Array(0..<20)
        numbers.shuffle()
        return "\(numbers)"
      },
      {
        var numbers = Array(0..<20)
        numbers.shuffle(using: &$0)
        return "\(numbers)"
      }
    )
    return cases
  }

  /// Returns the drawing of a text that a closure returns in the body of a view.
  private static func drawn(_ body: @escaping () -> String) throws -> String {
    nonisolated struct Drawing: View {
      let text: () -> String
      var body: some View { Text(verbatim: text()) }
    }
    let renderer = ImageRenderer(content: Drawing(text: body))
    renderer.seed = 5
    return try renderer.pathCommands()
  }

  @Test(arguments: draws.indices)
  func aFunctionReadsTheStream(index: Int) throws {
    let (name, random, expected) = Self.draws[index]
    let seen = try Self.drawn(random)
    let stream = try Self.drawn {
      var stream = Stream()
      return expected(&stream)
    }
    #expect(seen == stream && seen.contains("move"), "\(name)")
  }
}
