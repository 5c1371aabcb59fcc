public import Drawing

/// Ten balls on a line that rises to the left, clipped by a shape.
nonisolated public struct BallRow<Outline: Shape>: View {
  private let outline: Outline

  /// Creates a row clipped by a shape in its frame.
  public init(through outline: Outline) {
    self.outline = outline
  }

  /// The row.
  public var body: some View {
    GeometryReader { reader in
      let frame = reader.frame(in: .local)
      ForEach(1..<11) { number in
        Ball()
          .frame(height: 20)
          .position(
            x: frame.width * (1 - 0.1 * CGFloat(number)),
            y: frame.height * (1 - 0.05 * CGFloat(number))
          )
      }
    }
    .mask(outline)
  }
}
