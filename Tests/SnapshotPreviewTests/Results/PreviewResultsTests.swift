import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

/// The report and the files of renderings, with a script in place of the program that renders.
@Suite struct PreviewResultsTests {
  private let root: PreviewFolder
  private let folder: ModuleFolder
  private let engine: PreviewEngine
  private let output: OutputFolder
  private static let quiet = PreviewProgress(step: { _ in }, note: { _ in })

  init() throws {
    root = try PreviewFolder()
    let cache = try PreviewCache(environment: .init(variables: ["XDG_CACHE_HOME": root.path]))
    folder = try ModuleFolder(key: "a", cache: cache, progress: Self.quiet)
    let lock = try FileLock("\(root.path)/lock", isShared: true, onWait: {})
    engine = PreviewEngine(folder: root.path, stamp: "", lock: lock)
    output = OutputFolder("\(root.path)/output")
    let path = String(folder.runner.dropFirst(root.path.count + 1))
    try root.write("#!/bin/sh\necho sheet > \"$3\"\n", to: path, isExecutable: true)
  }

  private func plan(_ name: String, _ text: String) -> FilePlan {
    FilePlan(SourceFile(path: "/f/\(name).swift", bytes: Array(text.utf8)))
  }

  private func picture(
    _ file: String = "p.png",
    view: Int = 1,
    scheme: String = "light",
    time: Double = 0,
    digest: String? = "d",
    error: String? = nil,
    notes: [String] = []
  ) throws -> RunnerPicture {
    try root.write("picture", to: "pictures/\(file)")
    return RunnerPicture(
      view: view,
      scheme: scheme,
      time: time,
      file: digest == nil ? nil : "\(root.path)/pictures/\(file)",
      width: 30,
      height: 20,
      digest: digest,
      error: error,
      notes: notes
    )
  }

  private func report(
    _ plans: [FilePlan],
    _ rendered: [(ListedPreview, PreviewRenderer.Outcome)] = [],
    digests: [String: String] = [:],
    _ change: (inout PreviewOptions) -> Void = { _ in }
  ) throws -> PreviewReport {
    var options = PreviewOptions()
    change(&options)
    let build = ModuleBuild(plans: plans, engine: engine, folder: folder, progress: Self.quiet)
    let request = RenderRequest(
      width: 1,
      height: 1,
      scale: 1,
      schemes: ["light"],
      times: [0],
      writesSVG: false,
      writesDisplayList: false,
      timeout: 60,
      catalogs: []
    )
    return try PreviewResults(build: build, options: options, digests: digests)
      .write(
        rendered.map(\.0),
        rendered.map(\.1),
        renderer: PreviewRenderer(
          folder: folder,
          request: request,
          processorTime: 60,
          progress: Self.quiet
        ),
        to: output,
        replacing: nil
      )
      .report
  }

  private func listed(_ name: String?, _ file: String, line: Int = 1) -> ListedPreview {
    ListedPreview(index: 0, name: name, fileID: "Previews/\(file).swift", line: line)
  }

  private func names(_ report: PreviewReport) -> [String] {
    report.previews.flatMap(\.pictures).map { String($0.path.dropFirst(output.path.count + 1)) }
  }

  // MARK: - Pictures

  @Test func picturesHaveTheirSizeSchemeAndTime() throws {
    let pictures = try [
      picture("a.png"), picture("b.png", scheme: "dark"), picture("c.png", time: 0.5),
    ]
    let report = try report(
      [plan("Badge", "")],
      [(listed("Large", "Badge"), .init(pictures: pictures))]
    ) { $0.times = [0, 0.5] }
    #expect(
      names(report) == [
        "Badge-Large@0.0s.png", "Badge-Large@0.0s.dark.png", "Badge-Large@0.5s.png",
      ]
    )
    let preview = try #require(report.previews.first)
    #expect([preview.width, preview.height] == [30, 20])
    #expect(preview.pictures.allSatisfy { ($0.width, $0.height) == (30, 20) })
    #expect(preview.pictures.map(\.scheme) == ["light", "dark", "light"])
    #expect(preview.pictures.map(\.time) == [0, 0, 0.5])
    #expect([preview.name, preview.file] == ["Large", "/f/Badge.swift"] && preview.line == 1)
    #expect(preview.status == .rendered && preview.reason == nil)
    #expect(report.sheet == "\(output.path)/sheet.png")
  }

  @Test func singleTimeIsOmittedFromTheName() throws {
    let outcome = PreviewRenderer.Outcome(pictures: [try picture(time: 2)])
    let report = try report([plan("Badge", "")], [(listed(nil, "Badge"), outcome)]) {
      $0.times = [2]
    }
    #expect(names(report) == ["Badge.png"])
  }

  private static let changes: [(digest: String?, isChanged: Bool, change: String?)] = [
    ("d", false, nil), ("other", true, "changed"), (nil, true, "new"),
  ]

  @Test(arguments: changes)
  func pictureIsChangedIfItsDigestChanges(
    digest: String?,
    isChanged: Bool,
    change: String?
  ) throws {
    let outcome = PreviewRenderer.Outcome(pictures: [try picture()])
    let report = try report(
      [plan("Badge", "")],
      [(listed(nil, "Badge"), outcome)],
      digests: digest.map { ["\(output.path)/Badge.png": $0] } ?? [:]
    )
    #expect(report.previews.map(\.changed) == [isChanged])
    #expect(report.previews[0].pictures.map(\.changed) == [isChanged])
    #expect(report.previews[0].pictures.map(\.isNew) == [digest == nil])
    #expect(report.previews.map(\.change) == [change])
    #expect(report.unchanged.previews.map(\.change) == [nil])
  }

  @Test func aPreviewIsNewOnlyIfAllItsPicturesAre() throws {
    let pictures = try [picture("a.png"), picture("b.png", scheme: "dark")]
    let report = try report(
      [plan("Badge", "")],
      [(listed(nil, "Badge"), .init(pictures: pictures))],
      digests: ["\(output.path)/Badge.png": "d"]
    )
    #expect(report.previews[0].pictures.map(\.isNew) == [false, true])
    #expect(report.previews.map(\.change) == ["changed"])
  }

  @Test func severalViewsAreSeveralPreviews() throws {
    let pictures = try [
      picture("a.png", view: 2), picture("b.png", view: 1), picture("c.png", view: 10),
    ]
    let rendered = [
      (listed("Two", "A"), PreviewRenderer.Outcome(pictures: pictures, failure: "late"))
    ]
    let report = try report([plan("A", "")], rendered)
    #expect(report.previews.map(\.name) == ["Two 1", "Two 2", "Two 10"])
    #expect(names(report) == ["A-Two-1.png", "A-Two-2.png", "A-Two-10.png"])
    // A failure concerns the view at which the program ended.
    #expect(report.previews.map(\.reason) == [nil, nil, "late"])
    #expect(report.previews.map(\.status) == [.rendered, .rendered, .failed])
  }

  @Test func aFailureHasItsReason() throws {
    let broken = try picture("a.png", digest: nil, error: "too large", notes: ["n"])
    let dark = try picture("b.png", scheme: "dark", notes: ["n", "m"])
    let report = try report(
      [plan("A", ""), plan("B", "")],
      [
        (listed(nil, "A"), .init(pictures: [broken, dark], failure: "It ended.")),
        (listed(nil, "B"), .init(failure: "It ended.")),
      ]
    )
    #expect(report.previews.map(\.status) == [.failed, .failed])
    #expect(report.previews.map(\.reason) == ["too large", "It ended."])
    #expect(report.previews.map(\.notes) == [["n", "m"], []])
    #expect(report.previews.map(\.pictures.count) == [1, 0])
  }

  @Test func withoutAPictureThereIsNoSheet() throws {
    let failed = PreviewRenderer.Outcome(failure: "It ended.")
    #expect(try report([plan("A", "")], [(listed(nil, "A"), failed)]).sheet == nil)
    #expect(try report([]).sheet == nil)
  }

  // MARK: - Order and counts

  @Test func previewsAreSortedByFileAndLine() throws {
    let plans = ["B", "A"].map { plan($0, "\n\n\n\n") }
    let places = [("B", 2), ("A", 3), ("B", 1), ("A", 1)]
    let rendered = places.map { file, line in
      (listed("\(file)\(line)", file, line: line), PreviewRenderer.Outcome(failure: "no"))
    }
    #expect(try report(plans, rendered).previews.map(\.name) == ["A1", "A3", "B1", "B2"])
  }

  private func omission(_ name: String, line: Int = 1, depends: Bool = false) -> Omission {
    Omission(
      file: "/f/A.swift",
      line: line,
      declaration: nil,
      name: name,
      message: "cannot find it",
      dependsOnOmitted: depends,
      missingImports: []
    )
  }

  @Test func missingNamesAreSortedByFrequency() throws {
    var plan = plan("A", "")
    plan.omissions = ["MK", "AV", "UI", "UI", "AV", "CK"].map { omission($0) }
    plan.omissions.append(omission("Mine", depends: true))
    let unavailable = try report([plan]).unavailable
    #expect(unavailable.map(\.name) == ["AV", "UI", "CK", "MK"])
    #expect(unavailable.map(\.count) == [2, 2, 1, 1])
  }

  @Test func otherErrorsArentUnavailableNames() throws {
    var plan = plan("A", "#Preview {}\n")
    plan.isOmitted = true
    plan.omissions = [omission("cannot find it"), omission("MK")]
    let report = try report([plan])
    #expect(report.unavailable.map(\.name) == ["MK"])
    #expect(report.omitted.map(\.name) == ["cannot find it", "MK"])
    #expect(report.previews.map(\.reason) == ["cannot find it"])
  }

  @Test func filesAreCounted() throws {
    var (partly, omitted, imported) = (plan("B", ""), plan("C", ""), plan("D", ""))
    partly.omissions = [omission("MK")]
    (omitted.isOmitted, omitted.omissions) = (true, [omission("MK")])
    imported.isImported = true
    let report = try report([plan("A", ""), partly, omitted, imported])
    #expect(report.files == .init(total: 3, compiled: 1, partly: 1))
    #expect(report.omitted.count == 2)
  }

  @Test func omittedPreviewsHaveTheirCause() throws {
    var plan = plan("Badge", "let a = 1\n#Preview(\"Large\") {\n  MK()\n}\n#Preview { UI() }\n")
    plan.isOmitted = true
    let unexplained = try report([plan]).previews
    #expect(unexplained.map(\.name) == ["Large", "Badge"])
    #expect(unexplained.map(\.line) == [2, 5])
    #expect(unexplained.map(\.status) == [.omitted, .omitted])
    #expect(unexplained.map(\.reason) == ["It doesn’t compile.", "It doesn’t compile."])
    plan.isOmitted = false
    plan.blanked = [plan.file.declarations[1].range]
    plan.omissions = [omission("UI", line: 5), omission("MK", line: 3)]
    let explained = try report([plan]).previews
    #expect(explained.map(\.name) == ["Large"])
    #expect(explained.map(\.reason) == ["MK: cannot find it"])
  }

  @Test(arguments: [("LARGE", 1), ("badge.SWIFT", 2), ("swift l", 1), ("other", 0)])
  func omittedPreviewsAreFiltered(filter: String, count: Int) throws {
    var plan = plan("Badge", "#Preview(\"Large\") {}\n#Preview {}\n")
    plan.isOmitted = true
    #expect(try report([plan]) { $0.filter = filter }.previews.count == count)
  }

  @Test func filesOfAnEarlierRunAreRemoved() throws {
    let outcome = PreviewRenderer.Outcome(pictures: [try picture()])
    _ = try report([plan("A", "")], [(listed(nil, "A"), outcome)])
    let first = output.written
    #expect(first.keys.contains("\(output.path)/A.png"))
    let next = OutputFolder(output.path)
    try next.write([1], name: "index.html")
    next.removeStale(first)
    #expect(FolderListing.names(in: output.path).sorted() == ["index.html"])
  }

  @Test func twoViewsAreTwoPreviews() throws {
    let pictures = try [picture("a.png", view: 1), picture("b.png", view: 2)]
    let outcome = PreviewRenderer.Outcome(pictures: pictures)
    let unnamed = try report([plan("A", "")], [(listed(nil, "A"), outcome)])
    #expect(unnamed.previews.map(\.name) == ["A 1", "A 2"])
    #expect(names(unnamed) == ["A-1.png", "A-2.png"])
    let only = PreviewRenderer.Outcome(pictures: [pictures[1]])
    let one = try report([plan("A", "")], [(listed(nil, "A"), only)])
    #expect(one.previews.map(\.name) == ["A"])
  }

  @Test func aPictureWithoutAFileIsAFailure() throws {
    let outcome = PreviewRenderer.Outcome(pictures: [try picture(digest: nil)])
    let report = try report([plan("A", "")], [(listed(nil, "A"), outcome)])
    let preview = try #require(report.previews.first)
    #expect(preview.status == .failed && preview.reason == nil)
    #expect(!preview.isNew && !preview.changed && preview.picture == nil && preview.digest == nil)
  }

  @Test func aPreviewHasTheValuesOfItsFirstPicture() throws {
    let pictures = try [
      picture("a.png", digest: "d"), picture("b.png", scheme: "dark", digest: "e"),
    ]
    let report = try report([plan("A", "")], [(listed(nil, "A"), .init(pictures: pictures))])
    let preview = try #require(report.previews.first)
    #expect(preview.picture == "\(output.path)/A.png" && preview.digest == "d")
    #expect(preview.pictures.map(\.digest) == ["d", "e"])
    #expect(preview.width == 30 && preview.height == 20)
  }

  @Test func addedPreviewsHaveTheNameAndLineOfTheirType() throws {
    var plan = plan("Badge", "\nstruct Badge: View {}\n\nstruct Row: View {}\n")
    plan.add(views: true)
    let rendered = try [(6, "a.png"), (7, "b.png")].map { line, file in
      (
        listed("ignored", "Badge", line: line),
        PreviewRenderer.Outcome(pictures: [try picture(file)])
      )
    }
    let report = try report([plan], rendered)
    #expect(report.previews.map(\.name) == ["Badge", "Row"])
    #expect(report.previews.map(\.line) == [2, 4])
    #expect(report.previews.map(\.file) == ["/f/Badge.swift", "/f/Badge.swift"])
    #expect(names(report) == ["Badge.png", "Badge-Row.png"])
  }

  @Test func previewsOfOtherFilesAreNamedByTheProgram() throws {
    let rendered = try [(nil, "a.png"), ("Named", "b.png")].map { name, file in
      (listed(name, "Other", line: 9), PreviewRenderer.Outcome(pictures: [try picture(file)]))
    }
    let report = try report([plan("A", "")], rendered)
    #expect(report.previews.map(\.name) == ["Other.swift", "Named"])
    #expect(report.previews.map(\.file) == ["Other.swift", "Other.swift"])
    #expect(report.previews.map(\.line) == [9, 9])
    #expect(names(report) == ["Other.png", "Other-Named.png"])
  }

  @Test(arguments: [(true, false, ["A.png", "A.svg"]), (false, true, ["A.png", "A.txt"])])
  func otherFormatsAreCopied(svg: Bool, displayList: Bool, files: [String]) throws {
    try root.write("svg", to: "pictures/p.svg")
    try root.write("list", to: "pictures/p.txt")
    let outcome = PreviewRenderer.Outcome(pictures: [try picture()])
    _ = try report([plan("A", "")], [(listed(nil, "A"), outcome)]) {
      $0.writesSVG = svg
      $0.writesDisplayList = displayList
    }
    let found = FolderListing.names(in: output.path).sorted().filter { $0.hasPrefix("A.") }
    #expect(found == files)
    #expect(root.text(of: "output/A.svg") == (svg ? "svg" : nil))
    #expect(root.text(of: "output/A.txt") == (displayList ? "list" : nil))
  }

  @Test func previewsOfImportedModulesAreNotListedAsOmitted() throws {
    var plan = plan("A", "#Preview {}\n")
    (plan.isOmitted, plan.isImported) = (true, true)
    #expect(try report([plan]).previews.isEmpty)
  }

  @Test func omittedProvidersAreListed() throws {
    var plan = plan("A", "struct P: PreviewProvider {}\nstruct V: View {}\n")
    plan.isOmitted = true
    plan.omissions = [omission("first", line: 9), omission("second")]
    let previews = try report([plan]).previews
    #expect(previews.map(\.name) == ["P"])
    #expect(previews.map(\.reason) == ["first: cannot find it"])
  }

  @Test func anErrorInTheLastLineOfAPreviewIsItsCause() throws {
    var plan = plan("A", "#Preview {\n  a\n}\n\nlet b = 1\n")
    plan.blanked = [plan.file.declarations[0].range]
    for (line, isCause) in [(1, true), (3, true), (4, false)] {
      plan.omissions = [omission("MK", line: line)]
      let reason = isCause ? "MK: cannot find it" : "It doesn’t compile."
      #expect(try report([plan]).previews.map(\.reason) == [reason], "line \(line)")
    }
  }

  @Test func theSheetAlsoShowsFailedPreviews() throws {
    var omitted = plan("C", "#Preview {}\n")
    omitted.isOmitted = true
    let report = try report(
      [plan("A", ""), plan("B", ""), omitted],
      [
        (listed(nil, "A"), .init(pictures: [try picture()])),
        (listed(nil, "B"), .init(failure: "It ended.")),
      ]
    )
    #expect(report.previews.map(\.status) == [.rendered, .failed, .omitted])
    let text = folder.text(at: "\(folder.path)/sheet.json")
    let entries = try JSONDecoder().decode([SheetEntry].self, from: Data(text.utf8))
    #expect(entries.map(\.name) == ["A", "B"])
    #expect(entries.map(\.path) == ["\(output.path)/A.png", nil])
    #expect(entries.map(\.reason) == [nil, "It ended."])
    #expect(root.text(of: "output/sheet.png") == "sheet\n")
    #expect(report.page == "\(output.path)/index.html" && report.output == output.path)
  }
}
