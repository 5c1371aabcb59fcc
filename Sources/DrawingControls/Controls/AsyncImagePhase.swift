/// How far the coming of a picture is.
public enum AsyncImagePhase: Sendable {
  /// It has not come; it never does here.
  case empty
  /// It is there.
  case success(Image)
  /// It can't come.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it can't come.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
