extension DisplayList {
  /// Returns the picture as an SVG document: UTF-8, one element per line, attributes sorted, LF at
  /// the end.
  package func svg() -> String {
    var resolver = SVGResolver(canvas: size)
    let tree = resolver.resolve(self)
    var writer = SVGWriter()
    writer.write(tree)
    return writer.document
  }
}
