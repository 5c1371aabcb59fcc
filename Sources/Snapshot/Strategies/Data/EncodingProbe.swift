internal import Foundation
internal import SnapshotCore

/// An encoder that discards its input and measures how deeply a value is nested.
///
/// Foundation's encoders recurse into a value without a limit, so the depth is measured first.
struct EncodingProbe: Encoder {
  let limit: Int
  var depth = 0
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] = [:]

  /// Encodes a value with a recursive encoder, on a stack that is large enough.
  ///
  /// - Parameter limit: The maximum number of nested values.
  static func encoding<Result>(
    _ value: any Encodable,
    limit: Int,
    userInfo: [CodingUserInfoKey: Any],
    _ encode: () throws -> Result
  ) throws -> Result {
    let probe = { (limit: Int) in
      try EncodingProbe(limit: limit, userInfo: userInfo).measure(value)
    }
    if try probe(LargeStack.shallow) { return try encode() }
    return try LargeStack.run {
      guard try probe(limit) else {
        NestedTooDeeply.keep(value)
        throw NestedTooDeeply(limit: limit)
      }
      return try encode()
    }
  }

  /// Returns whether a value is within the limit.
  private func measure(_ value: any Encodable) throws -> Bool {
    do {
      try value.encode(to: self)
      return true
    } catch is NestedTooDeeply {
      return false
    } catch {
      // The encoder itself throws the same error.
      return true
    }
  }

  private func inside() throws -> EncodingProbe {
    guard depth < limit else { throw NestedTooDeeply(limit: limit) }
    var inner = self
    inner.depth += 1
    return inner
  }

  fileprivate func enter(_ value: some Encodable) throws {
    if value is any ProbeLeaf { return }
    try value.encode(to: try inside())
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(KeyedProbe(probe: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { UnkeyedProbe(probe: self) }
  func singleValueContainer() -> any SingleValueEncodingContainer { SingleProbe(probe: self) }
}

/// A value that contains no others. The standard library's values pass themselves to the container,
/// so following them would never end; Foundation's needn't be followed.
private protocol ProbeLeaf {}
extension String: ProbeLeaf {}
extension Bool: ProbeLeaf {}
extension Int: ProbeLeaf {}
extension Int8: ProbeLeaf {}
extension Int16: ProbeLeaf {}
extension Int32: ProbeLeaf {}
extension Int64: ProbeLeaf {}
@available(macOS 15, *) extension Int128: ProbeLeaf {}
extension UInt: ProbeLeaf {}
extension UInt8: ProbeLeaf {}
extension UInt16: ProbeLeaf {}
extension UInt32: ProbeLeaf {}
extension UInt64: ProbeLeaf {}
@available(macOS 15, *) extension UInt128: ProbeLeaf {}
extension Float: ProbeLeaf {}
extension Double: ProbeLeaf {}
extension Decimal: ProbeLeaf {}
extension Data: ProbeLeaf {}
extension Date: ProbeLeaf {}
extension URL: ProbeLeaf {}
extension UUID: ProbeLeaf {}

private struct KeyedProbe<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let probe: EncodingProbe
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil(forKey key: Key) {}
  mutating func encode(_ value: some Encodable, forKey key: Key) throws { try probe.enter(value) }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<NestedKey> { probe.container(keyedBy: keyType) }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    probe.unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { probe }
  mutating func superEncoder(forKey key: Key) -> any Encoder { probe }
}

private struct UnkeyedProbe: UnkeyedEncodingContainer {
  let probe: EncodingProbe
  var codingPath: [any CodingKey] { [] }
  var count = 0

  init(probe: EncodingProbe) {
    self.probe = probe
  }

  mutating func encodeNil() { count += 1 }

  mutating func encode(_ value: some Encodable) throws {
    count += 1
    try probe.enter(value)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy keyType: NestedKey.Type
  ) -> KeyedEncodingContainer<NestedKey> {
    count += 1
    return probe.container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    count += 1
    return probe.unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder {
    count += 1
    return probe
  }
}

private struct SingleProbe: SingleValueEncodingContainer {
  let probe: EncodingProbe
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {}
  mutating func encode(_ value: some Encodable) throws { try probe.enter(value) }
}
