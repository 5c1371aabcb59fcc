extension RenderPass {
  /// Returns a pass that draws an image, in the rendering that asks for the image if there is one.
  static func ofImage() -> RenderPass {
    RenderPass(
      graph: ViewGraph.current ?? ViewGraph(seed: 0),
      number: 1,
      transaction: nil,
      isShown: true,
      lead: 0,
      recordsPlacements: false,
      // An evaluation may be running.
      ownsStatus: true
    )
  }
}
