internal import ArgumentParser

extension ExitCode {
  /// Something differs, was refused or needs to be fixed.
  static let findings = ExitCode(1)
  /// Files or results are missing or unusable.
  static let error = ExitCode(2)
}
