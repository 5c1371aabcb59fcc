/// The name and file extension of a strategy.
struct StrategyKind {
  var name: String
  var pathExtension: String?
}

extension Snapshotting {
  var kind: StrategyKind { StrategyKind(name: name, pathExtension: pathExtension) }
}

extension AsyncSnapshotting {
  var kind: StrategyKind { StrategyKind(name: name, pathExtension: pathExtension) }
}
