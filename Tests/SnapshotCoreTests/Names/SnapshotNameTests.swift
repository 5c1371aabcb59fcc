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

  private func text(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test func partsHaveTheirLimits() {
    let file = { (identity: TestIdentity, name: String?, pathExtension: String?) in
      SnapshotName(identity: identity, named: name, pathExtension: pathExtension)
    }
    var identity = TestIdentity(module: text(100), suites: [text(160)], function: text(100))
    #expect(
      file(identity, nil, text(32)).path == "\(text(100))/\(text(160))/\(text(100)).\(text(32))"
    )
    #expect(file(identity, text(59), nil).file == "\(text(100)).\(text(59))")
    let long = file(identity, text(60), nil).file
    #expect(long.utf8.count <= 160 && long.contains(/-[0-9a-f]{6}$/))
    #expect(file(identity, nil, text(33)).pathExtension.utf8.count == 32)
    #expect(file(identity, nil, text(33)).pathExtension != text(32))
    identity.suites = [text(161)]
    #expect(file(identity, nil, nil).suite.utf8.count == 160)
    #expect(file(identity, nil, "").file == text(100))
    identity.module = text(101)
    #expect(file(identity, nil, nil).module.utf8.count == 100)
  }

  @Test func argumentsHaveTheirLimits() {
    let file = { (label: String, text: String) in
      var identity = self.badge
      identity.arguments = [TestArgument(label: label, text: text)]
      return SnapshotName(identity: identity).file
    }
    #expect(file(text(40), text(60)) == "badge_\(text(40))=\(text(60))")
    #expect(file(text(40), text(61)).hasPrefix("badge_\(text(40))=\(text(53))-"))
    #expect(file(text(41), "b").hasPrefix("badge_\(text(33))-"))
  }

  @Test func valuesThatLookLikeLabelsGetAHash() {
    let file = { (values: [(String, String)]) in
      var identity = self.badge
      identity.arguments = values.map { TestArgument(label: $0.0, text: $0.1) }
      return SnapshotName(identity: identity).file
    }
    let hash = StableHash.digits(of: "x_b=y")
    #expect(file([("a", "x_b=y"), ("b", "z")]) == "badge_a=x_b=y-\(hash)_b=z")
    #expect(file([("a", "x"), ("b", "y_b=z")]) == "badge_a=x_b=y_b=z")
    #expect(file([("a", "x_c=y"), ("b", "z")]) == "badge_a=x_c=y_b=z")
    #expect(file([("a", "x_a=y"), ("b", "z")]) == "badge_a=x_a=y_b=z")
  }

  @Test func distinctionsAreHashed() {
    let file = { (text: String, distinction: String?) in
      var identity = self.badge
      identity.arguments = [TestArgument(label: "p", text: text, distinction: distinction)]
      return SnapshotName(identity: identity).file
    }
    #expect(file("P", "d") == "badge_p=P-\(StableHash.digits(of: "d"))")
    #expect(file("a b", "a b") == "badge_p=a-b-\(StableHash.digits(of: "a b"))")
    let long = "\(text(70)) b"
    #expect(file(long, "d") == "badge_p=\(text(53))-\(StableHash.digits(of: "\(long)\0d"))")
    #expect(file("a b", "d") == "badge_p=a-b-\(StableHash.digits(of: "a b\0d"))")
  }

  @Test func ordinalsFollowTheStem() {
    let name = SnapshotName(identity: badge, named: "x", ordinal: 2, pathExtension: "txt")
    #expect(name.stem == "badge.x" && name.stemWithOrdinal == "badge.x.2" && name.ordinal == 2)
    #expect(name.file == "badge.x.2.txt" && name.folder == "AppTests/BadgeTests")
    #expect(name.with(ordinal: 2) == name && name.with(ordinal: 1).file == "badge.x.txt")
    #expect(name.with(ordinal: 3).path == "AppTests/BadgeTests/badge.x.3.txt")
    #expect(SnapshotName(identity: badge).file == "badge")
    #expect(SnapshotName(identity: badge).ordinal == 1)
  }

  @Test(arguments: [
    ("a()", "a"), ("a(b:c:)", "a"), ("`a b`()", "a b"), ("`a`", "a"), ("`a", "`a"), ("a", "a"),
    ("(a)", "(a)"), ("``()", ""),
  ])
  func parametersOfFunctionsAreRemoved(_ function: String, _ bare: String) {
    let identity = TestIdentity(module: "M", suites: ["S"], function: function)
    #expect(identity.bareFunction == bare)
  }

  @Test func identitiesAreDerivedFromFiles() {
    let identity = TestIdentity(fileID: "", function: "f()")
    #expect(identity.module == "Tests" && identity.suites == ["Tests"] && identity.arguments == [])
    let one = TestIdentity(fileID: "A.swift", function: "f()")
    #expect(one.module == "A.swift" && one.suites == ["A"])
    let deep = TestIdentity(fileID: "M/x/B.y.swift", function: "f()")
    #expect(deep.module == "M" && deep.suites == ["B.y"])
    #expect(TestIdentity.baseName(ofFile: "a/.hidden") == ".hidden")
    #expect(TestIdentity.baseName(ofFile: "a/b") == "b")
    let nested = TestIdentity(module: "M", suites: ["A", "`b c`", "D()"], function: "f")
    #expect(nested.bareSuite == "A.b c.D")
  }

  @Test func argumentsAreComparedByAllTheirParts() {
    let argument = TestArgument(label: "a", text: "b", distinction: "c", value: "d")
    let others = [
      TestArgument(label: "x", text: "b", distinction: "c", value: "d"),
      TestArgument(label: "a", text: "x", distinction: "c", value: "d"),
      TestArgument(label: "a", text: "b", distinction: nil, value: "d"),
      TestArgument(label: "a", text: "b", distinction: "c", value: "x"),
      TestArgument(label: "a", text: "b", distinction: "c"),
    ]
    #expect(argument == argument && others[4].value == "")
    for other in others { #expect(argument != other) }
    #expect(
      TestArgument(label: "a", text: "\u{E9}") != TestArgument(label: "a", text: "e\u{301}")
    )
  }
}
