import Drawing

extension Collection {
  /// Returns a random element from the rendering's stream; `nil` if the collection is empty.
  public func randomElement() -> Element? {
    var generator = RenderRandomNumberGenerator()
    return randomElement(using: &generator)
  }
}

extension Sequence {
  /// Returns the elements in a random order from the rendering's stream.
  public func shuffled() -> [Element] {
    var generator = RenderRandomNumberGenerator()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Shuffles the elements with the rendering's stream.
  public mutating func shuffle() {
    var generator = RenderRandomNumberGenerator()
    shuffle(using: &generator)
  }
}
