import Testing

@testable import SnapshotPreview

@Suite struct PictureNamesTests {
  @Test func namesAreSafeAndDiffer() {
    var names = PictureNames()
    #expect(names.name(file: "Badge.swift", name: nil) == "Badge")
    #expect(names.name(file: "Badge.swift", name: "Large / €") == "Badge-Large_")
    #expect(names.name(file: "badge.swift", name: nil) == "badge-2")
    #expect(names.name(file: "../..", name: "") == "_-")
  }

  @Test func fileNamesHoldSchemeAndTime() {
    #expect(PictureNames.file("A", scheme: "light", time: 0, isOnlyTime: true) == "A.png")
    #expect(
      PictureNames.file("A", scheme: "dark", time: 0.5, isOnlyTime: false) == "A@0.5s.dark.png"
    )
  }

  @Test func onlySafeCharactersAreKept() {
    var names = PictureNames()
    let ascii = String(decoding: (32..<127).map { UInt8($0) }, as: UTF8.self)
    #expect(
      names.name(file: ascii, name: nil)
        == "_-_0123456789_=_ABCDEFGHIJKLMNOPQRSTUVWXYZ__abcdefghijklmnopqrstuvwxyz_"
    )
    #expect(names.name(file: "a//é/b", name: nil) == "a_b")
    #expect(names.name(file: "", name: nil) == "preview")
  }

  @Test func aNameHasAtMost100Bytes() {
    for count in [99, 100, 101, 150] {
      var names = PictureNames()
      let name = String(repeating: "x", count: count)
      #expect(names.name(file: name, name: nil).count == min(count, 100))
    }
  }

  @Test func everyRepetitionHasItsNumber() {
    var names = PictureNames()
    let found = (1...4).map { _ in names.name(file: "A.swift", name: "b") }
    #expect(found == ["A-b", "A-b-2", "A-b-3", "A-b-4"])
  }

  @Test(arguments: [
    ("light", 1.5, true, "A.png"), ("dark", 1.5, true, "A.dark.png"),
    ("light", 1.5, false, "A@1.5s.png"),
  ])
  func theTimeIsNamedIfThereAreSeveral(scheme: String, time: Double, isOnly: Bool, name: String) {
    #expect(PictureNames.file("A", scheme: scheme, time: time, isOnlyTime: isOnly) == name)
  }
}
