import Foundation
import Snapshot
import Testing

/// Values that encode themselves in all ways that `Encoder` offers.
@Suite struct EncodedContainersTests {
  private enum Key: String, CodingKey {
    case a, b, c, d, e
  }

  private struct Keyed: Encodable {
    func encode(to encoder: any Encoder) throws {
      var keyed = encoder.container(keyedBy: Key.self)
      try keyed.encodeNil(forKey: .a)
      var inner = keyed.nestedContainer(keyedBy: Key.self, forKey: .b)
      try inner.encode(1, forKey: .a)
      var list = keyed.nestedUnkeyedContainer(forKey: .c)
      try list.encode("x")
      try 2.encode(to: keyed.superEncoder(forKey: .d))
      try "s".encode(to: keyed.superEncoder())
    }
  }

  private struct Unkeyed: Encodable {
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encodeNil()
      guard list.count == 1 else { return }
      try list.encode(2)
      var keyed = list.nestedContainer(keyedBy: Key.self)
      try keyed.encode(true, forKey: .e)
      guard list.count == 3 else { return }
      var inner = list.nestedUnkeyedContainer()
      try inner.encode([Single()])
      guard list.count == 4 else { return }
      try 4.encode(to: list.superEncoder())
      guard list.count == 5 else { return }
      try list.encode("end")
    }
  }

  private struct Single: Encodable {
    func encode(to encoder: any Encoder) throws {
      var single = encoder.singleValueContainer()
      try single.encodeNil()
    }
  }

  /// The count of an encoder's list decides what follows, so it must be right while measuring, too.
  private struct Counting: Encodable {
    func encode(to encoder: any Encoder) throws {
      var list = encoder.unkeyedContainer()
      try list.encodeNil()
      _ = list.nestedContainer(keyedBy: Key.self)
      _ = list.nestedUnkeyedContainer()
      try 1.encode(to: list.superEncoder())
      try list.encode(5)
      guard list.count == 5, encoder.codingPath.isEmpty, list.codingPath.isEmpty else {
        throw EncodingError.invalidValue(list.count, .init(codingPath: [], debugDescription: ""))
      }
    }
  }

  private struct Settings: Encodable {
    func encode(to encoder: any Encoder) throws {
      guard encoder.userInfo.values.first as? Int == 7 else {
        throw EncodingError.invalidValue(0, .init(codingPath: [], debugDescription: ""))
      }
      try "seven".encode(to: encoder)
    }
  }

  @Test func everyContainerIsEncoded() throws {
    #expect(
      try Snapshotting<Keyed, String>.json.snapshot(Keyed()) == """
        {
          "a" : null,
          "b" : {
            "a" : 1
          },
          "c" : [
            "x"
          ],
          "d" : 2,
          "super" : "s"
        }
        """
    )
    let text = try Snapshotting<Unkeyed, String>.json.snapshot(Unkeyed())
    #expect(
      text.filter { !$0.isWhitespace } == #"[null,2,{"e":true},[[null]],4,"end"]"#
    )
    #expect(
      try Snapshotting<Counting, String>.json.snapshot(Counting()).filter { !$0.isWhitespace }
        == "[null,{},[],1,5]"
    )
  }

  @Test func theEncodersSettingsAreVisible() throws {
    let encoder = JSONEncoder()
    encoder.userInfo = [try #require(CodingUserInfoKey(rawValue: "key")): 7]
    #expect(
      try Snapshotting<[Settings], String>.json(encoder).snapshot([Settings()]) == #"["seven"]"#
    )
  }

  @Test func anEncoderThatWritesNoTextIsAnError() {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let error = #expect(throws: (any Error).self) {
      try Snapshotting<[String], String>.plist(encoder).snapshot(["\u{FF}"])
    }
    #expect(
      error.map { "\($0)" } == """
        The encoder doesn’t write text. Pass `.plist` an encoder that does (for a property list, \
        `outputFormat = .xml`), or snapshot the encoded bytes with `.data`.
        """
    )
  }

  @Test func bytesAreData() throws {
    let strategy = Snapshotting<[UInt8], Data>.data
    #expect(try strategy.snapshot([1, 2]) == Data([1, 2]))
    #expect(strategy.pathExtension == nil)
    #expect(try strategy.diffing.fromData(Data([3])) == Data([3]))
    #expect(try strategy.diffing.toData(Data([3])) == Data([3]))
  }
}
