import Drawing
import Foundation
import Snapshot
import SnapshotCore
import TestSupport
import Testing

/// Snapshots of deeply nested views and values, on a small stack.
@Suite struct NestedDrawingTests {
  private static func nested(_ levels: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<levels).reduce(AnyView(Color.red)) { view, _ in wrap(view) }
  }

  private static func clips(_ count: Int = 1_000, changed: Bool) -> AnyView {
    let first = changed ? Color.blue : .red
    return (0..<count).reduce(AnyView(first)) { view, _ in
      AnyView(view.clipShape(Circle()))
    }
  }

  /// A strategy, and the verdicts when it records, matches and compares with another drawing.
  struct Example: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var verdicts: @Sendable () throws -> [SnapshotVerdict]

    static func example<Format: Sendable>(
      _ name: String,
      _ strategy: Snapshotting<AnyView, Format>
    ) -> Example {
      Example(testDescription: name) {
        let playground = try Playground()
        return [false, false, true].map { changed in
          playground.run {
            verifySnapshot(of: NestedDrawingTests.clips(changed: changed), as: strategy, named: "x")
          }
        }
      }
    }

    static let all: [Example] = [
      example("svg", .svg(size: size)), example("png", .png(size: size)),
      example("pathCommands", .pathCommands(size: size)),
      example("ascii", .ascii(size: size)),
      example(
        "ignoring",
        .png(size: size, ignoring: [.rectangle(CGRect(x: 0, y: 0, width: 1, height: 1))])
      ),
    ]

    private static let size = CGSize(width: 8, height: 8)
  }

  @Test(arguments: Example.all)
  func thousandClipsAreRecordedAndCompared(example: Example) {
    let kinds = SmallStack.run { () -> [String] in
      do {
        return try example.verdicts().map { "\($0.kind)".prefix { $0 != "(" }.description }
      } catch {
        return ["\(error)"]
      }
    }
    #expect(kinds == ["recorded", "matched", "changed"])
  }

  private static func displayList(_ clips: Int, changed: Bool) -> String {
    SmallStack.run {
      let view = NestedDrawingTests.clips(clips, changed: changed)
      let size = CGSize(width: 8, height: 8)
      do { return try Snapshotting<AnyView, String>.displayList(size: size).snapshot(view) } catch {
        return "\(error)"
      }
    }
  }

  @Test func displayListsNameTheirLimit() {
    let list = NestedDrawingTests.displayList(990, changed: false)
    #expect(list.hasPrefix("canvas 8.0000 8.0000\n"))
    #expect(list != NestedDrawingTests.displayList(990, changed: true))
    let refusal = NestedDrawingTests.displayList(1_000, changed: false)
    #expect(
      refusal.hasPrefix(
        "The drawing is nested more than 1,000 levels deep, the limit of `.displayList`."
      )
    )
  }

  private static func dump<Value>(_ make: @escaping @Sendable () -> Value) -> String {
    SmallStack.run {
      do { return try Snapshotting<Value, String>.dump.snapshot(make()) } catch {
        return "\(error)"
      }
    }
  }

  /// Dumps end at their limit, whatever is nested.
  @Test func dumpsNameTheirLimit() {
    let refusals = [
      NestedDrawingTests.dump {
        NestedDrawingTests.nested(20_000) { view in AnyView(view.padding(1)) }
      },
      NestedDrawingTests.dump {
        (0..<20_000).reduce(Color.accentColor) { color, _ in color.mix(with: .blue, by: 0.5) }
      },
      NestedDrawingTests.dump {
        (0..<20_000).reduce(AnyShapeStyle(.red)) { style, _ in AnyShapeStyle(style.opacity(1)) }
      },
      NestedDrawingTests.dump {
        (0..<20_000).reduce(AnyShape(Circle())) { shape, _ in AnyShape(shape.offset(x: 0)) }
      },
      NestedDrawingTests.dump {
        (0..<20_000).reduce(Animation.linear) { animation, _ in animation.delay(1) }
      },
      NestedDrawingTests.dump {
        (0..<20_000).reduce(AnyTransition.opacity) { transition, _ in
          transition.combined(with: .opacity)
        }
      },
    ]
    for refusal in refusals {
      #expect(
        refusal.hasPrefix("The value is nested more than 1,000 levels deep, the limit of `.dump`"),
        "\(refusal)"
      )
    }
  }
}
