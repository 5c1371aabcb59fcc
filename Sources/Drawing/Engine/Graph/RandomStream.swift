/// The random numbers of one view in one rendering.
///
/// The generator is SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number
/// Generators", 2014). Each view has its own stream, so that adding or removing a sibling doesn't
/// change the numbers of other views.
struct RandomStream {
  private var state: UInt64 = 0

  /// Creates a placeholder, whose numbers must not be used.
  @_transparent init() {}

  /// Creates a stream.
  ///
  /// - Parameters:
  ///   - seed: The seed of the rendering.
  ///   - viewHash: A hash of the view's position in the tree.
  ///   - draw: The number of changes to the state of the view and of the views around it.
  ///   - moment: The time of the action or of the timeline entry that requests numbers.
  ///   - ordinal: The number of earlier actions of the view at that time.
  @_transparent init(seed: UInt64, viewHash: UInt64, draw: Int, moment: Double, ordinal: Int) {
    state = seed
    state = next() ^ viewHash
    state = next() ^ UInt64(truncatingIfNeeded: draw)
    if moment != 0 { state = next() ^ moment.bitPattern }
    if ordinal != 0 { state = next() ^ UInt64(truncatingIfNeeded: ordinal) }
  }

  @_transparent mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
