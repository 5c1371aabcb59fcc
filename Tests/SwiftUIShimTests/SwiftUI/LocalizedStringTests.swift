import Foundation
import SwiftUI
import Testing

@Suite struct LocalizedStringTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LocalizedStringTests-\(UUID().uuidString).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("\"tea\" = \"thé\";".utf8)
      .write(to: folder.appendingPathComponent("Localizable.strings"))
    try Data("\"tea\" = \"Tee\";".utf8).write(to: folder.appendingPathComponent("Menu.strings"))
  }

  @Test func translationsComeFromTheBundle() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(url: folder))
    #expect(String(localized: "tea", bundle: bundle, comment: "a drink") == "thé")
    #expect(String(localized: "tea", table: "Menu", bundle: bundle) == "Tee")
    #expect(String(localized: "tea", defaultValue: "Tea", bundle: bundle) == "thé")
    #expect(String(localized: "milk", defaultValue: "Milk", bundle: bundle) == "Milk")
  }

  @Test func otherTextsStayAsTheyAre() {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(String(localized: "Not translated") == "Not translated")
    #expect(String(localized: "\(2) cups", comment: "a number") == "2 cups")
  }
}
