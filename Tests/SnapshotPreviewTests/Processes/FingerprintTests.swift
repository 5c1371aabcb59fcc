import Foundation
import Testing

@testable import SnapshotPreview

@Suite struct FingerprintTests {
  @Test func hashDependsOnBytesAndBoundaries() {
    #expect(Fingerprint().text == "cbf29ce484222325")
    // FNV-1a of one byte, 0xFF.
    #expect(Fingerprint.text(of: "") == "af64724c8602eb6e")
    #expect(Fingerprint.text(of: "ab") != Fingerprint.text(of: "a", "b"))
  }

  @Test func everyTextHasSixteenDigits() {
    let texts = (0..<200).map { Fingerprint.text(of: "\($0)") }
    #expect(texts.allSatisfy { $0.count == 16 })
    #expect(texts.contains { $0.hasPrefix("0") })
  }

  @Test func writingAFileChangesItsFingerprint() throws {
    func text(_ path: String) -> String {
      var fingerprint = Fingerprint()
      fingerprint.add(file: path)
      return fingerprint.text
    }
    let folder = try PreviewFolder()
    let absent = text("\(folder.path)/a")
    let path = try folder.write("1", to: "a")
    let first = text(path)
    #expect(first == text(path) && first != absent)
    let date = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    #expect(text(path) != first)
    let second = try folder.write("1", to: "b")
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: second)
    #expect(text(path) != text(second))
  }

  @Test func aFileIsIdentifiedBySizeTimeAndInode() throws {
    let folder = try PreviewFolder()
    let path = try folder.write("abc", to: "a")
    var status = stat()
    try #require(stat(path, &status) == 0)
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    var fingerprint = Fingerprint()
    fingerprint.add(file: path)
    #expect(
      fingerprint.text
        == Fingerprint.text(of: path, "3 \(time.tv_sec) \(time.tv_nsec) \(status.st_ino)")
    )
    var missing = Fingerprint()
    missing.add(file: "\(folder.path)/b")
    #expect(missing.text == Fingerprint.text(of: "\(folder.path)/b", "absent"))
  }
}
