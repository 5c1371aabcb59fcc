import SnapshotCore
import Testing

@Suite struct SnapshotNameTests {
  private let badge = TestIdentity(module: "AppTests", suites: ["BadgeTests"], function: "badge()")

  @Test func aPlainTestIsItsFunction() {
    let name = SnapshotName(identity: badge, pathExtension: "png")
    #expect(name.path == "AppTests/BadgeTests/badge.png")
  }

  @Test func nestedSuitesAreJoined() {
    let identity = TestIdentity(module: "M", suites: ["Outer", "`two words`"], function: "t(a:b:)")
    #expect(SnapshotName(identity: identity).path.hasPrefix("M/Outer.two-words-"))
    #expect(SnapshotName(identity: identity).file == "t")
  }

  @Test func argumentsNameAndOrdinalFollowInOrder() {
    var identity = badge
    identity.arguments = [
      TestArgument(label: "size", text: "3"),
      TestArgument(label: "1", text: "dark red"),
    ]
    let name = SnapshotName(identity: identity, named: "hover", ordinal: 2, pathExtension: "svg")
    let hash = StableHash.digits(of: "dark red")
    #expect(name.file == "badge_size=3_1=dark-red-\(hash).hover.2.svg")
  }

  @Test func aDistinctionIsHashed() {
    var identity = badge
    identity.arguments = [TestArgument(label: "p", text: "P", distinction: "{\"x\":1}")]
    let one = SnapshotName(identity: identity).file
    identity.arguments[0].distinction = "{\"x\":2}"
    #expect(one != SnapshotName(identity: identity).file)
    #expect(one.hasPrefix("badge_p=P-"))
  }

  @Test(
    arguments: [
      ("`two words`()", "a/b", "dark red", nil),
      ("`two words`()", nil, "dark red", "{1}"),
      ("t()", "a/b", "dark red", "{1}"),
      ("t()", nil, "dark red", "{1}"),
      ("`two words`()", String(repeating: "long", count: 40), "x", nil),
    ] as [(String, String?, String, String?)]
  )
  func aNameHasOneHash(_ function: String, _ name: String?, _ text: String, _ distinction: String?)
  {
    var identity = badge
    identity.function = function
    identity.arguments = [TestArgument(label: "p", text: text, distinction: distinction)]
    let file = SnapshotName(identity: identity, named: name).file
    #expect(file.matches(of: /-[0-9a-f]{6}(?![0-9a-z])/).count == 1, "\(file)")
    #expect(file.contains(/-[0-9a-f]{6}$/), "\(file)")
    identity.arguments[0].text += "!"
    #expect(SnapshotName(identity: identity, named: name).file != file)
  }

  @Test func rawIdentifiersLoseBackticksAndKeepParentheses() {
    let identity = TestIdentity(module: "M", suites: ["S"], function: "`a (b)`()")
    #expect(identity.bareFunction == "a (b)")
  }

  @Test func everythingTooLongStillFits() {
    let long = String(repeating: "long", count: 200)
    let identity = TestIdentity(
      module: long,
      suites: [long, long],
      function: "\(long)()",
      arguments: (0..<50).map { TestArgument(label: "label\($0)", text: long) }
    )
    let name = SnapshotName(identity: identity, named: long, ordinal: 99_999, pathExtension: long)
    #expect(name.path.split(separator: "/").allSatisfy { $0.utf8.count <= 220 })
  }

  @Test(arguments: ["..", "../x", "/etc", "a/../../b"])
  func noNameLeavesTheFolder(name: String) {
    let identity = TestIdentity(module: name, suites: [name], function: name)
    let path = SnapshotName(identity: identity, named: name, pathExtension: name).path
    #expect(path.split(separator: "/").count == 3)
    #expect(FilePath.standardized("/root/\(path)") == "/root/\(path)")
  }

  @Test func codeWithoutATestIsNamedByItsFile() {
    let identity = TestIdentity(fileID: "AppTests/Badges.swift", function: "draw()")
    #expect(
      SnapshotName(identity: identity, pathExtension: "txt").path == "AppTests/Badges/draw.txt"
    )
  }
}
