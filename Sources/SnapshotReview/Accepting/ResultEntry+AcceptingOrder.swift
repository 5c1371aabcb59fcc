package import SnapshotCore

extension [ResultEntry] {
  /// The entries with files first, then the literals of each source from its start to its end.
  ///
  /// In this order, the source after a literal is still unchanged when the literal is accepted,
  /// which distinguishes its call from equal ones.
  package var inAcceptingOrder: [ResultEntry] {
    let literals = enumerated().compactMap { offset, entry in
      entry.inline.map { (file: $0.file, line: $0.line, offset: offset, entry: entry) }
    }
    let sorted = literals.sorted {
      ($0.file, $0.line, $0.offset) < ($1.file, $1.line, $1.offset)
    }
    return filter { $0.inline == nil } + sorted.map(\.entry)
  }
}
