import SnapshotCore
import Testing

@Suite struct ReferenceInspectionTests {
  private func problem(_ reference: String, actual: String = "new") -> ReferenceProblem? {
    ReferenceInspection.problem(in: Array(reference.utf8), actual: Array(actual.utf8))
  }

  private let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """
  private let conflict = "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> branch\n"

  @Test func namesWhatHappened() {
    #expect(problem("") == .empty)
    #expect(problem(pointer) == .largeFilePointer)
    #expect(problem(conflict) == .conflictMarkers(line: 2))
  }

  @Test func findsNothingInValidText() {
    #expect(problem("a\n=======\nb") == nil)
    #expect(problem("x <<<<<<< HEAD\n=======\n>>>>>>> branch") == nil)
  }

  private static func utf16(_ text: String, isLittle: Bool) -> [UInt8] {
    "\u{FEFF}\(text)".utf16.flatMap { unit in
      let bytes = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
      return isLittle ? bytes : bytes.reversed()
    }
  }

  @Test(arguments: ["a\r\nb\r\n", "né 😀", ""], [true, false])
  func textInUTF16IsNamed(text: String, isLittle: Bool) {
    let bytes = Self.utf16(text, isLittle: isLittle)
    #expect(ReferenceInspection.problem(in: bytes, actual: Array("new".utf8)) == .utf16)
    #expect(ReferenceProblem.utf16.description.contains("UTF-16"))
    #expect(ReferenceInspection.problem(in: bytes, actual: bytes + [65, 0]) == nil)
  }

  @Test func binaryDataWithAByteOrderMarkIsNotUTF16() {
    let actual = Array("new".utf8)
    for bytes: [UInt8] in [
      [0xFF, 0xFE, 0, 0], [0xFF, 0xFE, 65], [0xFF, 0xFE, 0x00, 0xD8, 65, 0],
    ] {
      #expect(ReferenceInspection.problem(in: bytes, actual: actual) == nil)
    }
    let picture = [UInt8]([0xFF, 0xFE, 65, 0])
    #expect(ReferenceInspection.problem(in: picture, actual: [0xFF, 0xFB, 1]) == nil)
  }

  @Test func valueProblemsAreNotDamage() {
    #expect(problem(conflict, actual: conflict + "more") == nil)
    #expect(problem(pointer, actual: pointer + "more") == nil)
  }

  @Test(arguments: [
    ("<<<<<<< a\n=======\n>>>>>>> b\n", 1), ("a\nb\n<<<<<<< a\n=======\n>>>>>>> b", 3),
    ("<<<<<<< \n=======x\n>>>>>>> ", 1), ("<<<<<<< a\n\n=======\n>>>>>>> b\n<<<<<<< ", 1),
  ])
  func theLineOfTheFirstMarkerIsNamed(text: String, line: Int) {
    #expect(problem(text) == .conflictMarkers(line: line))
  }

  @Test(arguments: [
    "<<<<<<<a\n=======\n>>>>>>> b", "<<<<<<< a\n======\n>>>>>>> b", "<<<<<<< a\n=======\n>>>>>>>b",
    ">>>>>>> a\n=======\n<<<<<<< b", "=======\n<<<<<<< a\n>>>>>>> b", "<<<<<<< a\n=======\n",
    " <<<<<<< a\n=======\n>>>>>>> b", "<<<<<<< a\n =======\n>>>>>>> b", "<<<<<<< a=======>>>>>>> ",
    "<<<<<<< a\n=======\n >>>>>>> b", "<<<<<<< a\n>>>>>>> b\n=======",
  ])
  func incompleteMarkersAreText(text: String) {
    #expect(problem(text) == nil)
  }

  /// A zero among the first 64 bytes makes them data.
  @Test(arguments: [(63, false), (64, true)])
  func markersInDataAreIgnored(offset: Int, isFound: Bool) {
    var bytes = Array(String(repeating: "a", count: 70).utf8)
    bytes[offset] = 0
    bytes += Array("\n<<<<<<< a\n=======\n>>>>>>> b".utf8)
    let found = ReferenceInspection.problem(in: bytes, actual: [])
    #expect(found == (isFound ? .conflictMarkers(line: 2) : nil))
  }

  /// A pointer of Git LFS is shorter than 1,024 bytes.
  @Test(arguments: [(1_023, true), (1_024, false)])
  func pointersAreShort(count: Int, isFound: Bool) {
    let text = "version https://git-lfs"
    let padded = text + String(repeating: "a", count: count - text.utf8.count)
    #expect(problem(padded) == (isFound ? .largeFilePointer : nil))
    #expect(problem("version https://git-lf") == nil)
    #expect(problem(" \(padded)") == nil)
  }

  @Test(
    arguments: [([97, 0, 98], nil), ([97, 1, 98], .utf16), ([0xFF], nil), ([], .utf16)]
      as [([UInt8], ReferenceProblem?)]
  )
  func utf16IsAProblemOnlyForTexts(actual: [UInt8], problem: ReferenceProblem?) {
    let reference = Self.utf16("ab", isLittle: true)
    #expect(ReferenceInspection.problem(in: reference, actual: actual) == problem)
  }
}
