// What does an assertion cost, in time and in memory?

import Foundation
import Snapshot
import Testing

/// Run by Swift Testing, as assertions are; `Benchmarks/run` does so in debug and release.
@Suite(.serialized) struct WhatDoesAnAssertionCost {
  private let folder: String

  init() throws {
    let name = "assertion-costs-\(ProcessInfo.processInfo.processIdentifier)"
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Runs assertions on a separate folder, and removes it.
  private func inFolder(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try withSnapshotTesting(
      record: .never,
      directory: folder,
      artifacts: "\(folder)/artifacts",
      operation: body
    )
  }

  /// The only call of an assertion, because another line would be another assertion on the same
  /// file.
  private func verify(_ text: String, _ name: String) -> SnapshotVerdict {
    verifySnapshot(of: text, as: .lines, named: name, testName: "cost()")
  }

  /// Stores a reference without recording it in this run.
  private func prepare(_ text: String, _ name: String) throws -> String {
    let path = try #require(verify(text, name).reference)
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  @Test func howMuchMoreThanReadingIsAPassingTextOfTwoKilobytes() throws {
    try inFolder {
      let text = (0..<40).map { "line \($0) of a text whose lines have fifty bytes ···" }
        .joined(separator: "\n")
      let bytes = Array(text.utf8)
      let path = try prepare(text, "text")
      let calls = 2_000
      var times = [[Double]](repeating: [], count: 3)
      for _ in 0..<7 {
        times[0].append(microseconds(calls) { _ = isEqual(path, bytes) })
        times[1].append(
          microseconds(calls) {
            guard (try? Data(contentsOf: URL(fileURLWithPath: path))) == Data(bytes) else { return }
          }
        )
        times[2].append(microseconds(calls) { _ = verify(text, "text") })
      }
      #expect(verify(text, "text").outcome == .pass)
      let medians = times.map { $0.sorted()[3] }
      report(
        "A passing text of \(bytes.count) bytes",
        [
          ("open, fstat, read, close, memcmp", medians[0], 1),
          ("Data(contentsOf:) == Data", medians[1], medians[1] / medians[0]),
          ("assertSnapshot, with its line of results", medians[2], medians[2] / medians[0]),
        ].map { "\($0.0.padded(42))\($0.1.text) µs  \($0.2.text)×" }
      )
    }
  }

  @Test(arguments: [(100_000, 1), (800, 10)])
  func howLongDoesADifferenceTake(lines: Int, everyNth: Int) throws {
    try inFolder {
      let old = (0..<lines).map { everyNth > 1 && $0 % 2 == 1 ? "" : "line \($0) as it was" }
      let new = old.enumerated().map { $0 % everyNth == 0 ? "line \($0), but otherwise" : $1 }
      let (before, after) = (old.joined(separator: "\n"), new.joined(separator: "\n"))
      let diffing = Diffing<String>.lines
      var times: [Double] = []
      for _ in 0..<3 {
        times.append(microseconds(1) { #expect(diffing.diff(before, after) != nil) })
      }
      _ = try prepare(before, "text")
      let whole = microseconds(1) { #expect(verify(after, "text").outcome == .failure) }
      report(
        "A difference of \(lines) lines, one in \(everyNth) changed",
        [
          "\("the difference".padded(42))\((times.sorted()[1] / 1_000).text) ms",
          "\("the whole failure, with its files".padded(42))\((whole / 1_000).text) ms",
        ]
      )
    }
  }

  @Test func howMuchMemoryDoTenThousandAssertionsKeep() throws {
    try inFolder {
      let path = try prepare("text", "same")
      for _ in 0..<1_000 { _ = verify("text", "same") }
      let begin = residentKilobytes
      for _ in 0..<10_000 { _ = verify("text", "same") }
      let same = residentKilobytes - begin
      let names = (0..<10_000).map { "number-\($0)" }
      for name in names {
        let copy = path.replacingOccurrences(of: ".same.", with: ".\(name).")
        try Data("text".utf8).write(to: URL(fileURLWithPath: copy))
      }
      let beforeFiles = residentKilobytes
      for name in names { _ = verify("text", name) }
      let files = residentKilobytes - beforeFiles
      for name in names { _ = verify("text", name) }
      report(
        "Memory kept by 10,000 assertions, in KB",
        [
          "\("on one file".padded(42))\(same)",
          "\("on a file each, the first time".padded(42))\(files)",
          "\("on a file each, again".padded(42))\(residentKilobytes - beforeFiles - files)",
        ]
      )
    }
  }

  // MARK: - Measuring

  /// Does the minimum of an assertion with system calls.
  private func isEqual(_ path: String, _ bytes: [UInt8]) -> Bool {
    let file = open(path, O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else { return false }
    var found = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = found.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    return count == bytes.count && memcmp(found, bytes, count) == 0
  }

  /// Returns the processor time of a call.
  private func microseconds(_ calls: Int, _ body: () -> Void) -> Double {
    let begin = processorTime
    for _ in 0..<calls { body() }
    return (processorTime - begin) / Double(calls)
  }

  private var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  private var residentKilobytes: Int {
    let numbers = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = numbers.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_024
  }

  private func report(_ title: String, _ lines: [String]) {
    print(([title] + lines.map { "  " + $0 }).joined(separator: "\n"))
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 1))
  }
}

extension Double {
  fileprivate var text: String { String(format: self < 100 ? "%.2f" : "%.0f", self) }
}
