/// An error of writing the gallery.
enum OutputError: Error, CustomStringConvertible {
  case notAFolder(String)
  case cannotCreate(String, reason: String)
  case cannotWrite(String, reason: String)
  case cannotDraw(String, reason: String)

  var description: String {
    switch self {
    case .notAFolder(let path):
      """
      can't write to \(path): it is a file, not a folder.
      Remove it, or choose another folder with --output DIR.
      """
    case .cannotCreate(let path, let reason):
      """
      can't create the folder \(path): \(reason).
      Choose a folder that you may write to with --output DIR.
      """
    case .cannotWrite(let path, let reason):
      """
      can't write \(path): \(reason).
      Check the disk space and the folder's permissions, or choose another with --output DIR.
      """
    case .cannotDraw(let title, let reason):
      """
      can't draw \(title): \(reason).
      This is a bug in the gallery; please report it with this message.
      """
    }
  }
}
