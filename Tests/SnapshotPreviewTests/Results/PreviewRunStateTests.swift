import Foundation
import Testing

@testable import SnapshotPreview

@Suite struct PreviewRunStateTests {
  private func state(_ written: [String: Int], digests: [(String, String)] = []) -> PreviewRunState
  {
    var preview = RenderedPreview(name: "A", file: "/A.swift", line: 1, status: .rendered)
    preview.pictures = digests.map { path, digest in
      RenderedPreview.Picture(
        path: path,
        scheme: "light",
        time: 0,
        width: 1,
        height: 1,
        digest: digest,
        changed: true
      )
    }
    var report = PreviewReport()
    report.previews = [preview]
    return PreviewRunState(fingerprint: "f", report: report, modules: [], written: written)
  }

  @Test func stateIsCompleteIfItsFilesAreUnchanged() throws {
    let folder = try PreviewFolder()
    let path = try folder.write("abc", to: "a")
    #expect(state([path: 3]).isComplete && state([:]).isComplete)
    #expect(!state([path: 4]).isComplete)
    #expect(!state([path: 3, "\(folder.path)/b": 0]).isComplete)
  }

  @Test func partialRunKeepsOtherPreviews() {
    var later = state(["/a": 1], digests: [("/a", "new")])
    later.keep(state(["/a": 2, "/b": 3], digests: [("/a", "old"), ("/b", "old")]))
    #expect(later.written == ["/a": 1, "/b": 3])
    #expect(later.digests == ["/a": "new", "/b": "old"])
  }

  @Test func stateIsReadBackUnchanged() throws {
    let folder = try PreviewFolder()
    let state = state(["/a": 1], digests: [("/a", "d")])
    try state.write(to: "\(folder.path)/state")
    let read = try #require(PreviewRunState.read("\(folder.path)/state"))
    #expect(read.fingerprint == "f" && read.report == state.report)
    #expect(read.written == ["/a": 1] && read.digests == ["/a": "d"])
    #expect(PreviewRunState.read("\(folder.path)/absent") == nil)
    #expect(PreviewRunState.read(try folder.write("{", to: "damaged")) == nil)
  }

  @Test func aReportOfTheSameInputHasNoChanges() {
    let report = state([:], digests: [("/a", "d")]).report
    #expect(report.previews[0].pictures[0].changed)
    #expect(!report.unchanged.previews[0].pictures[0].changed)
    var changed = report
    changed.previews[0].changed = true
    #expect(changed.hasChanges && !changed.unchanged.hasChanges)
  }

  @Test func exitCodeReportsMissingPictures() {
    var report = state([:]).report
    #expect(report.exitCode == 0)
    report.previews.append(RenderedPreview(name: "B", file: "/", line: 1, status: .failed))
    #expect(report.exitCode == 1)
    report.previews.removeFirst()
    #expect(report.exitCode == 2)
    #expect(PreviewReport().exitCode == 2)
  }

  @Test func omittedFilesAreMissing() {
    var report = state([:]).report
    report.omitted = [
      Omission(
        file: "/A.swift",
        line: 1,
        declaration: nil,
        name: "a",
        message: "b",
        dependsOnOmitted: false,
        missingImports: []
      )
    ]
    #expect(report.exitCode == 1)
    #expect(report.omitted[0].isUnavailableName && report.omitted[0].reason == "a: b")
    report.omitted[0].name = "b"
    #expect(!report.omitted[0].isUnavailableName && report.omitted[0].reason == "b")
  }

  @Test func aNewReportIsEmpty() {
    let report = PreviewReport()
    #expect(report.files == .init(total: 0, compiled: 0, partly: 0))
    #expect(report.previews == [] && report.omitted == [] && report.unavailable == [])
    #expect(report.output == "" && report.page == "" && report.sheet == nil)
    #expect(!report.hasChanges)
    let preview = RenderedPreview(name: "A", file: "/A.swift", line: 1, status: .failed)
    #expect(!preview.changed && !preview.isNew && preview.change == nil)
    #expect(preview.notes == [] && preview.pictures == [] && preview.picture == nil)
    #expect(!state([:], digests: [("/a", "d")]).report.previews[0].pictures[0].isNew)
  }
}
