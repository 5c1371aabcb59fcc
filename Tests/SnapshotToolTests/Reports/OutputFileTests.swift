import Foundation
import SnapshotCore
import SnapshotTestSupport
import Testing

@testable import SnapshotTool

@Suite struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func aFileIsReplacedOrExtended() throws {
    let file = OutputFile("\(folder.path)/a")
    try file.append([97])
    try file.append([98])
    #expect(folder.text(of: "a") == "ab")
    try file.write([99])
    #expect(folder.text(of: "a") == "c")
  }

  @Test func theTargetOfALinkIsWritten() throws {
    try folder.write("old", to: "target")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link",
      withDestinationPath: "target"
    )
    let file = OutputFile("\(folder.path)/link")
    #expect(file.path == "\(folder.path)/target")
    try file.write(Array("new".utf8))
    #expect(folder.text(of: "target") == "new")
    let link = "\(folder.path)/link"
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "target")
  }

  @Test func aPipeIsWrittenTo() throws {
    let path = "\(folder.path)/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let pipe = open(path, O_RDWR | O_NONBLOCK)
    defer { close(pipe) }
    try OutputFile(path).write(Array("text".utf8))
    var bytes = [UInt8](repeating: 0, count: 9)
    #expect(read(pipe, &bytes, bytes.count) == 4)
    #expect(bytes.prefix(4) == Array("text".utf8)[...])
    #expect(folder.files() == ["pipe"], "it is still a pipe")
  }

  @Test func aMissingFolderIsAnError() throws {
    let path = "\(folder.path)/none/a"
    let error = #expect(throws: FileError.self) { try OutputFile(path).append([1]) }
    #expect(error == FileError(.write, path, .system(ENOENT)))
    #expect(throws: FileError.self) { try OutputFile(folder.path).write([1]) }
  }
}
