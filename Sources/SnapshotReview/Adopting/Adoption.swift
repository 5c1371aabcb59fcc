internal import Foundation
internal import SnapshotCore

/// A search for references in swift-snapshot-testing's layout and their paths in this library's.
///
/// The results of a run contain both paths of every assertion. A reference is moved only if exactly
/// one snapshot used it.
package struct Adoption: Sendable {
  /// The package root.
  package var root: String
  package var results: Results

  package init(root: String, results: Results) {
    self.root = root
    self.results = results
  }

  /// The files to move, and the files that stay, with the reasons.
  package struct Plan: Codable, Hashable, Sendable {
    package var moves: [Move] = []
    package var left: [UnmovedReference] = []

    package init(moves: [Move] = [], left: [UnmovedReference] = []) {
      self.moves = moves
      self.left = left
    }
  }

  /// The move of a reference; both paths are relative to the package root.
  package struct Move: Codable, Hashable, Sendable {
    package var from: String
    package var to: String

    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// A reference that isn't moved.
  package struct UnmovedReference: Codable, Hashable, Sendable {
    package var path: String
    package var reason: String

    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// Returns the plan, in the order of the paths.
  package func plan() -> Plan {
    var users: [String: [String]] = [:]
    for entry in results.entries {
      if let former = entry.former { users[former, default: []].append(entry.id) }
    }
    var plan = Plan()
    for path in formerReferences() {
      switch destination(of: path, users: users[path] ?? []) {
      case .success(let to): plan.moves.append(Move(from: path, to: to))
      case .failure(let refusal):
        plan.left.append(UnmovedReference(path: path, reason: refusal.description))
      }
    }
    return plan
  }

  private func destination(of path: String, users: [String]) -> Result<String, Refusal> {
    guard let to = users.first else { return .failure(.unused) }
    guard users.count == 1 else { return .failure(.shared(users)) }
    // Results may come from elsewhere, so they can't name a file that a build uses.
    guard let new = RelativePath(to), new.parts.count > 2,
      new.parts[0] == "__Snapshots__" || !BuildInput.contains(new)
    else { return .failure(.elsewhere(to)) }
    let folder = LinkFreeFolder(root)
    guard let old = RelativePath(path),
      case .bytes(let bytes) = folder.contents(at: old, limit: .max)
    else { return .failure(.unreadable) }
    switch folder.contents(at: new, limit: .max) {
    case .absent: return .success(to)
    case .bytes(let existing) where existing == bytes: return .success(to)
    case .bytes, .problem: return .failure(.exists(to))
    }
  }

  // MARK: - Files

  /// Returns the files in folders that are named after a source file, in a folder `__Snapshots__`
  /// beside it.
  private func formerReferences() -> [String] {
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let names = names(in: folder)
      for name in names where isFolder(folder + name) {
        if name == "__Snapshots__" {
          for source in self.names(in: "\(folder)\(name)/")
          where names.contains("\(source).swift") {
            let files = self.names(in: "\(folder)\(name)/\(source)/")
            found += files.map { "\(folder)\(name)/\(source)/\($0)" }.filter { !isFolder($0) }
          }
        } else {
          folders.append("\(folder)\(name)/")
        }
      }
    }
    return found.sorted()
  }

  private func names(in folder: String) -> [String] {
    FolderListing.names(in: "\(root)/\(folder)").filter { !$0.hasPrefix(".") }
  }

  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat("\(root)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

extension Adoption {
  /// The reason that a reference isn't moved.
  private enum Refusal: Error, CustomStringConvertible {
    case unused
    case shared([String])
    case elsewhere(String)
    case unreadable
    case exists(String)

    var description: String {
      switch self {
      case .unused: "no assertion of the last run used this name"
      case .shared(let users):
        "\(users.count) snapshots used this name: \(users.prefix(3).joined(separator: ", "))"
          + (users.count > 3 ? ", …" : "") + "; record them again"
      case .elsewhere(let path): "its new path, \(path), isn't a reference of this package"
      case .unreadable: "it isn't a regular file"
      case .exists(let path): "\(path) exists and differs; compare both, then remove one"
      }
    }
  }
}
