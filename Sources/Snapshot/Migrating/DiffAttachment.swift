public import Foundation

/// A file that shows a difference, as strategies for swift-snapshot-testing name it.
public enum DiffAttachment: Hashable, Sendable {
  /// The bytes of a file and its name, such as `difference.png`.
  case data(Data, name: String)
}

extension Diffing {
  /// Creates a way of comparing.
  ///
  /// Attachments named `reference` and `failure` are left out, as both are kept in any case.
  ///
  /// - Parameters:
  ///   - toData: Turns the format into the bytes of the reference file.
  ///   - fromData: Turns the bytes of a reference file into the format.
  ///   - diffV2: Says how reference and actual value differ, and shows it in files; `nil` where they
  ///     count as equal.
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

  /// Says how a reference and an actual value differ, and shows it in files.
  ///
  /// - Parameters:
  ///   - reference: What it was.
  ///   - actual: What it is.
  /// - Returns: The difference, its first line a summary; `nil` where both count as equal.
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
