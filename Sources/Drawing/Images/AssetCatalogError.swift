/// An error that occurs while an asset catalogue is read.
public enum AssetCatalogError: Error, Hashable, Sendable {
  /// There is no folder at the path.
  case noFolder(path: String)
  /// A `Contents.json` isn't in the format that catalogues use.
  case malformed(path: String, reason: String)
  /// A picture can't be read.
  case unreadablePicture(path: String, reason: String)
}

extension AssetCatalogError: CustomStringConvertible {
  /// The problem, its file, and the fix.
  public var description: String {
    switch self {
    case .noFolder(let path):
      "There is no asset catalogue at \(path). Pass the folder whose name ends in .xcassets."
    case .malformed(let path, let reason):
      "\(path) can't be read as part of an asset catalogue: \(reason). Correct it in Xcode."
    case .unreadablePicture(let path, let reason):
      "The picture \(path) can't be read: \(reason). Replace it with a PNG file."
    }
  }
}
