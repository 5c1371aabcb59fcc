import Foundation
import Snapshot
import Synchronization
import Testing

/// The message in “Recording references”.
@Suite struct CartTests {
  private struct Cart: Encodable {
    var id: String
    var name = "Ada"
  }

  /// Returns another identifier for each evaluation.
  private final class Identifiers: Sendable {
    private let rest = Mutex([
      "0C0B7B0E-63B4-4E0C-8A5E-0F2F6D3C9C44", "7A1E8B52-2F0C-4C51-9B0C-5E3B9A2E6B11",
    ])

    func next() -> String { rest.withLock { $0.removeLast() } }
  }

  @Test func cart() throws {
    let playground = try Playground()
    let identifiers = Identifiers()
    let verdict = playground.run {
      verifySnapshot(of: Cart(id: identifiers.next()), as: .json)
    }
    #expect(
      verdict.message.replacing("SnapshotTests/", with: "ShopTests/") == """
        Not recorded, because a second rendering differs: __Snapshots__/ShopTests/CartTests/cart.json
        1 line removed, 1 line added. Later runs would fail.

        @@ -1,4 +1,4 @@
         {
        -  "id" : "7A1E8B52-2F0C-4C51-9B0C-5E3B9A2E6B11",
        +  "id" : "0C0B7B0E-63B4-4E0C-8A5E-0F2F6D3C9C44",
           "name" : "Ada"
         }

        actual      .build/snapshots/failures/ShopTests/CartTests/cart.json/actual.json
        difference  .build/snapshots/failures/ShopTests/CartTests/cart.json/difference.diff
        fix         pass in dates, identifiers and random numbers, sort the elements of a Set or a Dictionary, or replace what varies with `.scrubbing(…)`
        run again   swift test --filter 'CartTests.cart[(]'
        """
    )
  }
}
