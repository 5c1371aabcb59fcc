import Testing

@testable import SnapshotPreview

@Suite struct PreviewEngineTests {
  @Test func theArchiveIsLinkedWhole() throws {
    let words = PreviewEngine.linkerArguments(archive: "/a/b.a", "")
    let archive = try #require(words.firstIndex(of: "/a/b.a"))
    // As an input file of the compiler it would precede the option before it.
    #expect(
      words[(archive - 3)...(archive + 2)]
        == ["-Xlinker", "--whole-archive", "-Xlinker", "/a/b.a", "-Xlinker", "--no-whole-archive"]
    )
  }

  @Test func eachNeededLibraryIsLinkedOnce() {
    let words = PreviewEngine.linkerArguments(
      archive: "/a/b.a",
      "-lFoundation -lswiftCore\n-lFoundation\n--other"
    )
    #expect(words.suffix(4) == ["-lFoundation", "-lswiftCore", "-lpng", "-lz"])
  }

  @Test func theArgumentsOfTheLinkerAreInOrder() {
    #expect(
      PreviewEngine.linkerArguments(archive: "/a/b.a", "-lz2 x-l\t-la") == [
        "-use-ld=lld", "-Xlinker", "--whole-archive", "-Xlinker", "/a/b.a", "-Xlinker",
        "--no-whole-archive", "-la", "-lz2", "-lpng", "-lz",
      ]
    )
  }

  @Test(arguments: [
    ("[1/9] a [3/9] b", "3 of 9"), ("[10/200] Compiling [x", nil), ("[1/9] [a/b]", nil),
    ("[1/9] [2]", nil), ("[1/2/3]", nil), ("", nil), ("[1/9", nil), ("1/9]", nil), ("[]", nil),
    ("] [1/2] ]", "1 of 2"), ("[1/b]", nil),
  ])
  func theLastStepIsShown(output: String, step: String?) {
    #expect(PreviewEngine.lastStep(in: output) == step)
  }

  @Test func programsAreThoseOfTheToolchain() {
    let toolchain = Toolchain()
    #expect(toolchain.packageManager == "swift")
    #expect(toolchain.compiler == "swiftc")
    #expect(toolchain.extractor == "swift-autolink-extract")
  }

  @Test func aLibraryHasNoFontsByDefault() throws {
    let folder = try PreviewFolder()
    let lock = try FileLock("\(folder.path)/lock") {}
    let engine = PreviewEngine(folder: folder.path, stamp: "s", lock: lock)
    #expect(!engine.hasFonts && engine.stamp == "s" && engine.folder == folder.path)
    #expect(engine.toolchain.compiler == "swiftc")
    #expect(
      engine.linkerArguments
        == PreviewEngine.linkerArguments(
          archive: "\(folder.path)/.build/debug/libPreviewEngine.a",
          ""
        )
    )
  }
}
