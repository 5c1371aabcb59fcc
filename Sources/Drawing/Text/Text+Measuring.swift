package import Foundation

extension Text {
  /// Returns the size of the text at a maximum width, in points; without one, on one line.
  package func measured(width: CGFloat?) -> CGSize {
    let proposal = ProposedViewSize(width: width, height: nil)
    return TextLines(StyledText(self, in: EnvironmentValues()), in: proposal).size
  }
}

extension Font {
  /// The size in points, without the dynamic type size.
  package var pointSize: CGFloat { size }
}
