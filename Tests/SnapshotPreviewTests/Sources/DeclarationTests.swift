import Testing

@testable import SnapshotPreview

@Suite struct DeclarationTests {
  private func declaration(_ kind: String, _ name: String = "a") -> Declaration {
    Declaration(kind: kind, name: name, range: 0..<1)
  }

  @Test(arguments: ["struct", "class", "enum", "actor", "protocol"])
  func keywordsOfTypesDeclareTypes(kind: String) {
    #expect(declaration(kind).isType)
    #expect(declaration(kind).hasMembers == (kind != "protocol"))
  }

  @Test func extensionsHaveMembersButAreNotTypes() {
    #expect(declaration("extension").hasMembers && !declaration("extension").isType)
    #expect(!declaration("func").hasMembers && !declaration("func").isType)
  }

  @Test(arguments: ["body", "previews", "rawValue", "id", "animatableData"])
  func essentialPropertiesAreRequirements(name: String) {
    #expect(declaration("var", name).isEssential)
    #expect(!declaration("let", name).isEssential)
  }

  @Test(arguments: ["body", "path", "makeBody", "sizeThatFits", "placeSubviews"])
  func essentialFunctionsAreRequirements(name: String) {
    #expect(declaration("func", name).isEssential)
  }

  @Test func casesAndConditionsAreEssential() {
    #expect(declaration("case").isEssential && declaration("#if").isEssential)
    #expect(!declaration("var").isEssential && !declaration("func").isEssential)
    #expect(!declaration("struct", "body").isEssential)
  }

  @Test func aDeclarationStartsWithNoHeaderAndNoMembers() {
    #expect(declaration("let").header.isEmpty && declaration("let").members.isEmpty)
  }
}
