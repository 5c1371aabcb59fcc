import SnapshotCore
import Testing

@Suite struct TextBytesTests {
  @Test func textsAreComparedAsBytes() {
    #expect(TextBytes.areSame("é", "é"))
    #expect(!TextBytes.areSame("\u{E9}", "e\u{301}"))
    #expect(!TextBytes.areSame("a", "ab"))
    #expect(!TextBytes.areSame("ab", "ac"))
    #expect(TextBytes.areSame("", ""))
    #expect(TextBytes.areSame(nil, nil))
    #expect(!TextBytes.areSame(nil, ""))
    #expect(!TextBytes.areSame("", nil))
  }

  @Test func prefixesAreComparedAsBytes() {
    #expect(TextBytes.starts("abc", with: "ab"))
    #expect(TextBytes.starts("ab", with: "ab"))
    #expect(!TextBytes.starts("a", with: "ab"))
    #expect(!TextBytes.starts("abc", with: "ac"))
    #expect(TextBytes.starts("abc", with: ""))
    #expect(TextBytes.starts("", with: ""))
    #expect(TextBytes.starts("e\u{301}", with: "e"))
  }

  @Test func setsContainBytes() {
    let set = TextBytes.Set(Array("abc".utf8))
    #expect(TextBytes.areAll(of: "abcba", in: set))
    #expect(!TextBytes.areAll(of: "abd", in: set))
    #expect(TextBytes.areAll(of: "", in: set))
    #expect(TextBytes.areNone(of: "xyz", in: set))
    #expect(!TextBytes.areNone(of: "xya", in: set))
    #expect(!TextBytes.areNone(of: "x\0a", in: TextBytes.Set([1])))
  }

  @Test func theFirstAndTheLastIndexOfACharacter() {
    let text = "a.b.c"
    #expect(TextBytes.firstIndex(of: ".", in: text) == text.firstIndex(of: "."))
    #expect(TextBytes.lastIndex(of: ".", in: text) == text.lastIndex(of: "."))
    #expect(TextBytes.firstIndex(of: "x", in: text) == nil)
    #expect(TextBytes.lastIndex(of: "x", in: text) == nil)
  }

  @Test func pathsHaveFoldersNamesAndExtensions() {
    #expect(FilePath.directory(of: "a") == ".")
    #expect(FilePath.directory(of: "/a") == "/")
    #expect(FilePath.directory(of: "/a/b") == "/a")
    #expect(FilePath.name(of: "/") == "/")
    #expect(FilePath.name(of: "a/b.txt") == "b.txt")
    #expect(FilePath.pathExtension(of: "a.b/c") == "")
    #expect(FilePath.pathExtension(of: "c.tar.gz") == "gz")
    #expect(FilePath.pathExtension(of: ".gitignore") == "")
    #expect(!FilePath.isAbsolute("a/b"))
    #expect(!FilePath.isAbsolute(""))
    #expect(FilePath.isInside("/a", "/"))
    #expect(!FilePath.isInside("/ab", "/a"))
  }
}
