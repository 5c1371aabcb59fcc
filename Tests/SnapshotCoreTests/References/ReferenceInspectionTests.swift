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

  @Test func findsNothingInSoundText() {
    #expect(problem("a\n=======\nb") == nil)
    #expect(problem("x <<<<<<< HEAD\n=======\n>>>>>>> branch") == nil)
  }

  @Test func whatTheTestItselfMakesIsNoDamage() {
    #expect(problem(conflict, actual: conflict + "more") == nil)
    #expect(problem(pointer, actual: pointer + "more") == nil)
  }
}
