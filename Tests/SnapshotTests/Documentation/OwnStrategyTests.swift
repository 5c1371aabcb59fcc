import Snapshot
import Testing

/// The examples of “Writing a strategy”.
extension Snapshotting where Value == OwnStrategyTests.User, Format == String {
  fileprivate static let card = Snapshotting<String, String>.lines.pullback {
    (user: OwnStrategyTests.User) in
    """
    \(user.name) <\(user.email)>
    \(user.roles.sorted().joined(separator: ", "))

    """
  }
}

extension AsyncSnapshotting where Value == OwnStrategyTests.User, Format == String {
  fileprivate static let greeting = Snapshotting<String, String>.lines.asyncPullback {
    (user: OwnStrategyTests.User) in
    await OwnStrategyTests.Server().greeting(for: user.name)
  }
}

@Suite struct OwnStrategyTests {
  struct User: Sendable {
    var name = "Blob"
    var email = "blob@example.com"
    var roles: Set = ["b", "a"]
  }

  actor Server {
    func greeting(for name: String) -> String { "Hello, \(name)!" }
  }

  @Test func strategyAddsAStepBeforeAnotherOne() throws {
    #expect(
      try Snapshotting.card.snapshot(User()) == "Blob <blob@example.com>\na, b\n"
    )
  }

  @Test func stepMayBeAsynchronous() async throws {
    #expect(try await AsyncSnapshotting.greeting.snapshot(User()) == "Hello, Blob!")
  }
}
