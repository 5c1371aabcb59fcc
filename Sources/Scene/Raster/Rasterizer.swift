internal import CPixels
internal import Foundation

/// A painter that walks display list nodes once.
struct Rasterizer {
  /// A reason why nodes can't be drawn.
  enum Problem: Error {
    /// There isn't enough memory for a shape.
    case memory
    /// There isn't enough memory for a layer or a mask.
    case groupMemory
    /// There isn't enough stack, and the system can't create a thread with a larger one.
    case stack
    /// The layer of a filter is longer than `longestLayer`.
    case reach
  }

  let shape: ShapeStorage
  /// The transform from points to pixels.
  let scale: CGAffineTransform
  /// Whether layers have memory for all of their pixels instead of those that are drawn. The pixels
  /// are the same. Only tests set it, to compare them.
  var reservesAll = false

  /// Paints nodes onto a canvas, through a mask if there is one.
  func draw(
    _ nodes: [DisplayList.Node],
    on canvas: Canvas,
    through mask: Mask?
  ) throws(Problem) {
    for node in nodes {
      switch node {
      case .leaf(let leaf): try draw(leaf, on: canvas, through: mask)
      case .group(let group):
        let end: Void? = try StackSpace.ensureIfPossible { () throws(Problem) in
          try draw(group, on: canvas, through: mask)
        }
        if end == nil { throw .stack }
      }
    }
  }

  // MARK: - Leaves

  private func draw(
    _ leaf: DisplayList.Leaf,
    on canvas: Canvas,
    through mask: Mask?
  ) throws(Problem) {
    prepare(leaf, within: region(of: canvas, mask))
    guard canvas.allocate(cpixels_shape_bounds(shape.raw)) else { throw .groupMemory }
    let matrix = leaf.transform.concatenating(scale)
    let isDrawn = leaf.paint.withCPaint(matrix: matrix, blend: leaf.blend) { paint in
      withUnsafeMutablePointer(to: &canvas.raw) {
        cpixels_fill($0, shape.raw, leaf.outline.isEvenOdd ? 1 : 0, paint, mask?.raw) != 0
      }
    }
    guard isDrawn else { throw .memory }
  }

  /// Prepares the shape for painting or for becoming a mask.
  private func prepare(_ leaf: DisplayList.Leaf, within box: cpixels_box) {
    cpixels_shape_reset(shape.raw, box)
    guard !box.isEmpty else { return }
    var matrix = cpixels_matrix(leaf.transform.concatenating(scale))
    leaf.outline.path.withCPath { path in
      switch leaf.outline {
      case .fill:
        cpixels_shape_add_path(shape.raw, path, &matrix)
      case .stroke(_, let style):
        style.withCStyle { cpixels_shape_add_stroke(shape.raw, path, $0, &matrix) }
      }
    }
  }

  private func region(of canvas: Canvas, _ mask: Mask?) -> cpixels_box {
    guard let mask else { return canvas.box }
    return canvas.box.intersection(mask.box)
  }

  // MARK: - Groups

  private func draw(
    _ group: DisplayList.Group,
    on canvas: Canvas,
    through outer: Mask?
  ) throws(Problem) {
    var mask = outer
    if let clip = group.clip { mask = try makeMask(clip, on: canvas, through: mask) }
    if let nodes = group.mask { mask = try makeMask(nodes, on: canvas, through: mask) }
    guard needsLayer(group) else { return try draw(group.nodes, on: canvas, through: mask) }
    let region = region(of: canvas, mask)
    guard let layer = try layer(for: group, within: region) else { return }
    if group.blend.changesUnderClear, !layer.allocateAll() { throw .groupMemory }
    guard canvas.allocate(layer.extent.intersection(region)) else { throw .groupMemory }
    let opacity = UInt16(group.opacity * 65_535 + 0.5)
    let isDrawn = withUnsafeMutablePointer(to: &canvas.raw) {
      guard group.blend == .normal
      else { return cpixels_blend_layer($0, &layer.raw, opacity, group.blend.c, mask?.raw) != 0 }
      return cpixels_draw_layer($0, &layer.raw, opacity, mask?.raw) != 0
    }
    guard isDrawn else { throw .groupMemory }
  }

  /// Returns the group's own picture, within `visible`; `nil` if it is invisible.
  private func layer(
    for group: DisplayList.Group,
    within visible: cpixels_box
  ) throws(Problem) -> Canvas? {
    if let filter = group.filter { return try filtered(group.nodes, filter, within: visible) }
    let boxes = try pixelBoxes(of: group.nodes)
    let box = group.blend.changesUnderClear ? visible : visible.intersection(boxes.all)
    guard !box.isEmpty else { return nil }
    let layer = Canvas(box, likely: reservesAll ? box : boxes.unfiltered)
    try draw(group.nodes, on: layer, through: nil)
    return layer
  }

  /// Returns whether the group must be a layer. If the contents don't overlap, a mask can be
  /// applied to each of them instead.
  private func needsLayer(_ group: DisplayList.Group) -> Bool {
    guard group.isLayer else { return false }
    return group.opacity < 1 || group.blend != .normal || group.filter != nil
      || group.nodes.blendWithBackdrop || group.leavesOverlap(scale: scale)
  }

  private func makeMask(
    _ clip: DisplayList.Clip,
    on canvas: Canvas,
    through mask: Mask?
  ) throws(Problem) -> Mask {
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(clip.path, evenOdd: clip.evenOdd),
      paint: .solid(.black),
      transform: clip.transform
    )
    return try makeMask(of: leaf, on: canvas, through: mask)
  }

  private func makeMask(
    of leaf: DisplayList.Leaf,
    on canvas: Canvas,
    through mask: Mask?
  ) throws(Problem) -> Mask {
    prepare(leaf, within: region(of: canvas, mask))
    let evenOdd: Int32 = leaf.outline.isEvenOdd ? 1 : 0
    return try checked(cpixels_mask_of_shape(shape.raw, evenOdd, mask?.raw))
  }

  private func makeMask(
    _ nodes: [DisplayList.Node],
    on canvas: Canvas,
    through mask: Mask?
  ) throws(Problem) -> Mask {
    if nodes.count == 1, case .leaf(let leaf) = nodes[0], leaf.paint.isOpaque,
      leaf.blend == .normal
    {
      return try makeMask(of: leaf, on: canvas, through: mask)
    }
    let box = region(of: canvas, mask).intersection(try pixelBoxes(of: nodes).all)
    guard !box.isEmpty else {
      cpixels_shape_reset(shape.raw, box)
      return try checked(cpixels_mask_of_shape(shape.raw, 0, nil))
    }
    guard let layer = Canvas(box) else { throw .groupMemory }
    try draw(nodes, on: layer, through: nil)
    return try checked(cpixels_mask_of_canvas(&layer.raw, mask?.raw))
  }

  /// Returns the owner of a mask, which is `nil` if memory has run out.
  private func checked(_ raw: OpaquePointer?) throws(Problem) -> Mask {
    guard let mask = Mask(raw) else { throw .groupMemory }
    return mask
  }
}

extension DisplayList.Outline {
  fileprivate var isEvenOdd: Bool {
    guard case .fill(_, let evenOdd) = self else { return false }
    return evenOdd
  }
}
