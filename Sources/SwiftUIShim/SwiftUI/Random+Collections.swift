import Drawing

extension Collection {
  /// Returns one of the elements, drawn from the stream of the rendering; none of none.
  public func randomElement() -> Element? {
    var generator = RenderRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Sequence {
  /// Returns the elements in an order drawn from the stream of the rendering.
  public func shuffled() -> [Element] {
    var generator = RenderRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in an order drawn from the stream of the rendering.
  public mutating func shuffle() {
    var generator = RenderRandomNumberGenerator()
    shuffle(using: &generator)
  }
}
