extension Path {
  /// Returns the region inside both paths.
  ///
  /// As in all operations on regions, open subpaths count as closed, curves become straight lines
  /// that deviate by at most 1/400 of a point (and 1/40,000 of the largest coordinate), and the
  /// result is the same with both fill rules.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - eoFill: Whether the even-odd rule determines the inside of both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns the region inside at least one of the paths.
  ///
  /// ```swift
  /// let keyhole = Path(ellipseIn: head).union(Path(shaft))
  /// ```
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the region inside this path and outside another one.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the region inside exactly one of the paths.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the region inside the path, with an outline that doesn't cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { inside, _ in inside }
  }

  /// Returns the parts of this path's line that are inside another path; cut subpaths are open.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    line(where: { $0 }, in: other, eoFill: eoFill)
  }

  /// Returns the parts of this path's line that are outside another path; cut subpaths are open.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    line(where: { !$0 }, in: other, eoFill: eoFill)
  }

  private func combined(
    with other: Path,
    eoFill: Bool,
    keeps: (_ inside: Bool, _ insideOther: Bool) -> Bool
  ) -> Path {
    guard let grid = OutlineGrid(of: self, other) else { return Path() }
    let edges = grid.edges(of: self, owner: 0) + grid.edges(of: other, owner: 1)
    let region = OutlineRegion(OutlineEdges.split(edges))
    return grid.path(of: region.boundary(eoFill: eoFill, where: keeps))
  }

  private func line(where keeps: (_ isInside: Bool) -> Bool, in other: Path, eoFill: Bool) -> Path {
    guard let grid = OutlineGrid(of: self, other) else { return Path() }
    let edges = grid.edges(of: self, owner: 0, closesAll: false) + grid.edges(of: other, owner: 1)
    let pieces = OutlineEdges.split(edges)
    let region = OutlineRegion(pieces.filter { $0.owner == 1 })
    return grid.path(
      along: pieces.filter { $0.owner == 0 },
      keeping: { keeps(region.contains(middleOf: $0, eoFill: eoFill)) }
    )
  }
}
