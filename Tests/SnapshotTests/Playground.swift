import Foundation
import Snapshot
import SnapshotCore
import Testing

/// A temporary package for snapshots, separate from the references of this one.
final class Playground: Sendable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath.resolved(url.path) ?? url.path
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Runs assertions as a separate run.
  func run<Result>(
    _ variables: [String: String] = [:],
    _ body: () throws -> Result
  ) rethrows -> Result {
    try RunState.$current.withValue(RunState()) {
      try RunEnvironment.$current.withValue(environment(variables)) { try body() }
    }
  }

  /// Runs asynchronous assertions as a separate run.
  func run<Result>(
    _ variables: [String: String] = [:],
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    try await RunState.$current.withValue(RunState()) {
      try await RunEnvironment.$current.withValue(environment(variables)) { try await body() }
    }
  }

  private func environment(_ variables: [String: String]) -> RunEnvironment {
    RunEnvironment(variables: variables.merging(["SNAPSHOT_ROOT": path]) { first, _ in first })
  }

  /// The paths of all references, sorted.
  var references: [String] {
    let all = FileManager.default.enumerator(atPath: "\(path)/__Snapshots__")?.allObjects
    return (all as? [String] ?? []).filter { !FilePath.isDirectory("\(path)/__Snapshots__/\($0)") }
      .sorted()
  }

  /// The text of a reference.
  func text(of reference: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/__Snapshots__/\(reference)")
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Issue {
  /// Whether an issue has exactly this message.
  func hasMessage(_ text: String) -> Bool { comments.map(\.rawValue) == [text] }
}
