public import Drawing

/// The Christmas tree over its background of swelling discs.
///
/// The seed of the rendering decides on the discs, and its time on how far they have come.
public struct ChristmasTreeScene: View {
  private let readerPlacement: GeometryReaderPlacement

  /// Creates a scene as large as the space it is given; see ``ChristmasTree``.
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
