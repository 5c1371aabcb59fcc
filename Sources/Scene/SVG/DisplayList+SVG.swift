extension DisplayList {
  /// Returns the picture as an SVG document: UTF-8, one element per line, attributes sorted, LF at
  /// the end.
  ///
  /// - Parameter text: The representation of text in registered fonts.
  package func svg(text: SVGText = .outlines) -> String {
    var resolver = SVGResolver(canvas: size)
    let tree = resolver.resolve(self)
    var writer = SVGWriter(text: text)
    writer.write(tree)
    return writer.document
  }
}
