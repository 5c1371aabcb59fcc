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
}
