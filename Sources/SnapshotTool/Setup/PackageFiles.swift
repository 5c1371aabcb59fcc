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
      gitFails: { files.gitFails() },
      targetsContainSnapshots: { files.targetsContainSnapshots() },
      sources: { SwiftSources.texts(below: files.root).map { Array($0.utf8) } }
    )
  }

  /// Returns the files that Git tracks, except links and executables; none without Git.
  func tracked() -> Set<String> {
    if FilePath.isInside(root, artifacts) { return [] }
    let list = GitFiles.command + ["ls-files", "--cached", "--stage", "-z"]
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

  /// Returns whether the package is in a repository that Git can't read: its owner is another user,
  /// it is damaged, or there is no Git.
  func gitFails() -> Bool {
    guard !FilePath.isInside(root, artifacts), GitFiles.isInRepository(root) else { return false }
    let words = GitFiles.command + ["ls-files", "--cached", "-z", "--", "Package.swift"]
    return (try? ChildProcess.run(words, in: root))?.status != 0
  }

  /// Whether a link in the package leads into `__Snapshots__` or to a folder that contains it, so
  /// that a target may contain references.
  private func hasLinkToSnapshots() -> Bool {
    let snapshots = FilePath.resolved("\(root)/__Snapshots__") ?? "\(root)/__Snapshots__"
    var folders = [root]
    while let folder = folders.popLast() {
      for name in FolderListing.names(in: folder) where !name.hasPrefix(".") {
        let path = "\(folder)/\(name)"
        var status = stat()
        guard lstat(path, &status) == 0 else { continue }
        switch status.st_mode & S_IFMT {
        case S_IFDIR where path != "\(root)/__Snapshots__": folders.append(path)
        case S_IFLNK:
          // A link whose target doesn't exist yet counts, too.
          let written = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? ""
          let named = FilePath.standardized(
            written.hasPrefix("/") ? written : "\(folder)/\(written)"
          )
          let target = FilePath.resolved(path) ?? named
          if target == snapshots || FilePath.isInside(target, snapshots)
            || FilePath.isInside(snapshots, target)
          {
            return true
          }
        default: break
        }
      }
    }
    return false
  }

  /// Returns whether a target contains `__Snapshots__`; `true` if that can't be determined.
  func targetsContainSnapshots() -> Bool {
    if FilePath.isInside(root, artifacts) { return true }
    let manifests = FolderListing.names(in: root).filter { name in
      name == "Package.swift" || (name.hasPrefix("Package@swift-") && name.hasSuffix(".swift"))
    }
    var isUnknown = false
    for name in manifests {
      guard case .bytes(let text) = PackageText.contents(at: "\(root)/\(name)")
      else { return true }
      switch ManifestPaths.target(containing: "__Snapshots__", in: text) {
      case .inside: return true
      case .outside: break
      case .unknown: isUnknown = true
      }
    }
    return hasLinkToSnapshots() || isUnknown && askPackageManager()
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
