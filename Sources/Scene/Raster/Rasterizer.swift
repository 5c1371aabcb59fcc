internal import CPixels
internal import Foundation

/// A painter that walks display list nodes once. Its drawing functions return false if memory runs
/// out, for pixels or for the stack of another thread.
struct Rasterizer {
  let shape: ShapeStorage
  /// The transform from points to pixels.
  let scale: CGAffineTransform
  /// Whether layers have memory for all of their pixels instead of those that are drawn. The pixels
  /// are the same. Only tests set it, to compare them.
  var reservesAll = false

  /// Paints nodes onto a canvas, through a mask if there is one.
  func draw(_ nodes: [DisplayList.Node], on canvas: Canvas, through mask: Mask?) -> Bool {
    nodes.allSatisfy { node in
      switch node {
      case .leaf(let leaf): draw(leaf, on: canvas, through: mask)
      case .group(let group):
        StackSpace.ensureIfPossible { draw(group, on: canvas, through: mask) } ?? false
      }
    }
  }

  // MARK: - Leaves

  private func draw(_ leaf: DisplayList.Leaf, on canvas: Canvas, through mask: Mask?) -> Bool {
    prepare(leaf, within: region(of: canvas, mask))
    guard canvas.allocate(cpixels_shape_bounds(shape.raw)) else { return false }
    let matrix = leaf.transform.concatenating(scale)
    return leaf.paint.withCPaint(matrix: matrix, blend: leaf.blend) { paint in
      withUnsafeMutablePointer(to: &canvas.raw) {
        cpixels_fill($0, shape.raw, leaf.outline.isEvenOdd ? 1 : 0, paint, mask?.raw) != 0
      }
    }
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

  private func draw(_ group: DisplayList.Group, on canvas: Canvas, through outer: Mask?) -> Bool {
    var mask = outer
    if let clip = group.clip {
      guard let made = makeMask(clip, on: canvas, through: mask) else { return false }
      mask = made
    }
    if let nodes = group.mask {
      guard let made = makeMask(nodes, on: canvas, through: mask) else { return false }
      mask = made
    }
    guard needsLayer(group) else { return draw(group.nodes, on: canvas, through: mask) }
    let region = region(of: canvas, mask)
    switch layer(for: group, within: region) {
    case .outOfMemory: return false
    case .nothing: return true
    case .canvas(let layer):
      if group.blend.changesUnderClear, !layer.allocateAll() { return false }
      guard canvas.allocate(layer.extent.intersection(region)) else { return false }
      let opacity = UInt16(group.opacity * 65_535 + 0.5)
      return withUnsafeMutablePointer(to: &canvas.raw) {
        guard group.blend == .normal
        else { return cpixels_blend_layer($0, &layer.raw, opacity, group.blend.c, mask?.raw) != 0 }
        return cpixels_draw_layer($0, &layer.raw, opacity, mask?.raw) != 0
      }
    }
  }

  /// The rendered picture of a group.
  enum Layer {
    case canvas(Canvas)
    /// The group is invisible.
    case nothing
    case outOfMemory
  }

  /// Renders the group's own picture, within `visible`.
  private func layer(for group: DisplayList.Group, within visible: cpixels_box) -> Layer {
    if let filter = group.filter { return filtered(group.nodes, filter, within: visible) }
    guard let boxes = pixelBoxes(of: group.nodes) else { return .outOfMemory }
    let box = group.blend.changesUnderClear ? visible : visible.intersection(boxes.all)
    guard !box.isEmpty else { return .nothing }
    let layer = Canvas(box, likely: reservesAll ? box : boxes.unfiltered)
    return draw(group.nodes, on: layer, through: nil) ? .canvas(layer) : .outOfMemory
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
  ) -> Mask? {
    let leaf = DisplayList.Leaf(
      name: "",
      outline: .fill(clip.path, evenOdd: clip.evenOdd),
      paint: .solid(.black),
      transform: clip.transform
    )
    return makeMask(of: leaf, on: canvas, through: mask)
  }

  private func makeMask(of leaf: DisplayList.Leaf, on canvas: Canvas, through mask: Mask?) -> Mask?
  {
    prepare(leaf, within: region(of: canvas, mask))
    return Mask(cpixels_mask_of_shape(shape.raw, leaf.outline.isEvenOdd ? 1 : 0, mask?.raw))
  }

  private func makeMask(
    _ nodes: [DisplayList.Node],
    on canvas: Canvas,
    through mask: Mask?
  ) -> Mask? {
    if nodes.count == 1, case .leaf(let leaf) = nodes[0], leaf.paint.isOpaque,
      leaf.blend == .normal
    {
      return makeMask(of: leaf, on: canvas, through: mask)
    }
    guard let boxes = pixelBoxes(of: nodes) else { return nil }
    let box = region(of: canvas, mask).intersection(boxes.all)
    guard !box.isEmpty else {
      cpixels_shape_reset(shape.raw, box)
      return Mask(cpixels_mask_of_shape(shape.raw, 0, nil))
    }
    guard let layer = Canvas(box), draw(nodes, on: layer, through: nil) else { return nil }
    return Mask(cpixels_mask_of_canvas(&layer.raw, mask?.raw))
  }
}

extension DisplayList.Outline {
  fileprivate var isEvenOdd: Bool {
    guard case .fill(_, let evenOdd) = self else { return false }
    return evenOdd
  }
}
