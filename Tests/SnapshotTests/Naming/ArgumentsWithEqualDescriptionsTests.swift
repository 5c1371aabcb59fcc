import Foundation
import Snapshot
import SnapshotCore
import Testing

/// Different arguments with the same description get different file names, which depend only on the
/// values.
@Suite struct ArgumentsWithEqualDescriptionsTests {
  private let playground: Playground

  init() throws {
    playground = try Playground()
  }

  private func recordedFileName() -> String? {
    withKnownIssue {
      playground.run { assertSnapshot(of: "", as: .lines) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.hasPrefix("Recorded a new") }
    }
    return playground.references.first.map(FilePath.name)
  }

  @Test(arguments: ["nil", nil, "a"]) func nilAndTheTextNilDiffer(text: String?) throws {
    let name = try #require(recordedFileName())
    switch text {
    case nil: #expect(name == "nilAndTheTextNilDiffer_text=nil.txt")
    case "nil": #expect(name == "nilAndTheTextNilDiffer_text=nil-adadb8.txt")
    default: #expect(name == "nilAndTheTextNilDiffer_text=a.txt")
    }
  }

  @Test(arguments: [.none, .some(.none), .some(.some("nil"))] as [String??])
  func nestedOptionals(text: String??) throws {
    let name = try #require(recordedFileName())
    switch text {
    case .none: #expect(name == "nestedOptionals_text=nil.txt")
    case .some(.none): #expect(name == "nestedOptionals_text=nil-2-3e3063.txt")
    default: #expect(name == "nestedOptionals_text=nil-adadb8.txt")
    }
  }

  @Test(arguments: ["caf\u{E9}", "cafe\u{301}"]) func composedAndDecomposedText(text: String) throws
  {
    let name = try #require(recordedFileName())
    #expect(
      name
        == (text.utf8.count == 5
          ? "composedAndDecomposedText_text=caf-" : "composedAndDecomposedText_text=cafe-")
        + StableHash.digits(of: text) + ".txt"
    )
  }

  @Test(arguments: [1, "1", 2.5] as [any CustomStringConvertible & Sendable])
  func equalTextOfDifferentTypes(_ value: any CustomStringConvertible & Sendable) throws {
    let name = try #require(recordedFileName())
    switch value {
    case is String: #expect(name == "equalTextOfDifferentTypes_0=1.txt")
    case is Int:
      #expect(name == "equalTextOfDifferentTypes_0=1-\(StableHash.digits(of: "Swift.Int 1")).txt")
    default:
      #expect(
        name == "equalTextOfDifferentTypes_0=2.5-\(StableHash.digits(of: "Swift.Double 2.5")).txt"
      )
    }
  }

  @Test(arguments: zip(["x", "x_b=y"], ["y_b=z", "z"]))
  func valuesThatLookLikeLabels(a: String, b: String) throws {
    let name = try #require(recordedFileName())
    let hash = StableHash.digits(of: "x_b=y")
    #expect(
      name
        == (a == "x"
          ? "valuesThatLookLikeLabels_a=x_b=y_b=z.txt"
          : "valuesThatLookLikeLabels_a=x_b=y-\(hash)_b=z.txt")
    )
  }
}
