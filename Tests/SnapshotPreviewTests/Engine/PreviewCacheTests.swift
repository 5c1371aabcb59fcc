import Foundation
import SnapshotCore
import Testing

@testable import SnapshotPreview

@Suite struct PreviewCacheTests {
  private func root(_ variables: [String: String]) throws -> String {
    try PreviewCache(environment: RunEnvironment(variables: variables)).root
  }

  @Test func cacheFolderBelongsToTheUser() throws {
    #expect(try root(["XDG_CACHE_HOME": "/c/", "HOME": "/h"]) == "/c/snapshot-preview")
    #expect(try root(["XDG_CACHE_HOME": "c", "HOME": "/h"]) == "/h/.cache/snapshot-preview")
    #expect(try root(["HOME": "/h"]) == "/h/.cache/snapshot-preview")
  }

  @Test(arguments: [[:], ["HOME": ""], ["HOME": "h", "XDG_CACHE_HOME": "c"]])
  func missingCacheFolderNamesTheVariables(variables: [String: String]) {
    let error = #expect(throws: PreviewError.self) { try root(variables) }
    #expect(error?.description.contains("XDG_CACHE_HOME nor HOME") == true)
  }

  @Test func foldersAreCreated() throws {
    let folder = try PreviewFolder()
    let environment = RunEnvironment(variables: ["XDG_CACHE_HOME": folder.path])
    let path = try PreviewCache(environment: environment).folder("kind", "name")
    #expect(path == "\(folder.path)/snapshot-preview/kind/name" && FilePath.isDirectory(path))
  }

  @Test func theErrorExplainsTheVariables() {
    let error = #expect(throws: PreviewError.self) { try root([:]) }
    #expect(
      error?.description
        == "Neither XDG_CACHE_HOME nor HOME is an absolute path, so there is no cache folder. "
        + "Set one of them."
    )
  }
}
