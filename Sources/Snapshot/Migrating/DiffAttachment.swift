public import Foundation

/// A file that shows a difference, under swift-snapshot-testing's name.
public enum DiffAttachment: Hashable, Sendable {
  /// The bytes of a file and its name, such as `difference.png`.
  case data(Data, name: String)
}

extension Diffing {
  /// Returns a comparison whose differences consist of a text and attachments.
  ///
  /// Attachments named `reference` and `failure` are ignored, because both files are always
  /// written.
  ///
  /// - Parameters:
  ///   - toData: A closure that converts the format to the bytes of the reference file.
  ///   - fromData: A closure that converts the bytes of a reference file to the format.
  ///   - diffV2: A closure that returns a description of the difference and files that show it, or
  ///     `nil` if both values count as equal.
  @preconcurrency
  public static func diff(
    toData: @escaping @Sendable (_ value: Format) throws -> Data,
    fromData: @escaping @Sendable (_ data: Data) throws -> Format,
    diffV2:
      @escaping @Sendable (_ reference: Format, _ actual: Format) -> (
        String, [DiffAttachment]
      )?
  ) -> Diffing {
    Diffing(toData: toData, fromData: fromData) { reference, actual in
      diffV2(reference, actual).map { ($0, $1.compactMap(DifferenceFile.init)) }
    }
  }

  /// Returns a description of the difference between two values, and files that show it.
  ///
  /// - Parameters:
  ///   - reference: The recorded value.
  ///   - actual: The current value.
  /// - Returns: The difference, its first line a summary; `nil` if both count as equal.
  public func diffV2(_ reference: Format, _ actual: Format) -> (String, [DiffAttachment])? {
    diff(reference, actual).map { text, files in
      (text, files.map { .data($0.data, name: "difference.\($0.pathExtension)") })
    }
  }
}

extension DifferenceFile {
  fileprivate init?(_ attachment: DiffAttachment) {
    guard case .data(let data, let name) = attachment else { return nil }
    let parts = name.split(separator: ".")
    guard let first = parts.first, first != "reference", first != "failure" else { return nil }
    self.init(data: data, pathExtension: parts.count > 1 ? String(parts[parts.count - 1]) : "")
  }
}
