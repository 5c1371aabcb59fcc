import Testing

@testable import Snapshot

/// The place of a call.
@Suite struct CallSiteTests {
  private func site(_ fileID: StaticString, line: UInt = 12, column: UInt = 5) -> CallSite {
    CallSite(fileID, "/p/Tests/Badge.swift", line, column, in: "f()")
  }

  @Test func locationsHaveAPathALineAndAColumn() {
    var site = site("BadgeTests/Sub/Badge.swift")
    #expect(site.fileID == "BadgeTests/Sub/Badge.swift" && site.module == "BadgeTests")
    #expect(site.filePath == "/p/Tests/Badge.swift" && site.function == "f()")
    #expect(site.line == 12 && site.column == 5 && site.part == 0)
    #expect(site.shortLocation == "Badge.swift:12:5")
    site.beginPart()
    #expect(site.part == 1 && site.shortLocation == "Badge.swift:12:5, strategy 1")
    site.beginPart()
    #expect(site.shortLocation == "Badge.swift:12:5, strategy 2")
    #expect(self.site("Badge.swift").shortLocation == "Badge.swift:12:5")
    #expect(self.site("Badge.swift").module == "Badge.swift")
  }

  @Test func placesAreDistinguished() {
    let one = site("A/B.swift")
    #expect(one.code == one.code)
    #expect(one.code != site("A/B.swift", line: 13).code)
    #expect(one.code != site("A/B.swift", column: 6).code)
    #expect(one.code != site("A/C.swift").code)
    var part = one
    part.beginPart()
    #expect(part.code != one.code)
    #expect(part.began >= one.began)
  }

  @Test func largeNumbersAreLimited() {
    #expect(site("A/B.swift", line: .max).line == .max)
    #expect(site("A/B.swift", column: .max).column == .max)
  }

  @Test func durationsAreLimitedToAYear() {
    #expect(Duration(bounded: 1.5) == .milliseconds(1_500))
    #expect(Duration(bounded: 0) == .zero && Duration(bounded: -1) == .zero)
    #expect(Duration(bounded: .nan) == .zero)
    #expect(Duration(bounded: 31_536_000) == .seconds(31_536_000))
    #expect(Duration(bounded: 31_536_001) == .seconds(31_536_000))
    #expect(Duration(bounded: .infinity) == .seconds(31_536_000))
  }
}
