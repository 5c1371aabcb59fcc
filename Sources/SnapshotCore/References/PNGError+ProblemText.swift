#if Pictures
internal import Pixels

extension PNGError {
  /// The problem and its reason without the decoder's advice, which is about any PNG file. Messages
  /// about references give commands instead.
  var problemText: String {
    let text = description
    let advice = PNGError.advice.first { text.hasSuffix($0) }
    return String(text.dropLast(advice?.count ?? 0))
  }

  private static let advice = [
    " Restore it from version control, or record it again.",
    " Replace it with a PNG, or record it again.",
  ]
}
#endif
