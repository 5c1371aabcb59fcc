package import SnapshotCore

extension ReviewFolder {
  /// Returns an entry with a description of the difference that was generated from its files.
  package func verified(_ entry: ResultEntry) -> ResultEntry { acceptance.files.verified(entry) }
}
