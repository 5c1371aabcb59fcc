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
}
