public import Drawing

/// The Christmas tree over a background of growing discs.
///
/// The rendering's seed determines the discs; its time determines the state of their animation.
nonisolated public struct ChristmasTreeScene: View {
  private let readerPlacement: GeometryReaderPlacement

  /// Creates a scene that fills the available space; see ``ChristmasTree``.
  public init(readerPlacement: GeometryReaderPlacement = .center) {
    self.readerPlacement = readerPlacement
  }

  /// The scene.
  public var body: some View {
    ZStack {
      BackgroundParticles()
      ChristmasTree(readerPlacement: readerPlacement)
    }
  }
}
