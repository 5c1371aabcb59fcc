import Foundation
import Snapshot
import Testing

/// Values of every standard type, alone and as members, as JSON and as property lists.
@Suite struct EncodedScalarsTests {
  private struct Member<Value: Encodable>: Encodable {
    var value: Value
    var list: [Value]
    var none: Value?
  }

  private func check<Value: Encodable & Sendable>(_ value: Value, _ text: String) throws {
    let alone = try Snapshotting<Value, String>.json.snapshot(value)
    #expect(alone == text)
    let member = try Snapshotting<Member<Value>, String>.json
      .snapshot(Member(value: value, list: [value], none: nil))
    #expect(
      member == """
        {
          "list" : [
            \(text)
          ],
          "value" : \(text)
        }
        """
    )
    let list = try Snapshotting<Member<Value>, String>.plist
      .snapshot(Member(value: value, list: [value], none: nil))
    #expect(list.contains("<key>value</key>"))
  }

  @Test func integersOfEverySize() throws {
    try check(Int.min, "-9223372036854775808")
    try check(Int8.min, "-128")
    try check(Int16.min, "-32768")
    try check(Int32.min, "-2147483648")
    try check(Int64.max, "9223372036854775807")
    try check(UInt(7), "7")
    try check(UInt8.max, "255")
    try check(UInt16.max, "65535")
    try check(UInt32.max, "4294967295")
    try check(UInt64(1) << 60, "1152921504606846976")
  }

  @Test func fractionsBooleansAndTexts() throws {
    try check(Float(0.5), "0.5")
    try check(Double(-2.25), "-2.25")
    try check(true, "true")
    try check("soup", "\"soup\"")
  }

  @Test func valuesOfFoundation() throws {
    let price = Decimal(string: "4.50", locale: Locale(identifier: "en_US_POSIX"))
    #expect(try Snapshotting<[Decimal?], String>.json.snapshot([price]) == "[\n  4.5\n]")
    try check(Data([1, 2]), "\"AQI=\"")
    let url = try #require(URL(string: "https://example.com"))
    try check(url, "\"https:\\/\\/example.com\"")
    let id = try #require(UUID(uuidString: "00000000-0000-0000-0000-00000000000A"))
    try check(id, "\"00000000-0000-0000-0000-00000000000A\"")
    try check(Date(timeIntervalSinceReferenceDate: 3), "3")
  }

  /// Bytes are written without asking each of them, which would take seconds.
  @Test func muchDataIsEncodedAtOnce() throws {
    let text = try Snapshotting<[Data], String>.json.snapshot([Data(count: 3_000_000)])
    #expect(text.utf8.count == 4_000_000 + 8)
  }

  struct Binary: Encodable { var a = 1 }

  @Test func aBinaryPropertyListNamesTheFix() {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    let error = #expect(throws: (any Error).self) {
      try Snapshotting<Binary, String>.plist(encoder).snapshot(Binary())
    }
    #expect(
      error.map { "\($0)" }
        == "The encoder doesn’t write text. Pass `.plist` an encoder that does (for a property list, "
        + "`outputFormat = .xml`), or snapshot the encoded bytes with `.data`."
    )
  }

  @Test func aValueThatIsNotJSONNamesTheFix() {
    let error = #expect(throws: (any Error).self) {
      try Snapshotting<[String: Any], String>.json.snapshot(["a": Binary()])
    }
    #expect(
      error.map { "\($0)" }
        == "A value of type Dictionary<String, Any> can’t be written as JSON: it contains something "
        + "other than strings, numbers, arrays, dictionaries and null. Make it Encodable, or use "
        + "`.dump`."
    )
  }

  @Test func strategiesOfDataHaveNamesAndExtensions() {
    let json = Snapshotting<Binary, String>.json
    #expect(json.name == "json" && json.pathExtension == "json")
    let plist = Snapshotting<Binary, String>.plist
    #expect(plist.name == "plist" && plist.pathExtension == "plist")
    let object = Snapshotting<[String: Any], String>.json
    #expect(object.name == "json" && object.pathExtension == "json")
    let data = Snapshotting<Data, Data>.data
    #expect(data.name == "data" && data.pathExtension == nil)
    #expect(Snapshotting<[UInt8], Data>.data.pathExtension == nil)
    let lines = Snapshotting<String, String>.lines
    #expect(lines.name == "lines" && lines.pathExtension == "txt")
    let dump = Snapshotting<Int, String>.dump
    #expect(dump.name == "dump" && dump.pathExtension == "txt")
    #expect(Snapshotting<Int, String>.dump(showsLines: true).name == "dump(showsLines:)")
    #expect(Snapshotting<Int, String>.description.name == "description")
    #expect(Snapshotting<any Error, String>.error.name == "error")
  }

  @Test func aValueThatIsNotAnErrorIsNamed() {
    let error = #expect(throws: (any Error).self) {
      try Snapshotting<Int?, String>.error.snapshot(nil)
    }
    #expect(error.map { "\($0)" } == "The value to snapshot isn’t an error: nil")
  }
}
