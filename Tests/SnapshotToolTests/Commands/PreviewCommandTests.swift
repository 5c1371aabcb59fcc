import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

/// `snapshot preview`, with scripts in place of the compiler and of the program that renders.
@Suite struct PreviewCommandTests {
  private let package: ToolPackage

  init() throws {
    package = try ToolPackage()
    try package.write(
      "struct Badge: View {}\n#Preview(\"Red\") { Badge() }\n",
      to: "in/Badge.swift"
    )
    try package.write("", to: "library/Package.swift")
    try package.write("", to: "library/Sources/SwiftUIShim/PreviewRunner/A.swift")
    try package.writeProgram("exit 0", to: "bin/swift")
    try package.writeProgram("exit 0", to: "bin/swift-autolink-extract")
    try package.writeProgram(
      """
      if [ -f "$0.fails" ]; then echo 'error: broken'; exit 1; fi
      if [ "$1" = -o ]; then rm -f "$2"; cp '\(package.root)/bin/program' "$2"; fi
      """,
      to: "bin/swiftc"
    )
    try package.writeProgram(
      """
      case $1 in
      list) echo '[{"index":0,"name":"Red","fileID":"Previews/Badge.swift","line":2}]' >"$2" ;;
      render) cp "$3" '\(package.root)/request.json'
        for ending in png svg txt; do echo "$ending" >"$4.$ending"; done
        echo '[{"view":1,"scheme":"light","time":0,"width":3,"height":2,"notes":[],"digest":"d",\
      "file":"'"$4"'.png"}]' >"$4.json" ;;
      sheet) echo sheet >"$3" ;;
      esac
      """,
      to: "bin/program"
    )
  }

  private var variables: [String: String] {
    ["PATH": "\(package.root)/bin:/usr/bin:/bin", "XDG_CACHE_HOME": "\(package.root)/cache"]
  }

  private func run(_ words: String...) throws -> ToolPackage.Answer {
    let all = ["preview", "in", "--snapshot-package", "library"] + words
    return try package.run(all, variables: variables)
  }

  private func request(_ words: String...) throws -> RenderRequest {
    let all = ["preview", "in", "--snapshot-package", "library"] + words
    #expect(try package.run(all, variables: variables).status == 0)
    let text = try #require(package.text(of: "request.json"))
    return try JSONDecoder().decode(RenderRequest.self, from: Data(text.utf8))
  }

  private let building =
    "Building the drawing library once for all calls, which takes minutes …\n"

  @Test func previewsAreRenderedAndListed() throws {
    let output = """
      new       Red  in/Badge.swift:2  .build/previews/Badge-Red.png

      1 of 1 preview rendered; 1 of 1 file compiles
        overview  .build/previews/index.html
        sheet     .build/previews/sheet.png

      """
    #expect(try run() == .init(status: 0, output: output, errors: building))
    #expect(package.text(of: ".build/previews/Badge-Red.png") == "png\n")
    #expect(package.text(of: ".build/previews/Badge-Red.svg") == nil)
    let again = output.replacing("new      ", with: "unchanged")
    #expect(try run() == .init(status: 0, output: again))
    let request = try request("--size", "30x40")
    #expect(
      request
        == RenderRequest(
          width: 30,
          height: 40,
          scale: 2,
          schemes: ["light", "dark"],
          times: [0],
          timeOfBlankViews: 2,
          writesSVG: false,
          writesDisplayList: false,
          timeout: 400,
          catalogs: []
        )
    )
  }

  @Test func optionsReachTheRenderer() throws {
    let first = try request(
      "--dark",
      "--at",
      "0,0.5,1",
      "--scale",
      "3",
      "--timeout",
      "7",
      "--type-size",
      "large",
      "--svg"
    )
    #expect(
      first
        == RenderRequest(
          width: 393,
          height: 852,
          scale: 3,
          schemes: ["dark"],
          times: [0, 0.5, 1],
          typeSize: "large",
          writesSVG: true,
          writesDisplayList: false,
          timeout: 140,
          catalogs: []
        )
    )
    #expect(package.text(of: ".build/previews/Badge-Red@0.0s.svg") == "svg\n")
    let second = try request("--light", "--display-list", "-o", "out", "--scale", "0.5")
    #expect(second.schemes == ["light"] && second.scale == 0.5)
    #expect(second.writesDisplayList && !second.writesSVG)
    #expect(package.text(of: "out/Badge-Red.txt") == "txt\n")
    #expect(try request("--light", "--dark", "--scale", "1").schemes == ["light", "dark"])
  }

  @Test func viewsAreRenderedOnRequest() throws {
    _ = try run("--all")
    let copy = try #require(package.files.first { $0.hasSuffix("/sources/Badge.swift") })
    #expect(package.text(of: copy)?.hasSuffix("\n#Preview { Badge() }") == true)
  }

  @Test func aFilterSelectsPreviews() throws {
    #expect(try run("--filter", "red").output.contains("1 of 1 preview rendered"))
    let none = try run("--filter", "blue")
    #expect(none.status == 2 && none.output.contains("0 of 0 previews rendered"))
  }

  @Test func jsonHasTheReport() throws {
    let answer = try run("--json")
    let report = try JSONDecoder().decode(
      PreviewReport.self,
      from: Data(answer.output.replacing("ROOT", with: package.root).utf8)
    )
    #expect(report.previews.map(\.name) == ["Red"] && report.previews[0].isNew)
    #expect(report.output == "\(package.root)/.build/previews")
  }

  @Test(arguments: [
    (["--size", "30"], "--size takes a width and a height in points, such as 393x852.\n"),
    (["--size", "1x2x3"], "--size takes a width and a height in points, such as 393x852.\n"),
    (["--size", "axb"], "--size takes a width and a height in points, such as 393x852.\n"),
    (["--at", "0,,1"], "--at takes a list of up to 100 times in seconds, such as 0,0.5,1.\n"),
    (["--at", "x"], "--at takes a list of up to 100 times in seconds, such as 0,0.5,1.\n"),
    (["--scale", "9"], "--scale takes a number above 0 and up to 8, not 9.0.\n"),
  ])
  func impossibleValuesAreErrors(_ words: [String], errors: String) throws {
    let all = ["preview", "in"] + words
    #expect(try package.run(all) == .init(status: 2, output: "", errors: errors))
  }

  @Test func theCompilersOutputIsPrintedOnRequest() throws {
    try package.write("", to: "bin/swiftc.fails")
    let answer = try run()
    let log = try #require(
      package.files.first {
        $0.hasPrefix("cache") && $0.hasSuffix("log.txt") && $0.contains("/inputs/")
      }
    )
    let sentence = """
      No part of these files builds. The compiler’s output is in ROOT/\(log).
      Pass a smaller folder, or --verbose to see the output.

      """
    #expect(answer == .init(status: 2, output: "", errors: building + sentence))
    #expect(
      try run("--verbose") == .init(status: 2, output: "", errors: "error: broken\n\n" + sentence)
    )
  }

  @Test func aTerminalShowsTheSteps() throws {
    let answer = try package.type(
      "",
      "preview",
      "in",
      "--snapshot-package",
      "library",
      variables: variables
    )
    #expect(answer.status == 0)
    #expect(answer.output.contains("\r\u{1B}[KLinking …"))
    #expect(answer.output.contains("\r\u{1B}[KRendering 1 of 1 …\r\u{1B}[Knew       Red"))
  }

  @Test func aChangedFileIsRenderedAgain() throws {
    let words = ["preview", "in", "--snapshot-package", "library", "--watch"]
    let (root, variables) = (package.root, variables)
    var changes = 0
    let output = try package.watch(words, variables: variables) { text in
      switch (changes, text.components(separatedBy: "overview").count) {
      case (0, 2):
        changes = 1
        _ = FileManager.default.createFile(
          atPath: "\(root)/in/Other.swift",
          contents: Data("let a = 1\n".utf8)
        )
      case (1, 3): return true
      default: break
      }
      return false
    }
    #expect(output.contains("unchanged Red"))
    #expect(output.contains("1 of 1 file compiles") && output.contains("2 of 2 files compile"))
  }
}
