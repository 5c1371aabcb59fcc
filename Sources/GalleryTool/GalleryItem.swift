import Drawing
import Foundation
import Gallery

/// A scene of the gallery with its captions.
struct GalleryItem {
  let name: String
  let title: String
  let caption: String
  /// The alternative text of the picture.
  let alternative: String
  /// The size in points; the picture has one pixel per point.
  let size: CGSize
  /// The time of the picture, in seconds.
  let time: Double
  /// The files that the page quotes and links to.
  let sources: SceneSources
  /// The animation, for animated scenes.
  let animation: AnimationTiming?
  private let view: AnyView

  private init<Scene: View>(
    _ name: String,
    title: String,
    caption: String,
    alternative: String,
    size: CGSize,
    time: Double = 0,
    sources: SceneSources,
    animation: AnimationTiming? = nil,
    view: Scene
  ) {
    self.name = name
    self.title = title
    self.caption = caption
    self.alternative = alternative
    self.size = size
    self.time = time
    self.sources = sources
    self.animation = animation
    self.view = AnyView(view)
  }

  /// Renders the scene as SVG, PNG and drawing commands.
  func files(transparent: Bool) throws -> [OutputFile] {
    try drawing {
      let renderer = renderer(at: time)
      let svg = try renderer.svg()
      let commands = try renderer.pathCommands()
      renderer.background = transparent ? nil : .white
      let png = try renderer.png()
      return [
        OutputFile(name: "\(name).svg", bytes: Data(svg.utf8)),
        OutputFile(name: "\(name).png", bytes: Data(png)),
        OutputFile(name: "\(name).txt", bytes: Data(commands.utf8)),
      ]
    }
  }

  /// Returns the dump of drawing commands.
  func commands() throws -> String {
    try drawing { try renderer(at: time).pathCommands() }
  }

  func renderer(at time: Double) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(size)
    renderer.time = time
    return renderer
  }

  /// Calls a function, and adds the title of the scene to its errors.
  func drawing<Result>(_ draw: () throws -> Result) throws -> Result {
    do {
      return try draw()
    } catch {
      throw OutputError.cannotDraw(title, reason: "\(error)")
    }
  }
}

extension GalleryItem {
  /// The scenes, in the order of the page.
  static var all: [GalleryItem] {
    let square = CGSize(width: 512, height: 512)
    return [
      GalleryItem(
        "tree",
        title: "Christmas tree",
        caption: """
          Stacks with negative spacing, masks, and a z-index for every tier, in front of 201 discs \
          that move on springs and are drawn as one group.
          """,
        alternative: """
          A green tree of three tiers with white garlands, a yellow star and a red pot, in front \
          of faint red discs.
          """,
        size: CGSize(width: 400, height: 800),
        sources: SceneSources(
          "ChristmasTree/ChristmasTree",
          tests: "ChristmasTree/ChristmasTreeSceneSnapshots",
          reference: "ChristmasTreeSceneSnapshots/scene_time=0.0.png",
          parts: ["ChristmasTree/ChristmasTreeScene", "ChristmasTree/BackgroundParticles"]
        ),
        animation: AnimationTiming(duration: 6, framesPerSecond: 8),
        view: ChristmasTreeScene()
      ),
      GalleryItem(
        "badge",
        title: "Badge",
        caption: "Eight symbols, each translucent on its own, so overlaps are darker.",
        alternative: "A pink and orange hexagon with a ring of eight blue mountains.",
        size: square,
        sources: SceneSources(
          "Badge/Badge",
          tests: "Badge/BadgeSnapshots",
          reference: "BadgeSnapshots/badge.png",
          parts: ["Badge/BadgeBackground", "Badge/BadgeSymbol"]
        ),
        view: Badge()
      ),
      GalleryItem(
        "fireworks",
        title: "Fireworks",
        caption: "Two hundred particles from one seed, 1.5 seconds after they were lit.",
        alternative: "A cloud of blue dots and a cloud of red dots, flying apart at night.",
        size: square,
        time: 1.5,
        sources: SceneSources(
          "Fireworks/Fireworks",
          tests: "Fireworks/FireworksSnapshots",
          reference: "FireworksSnapshots/fireworksAtNight.png",
          parts: ["Fireworks/Particles", "Fireworks/ParticleEffect"]
        ),
        animation: AnimationTiming(duration: 5, framesPerSecond: 10),
        view: Fireworks(seed: 2020, isAtNight: true)
      ),
      GalleryItem(
        "mandala",
        title: "Mandala",
        caption: "String art: 48 pins, and strings that advance by 31, 19 and 11 pins.",
        alternative: "Red, blue and green strings that weave a round pattern between 48 pins.",
        size: square,
        sources: SceneSources(
          "Mandala/Mandala",
          tests: "Mandala/MandalaSnapshots",
          reference: "MandalaSnapshots/stringsOverOneAnother.png",
          parts: ["Mandala/MandalaString", "Mandala/MandalaModel"]
        ),
        view: Mandala(
          pins: 48,
          strings: [
            MandalaString(31, .red), MandalaString(19, .blue), MandalaString(11, .green),
          ]
        )
      ),
      GalleryItem(
        "mask",
        title: "Mask",
        caption: "A rectangle as a mask, with an animated corner radius and animated corners.",
        alternative: "A picture of circles with two rounded corners.",
        size: square,
        sources: SceneSources(
          "CornerMask/CornerMask",
          tests: "CornerMask/CornerMaskSnapshots",
          reference: "CornerMaskSnapshots/mask_time=1.0.png",
          parts: ["CornerMask/RoundedCorners"]
        ),
        animation: AnimationTiming(duration: 4, framesPerSecond: 12),
        view: CornerMask()
      ),
    ]
  }
}
