internal import Foundation
internal import SnapshotCore
internal import SnapshotReview

/// The files of a package: those that Git tracks, and those that its targets contain.
struct PackageFiles {
  var root: String
  /// The folder of results. A package inside it is untrusted, so no command runs there.
  var artifacts: String

  /// Returns the rules for the files that `accept` may write.
  ///
  /// - Parameter named: The arguments of the user.
  func acceptRules(named: [String]) -> AcceptRules {
    let files = self
    let names = named.map { $0.utf8.starts(with: "./".utf8) ? String($0.dropFirst(2)) : $0 }
    return AcceptRules(
      named: Set(names),
      tracked: { files.tracked() },
      targetsContainSnapshots: { files.targetsContainSnapshots() },
      sources: { SwiftSources.texts(below: files.root).map { Array($0.utf8) } }
    )
  }

  /// Returns the files that Git tracks, except links and executables; none without Git.
  func tracked() -> Set<String> {
    if FilePath.isInside(root, artifacts) { return [] }
    // In a Git hook, these variables may select another repository.
    let words = ["env", "-u", "GIT_DIR", "-u", "GIT_INDEX_FILE", "-u", "GIT_WORK_TREE"]
    let list = words + ["git", "ls-files", "--cached", "--stage", "-z"]
    guard let answer = try? ChildProcess.run(list, in: root), answer.status == 0 else { return [] }
    let lines = answer.output.utf8.split(separator: 0)
    return Set(
      lines.compactMap { line in
        guard line.starts(with: "100644 ".utf8), let tab = line.firstIndex(of: 9) else {
          return nil
        }
        return String(line[line.index(after: tab)...])
      }
    )
  }

  /// Returns whether a target contains `__Snapshots__`; `true` if that can't be determined.
  func targetsContainSnapshots() -> Bool {
    if FilePath.isInside(root, artifacts) { return true }
    let manifests = FolderListing.names(in: root).filter { name in
      name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }
    var isUnknown = false
    for name in manifests {
      guard case .bytes(let text) = ReferenceReader(limit: 16 << 20).contents(at: "\(root)/\(name)")
      else { return true }
      switch ManifestPaths.target(containing: "__Snapshots__", in: text) {
      case .inside: return true
      case .outside: break
      case .unknown: isUnknown = true
      }
    }
    return isUnknown && askPackageManager()
  }

  /// The part of the output of `swift package dump-package` with the paths of targets.
  private struct Description: Decodable {
    var targets: [Target]

    struct Target: Decodable {
      var path: String?
    }
  }

  private func askPackageManager() -> Bool {
    let words = ["swift", "package", "dump-package"]
    guard let answer = try? ChildProcess.run(words, in: root), answer.status == 0,
      let found = try? JSONDecoder().decode(Description.self, from: Data(answer.output.utf8))
    else { return true }
    return found.targets.compactMap(\.path).contains {
      ManifestPaths.contains("__Snapshots__", path: $0)
    }
  }
}
