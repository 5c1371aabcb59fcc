public import Foundation
internal import SnapshotCore

/// The conversion of a format to bytes, and the comparison of two formats.
public struct Diffing<Format>: Sendable {
  /// The closure that converts the format to the bytes of the reference file.
  public var toData: @Sendable (Format) throws -> Data {
    didSet { renderingOf = nil }
  }
  /// The closure that converts the bytes of a reference file to the format; throws if they are
  /// damaged.
  public var fromData: @Sendable (Data) throws -> Format
  /// The closure that compares the bytes of a reference with an actual value.
  let compare: @Sendable (_ reference: [UInt8], _ actual: Format) throws -> Comparison
  /// The closure that renders a format so that it can be compared before it is converted to bytes;
  /// `nil` if it is always converted first.
  private(set) var renderingOf: (@Sendable (_ format: Format) throws -> Rendering)?
  /// The closure that throws if the comparison's arguments are invalid, called by every assertion;
  /// `nil` if all are valid.
  var checkArguments: (@Sendable () throws -> Void)?

  /// Creates a comparison.
  ///
  /// ```swift
  /// let diffing = Diffing<Int>(
  ///   toData: { Data("\($0)".utf8) },
  ///   fromData: { try JSONDecoder().decode(Int.self, from: $0) },
  ///   diff: { $0 == $1 ? nil : ("\($1 - $0) more than before", []) }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - toData: A closure that converts the format to the bytes of the reference file.
  ///   - fromData: A closure that converts the bytes of a reference file to the format.
  ///   - diff: A closure that returns a description of the difference and files that show it, or
  ///     `nil` if both values count as equal. It isn't called for equal bytes. The first line of
  ///     the text is the summary.
  @preconcurrency
  public init(
    toData: @escaping @Sendable (_ value: Format) throws -> Data,
    fromData: @escaping @Sendable (_ data: Data) throws -> Format,
    diff:
      @escaping @Sendable (_ reference: Format, _ actual: Format) -> (
        String, [DifferenceFile]
      )?
  ) {
    self.toData = toData
    self.fromData = fromData
    compare = { reference, actual in
      guard let (text, files) = diff(try fromData(Data(reference)), actual) else { return .equal }
      return .different(Difference(text: text, files: files))
    }
  }

  /// Returns a description of the difference between two values, and files that show it.
  ///
  /// Custom strategies can build on it:
  ///
  /// ```swift
  /// let diffing = Diffing<Version>(
  ///   toData: { Data("\($0)".utf8) },
  ///   fromData: { try Version(String(decoding: $0, as: UTF8.self)) },
  ///   diff: { Diffing<String>.lines.diff("\($0)", "\($1)") }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - reference: The recorded value.
  ///   - actual: The current value.
  /// - Returns: The difference, its first line a summary; `nil` if both count as equal.
  public func diff(_ reference: Format, _ actual: Format) -> (String, [DifferenceFile])? {
    do {
      let bytes = [UInt8](try toData(reference))
      guard try bytes != [UInt8](toData(actual)),
        case .different(let difference) = try compare(bytes, actual)
      else { return nil }
      let text = [difference.summary, difference.detail].filter { !$0.isEmpty }
      let files = difference.files.map {
        DifferenceFile(data: Data($0.bytes), pathExtension: $0.pathExtension)
      }
      return (text.joined(separator: "\n"), files)
    } catch {
      return (ErrorText.make(error), [])
    }
  }

  /// Creates a comparison that reads the reference as bytes.
  ///
  /// - Parameter rendering: A closure that renders a format without calling `toData`.
  init(
    toData: @escaping @Sendable (Format) throws -> Data,
    fromData: @escaping @Sendable (Data) throws -> Format,
    compare: @escaping @Sendable (_ reference: [UInt8], _ actual: Format) throws -> Comparison,
    rendering: (@Sendable (_ format: Format) throws -> Rendering)? = nil
  ) {
    self.toData = toData
    self.fromData = fromData
    self.compare = compare
    renderingOf = rendering
  }
}

/// A file that shows a difference.
public struct DifferenceFile: Hashable, Sendable {
  /// The bytes of the file.
  public var data: Data
  /// The extension, without a dot.
  public var pathExtension: String

  /// Creates a file.
  public init(data: Data, pathExtension: String) {
    self.data = data
    self.pathExtension = pathExtension
  }
}

extension Difference {
  /// Creates a difference from a text whose first line is the summary.
  fileprivate init(text: String, files: [DifferenceFile]) {
    let lines = VisibleText.lines(text).split(
      separator: "\n",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    self.init(
      summary: lines.first.map(String.init) ?? "",
      detail: lines.count > 1 ? String(lines[1]) : "",
      files: files.map { File(bytes: [UInt8]($0.data), pathExtension: $0.pathExtension) }
    )
  }
}
