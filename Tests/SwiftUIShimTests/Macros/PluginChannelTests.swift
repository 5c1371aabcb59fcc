import Foundation
import Testing

/// The plugin as a subprocess, with the messages of the compiler.
@Suite
struct PluginChannelTests {
  /// Returns a message: its length in eight bytes, the least significant first, and its bytes.
  private static func message(_ text: String) -> Data {
    let body = Data(text.utf8)
    return Data((0..<8).map { UInt8(body.count >> (8 * $0) & 255) }) + body
  }

  /// Runs the plugin with an input, and returns what it writes and its exit status.
  private static func run(_ input: Data) throws -> (output: Data, status: Int32) {
    let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("PluginChannelTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try input.write(to: file)
    let process = Process()
    process.executableURL = folder.appendingPathComponent("SwiftUIMacros-tool")
    process.standardInput = try FileHandle(forReadingFrom: file)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (data, process.terminationStatus)
  }

  /// Returns the expanded sources of replies.
  private static func sources(_ data: Data) throws -> [String?] {
    var rest = [UInt8](data)[...]
    var sources: [String?] = []
    while rest.count >= 8 {
      let count = rest.prefix(8).reversed().reduce(0) { $0 * 256 + Int($1) }
      let body = rest.dropFirst(8).prefix(count)
      #expect(body.count == count)
      let reply = try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any]
      sources.append(
        (reply?["expandMacroResult"] as? [String: Any])?["expandedSource"] as? String
      )
      rest = rest.dropFirst(8 + count)
    }
    #expect(rest.isEmpty)
    return sources
  }

  private static func entry(_ value: String) -> String {
    let request: [String: Any] = [
      "macro": ["typeName": "EntryMacro"], "macroRole": "peer",
      "declSyntax": ["source": "@Entry var gap = \(value)"],
    ]
    let body = try? JSONSerialization.data(withJSONObject: ["expandAttachedMacro": request])
    return String(decoding: body ?? Data(), as: UTF8.self)
  }

  private static func key(_ value: String) -> String {
    "private struct __Key_gap: SwiftUI.EnvironmentKey { static let defaultValue = \(value) }"
  }

  @Test
  func eachRequestHasAReply() throws {
    // The lengths of these messages have three bytes.
    let long = String(repeating: "9", count: 70_000)
    let input =
      Self.message("{\"getCapability\": {}}") + Self.message(Self.entry("4"))
      + Self.message(Self.entry(long)) + Self.message("not JSON") + Self.message(Self.entry("5"))
    let (output, status) = try Self.run(input)
    #expect(try Self.sources(output) == [nil, Self.key("4"), Self.key(long), "", Self.key("5")])
    #expect(status == 0)
  }

  @Test
  func incompleteMessagesHaveNoReply() throws {
    let one = Self.message(Self.entry("4"))
    for rest in [one.dropLast(), one.prefix(8), one.prefix(5)] {
      let (output, status) = try Self.run(one + rest)
      #expect(try Self.sources(output) == [Self.key("4")])
      #expect(status == 0)
    }
    #expect(try Self.run(Data()).output.isEmpty)
  }

  @Test(arguments: [[0, 0, 0, 64, 0, 0, 0, 0], Array(repeating: 255, count: 8)] as [[UInt8]])
  func messagesLongerThanTheInputHaveNoReply(length: [UInt8]) throws {
    let (output, status) = try Self.run(Data(length) + Self.message(Self.entry("4")))
    #expect(output.isEmpty && status == 0)
  }
}
