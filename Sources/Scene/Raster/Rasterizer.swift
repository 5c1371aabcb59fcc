internal import CPixels
internal import Foundation

/// A painter that walks display list nodes once. Its drawing functions return false if memory runs
/// out.
struct Rasterizer {
  let shape: ShapeStorage
  /// The transform from points to pixels.
  let scale: CGAffineTransform

  /// Paints nodes onto a canvas, through a mask if there is one.
  func draw(_ nodes: [DisplayList.Node], on canvas: Canvas, through mask: Mask?) -> Bool {
    nodes.allSatisfy { node in
      switch node {
      case .leaf(let leaf): draw(leaf, on: canvas, through: mask)
      case .group(let group): StackSpace.ensure { draw(group, on: canvas, through: mask) }
      }
    }
  }

  // MARK: - Leaves

  private func draw(_ leaf: DisplayList.Leaf, on canvas: Canvas, through mask: Mask?) -> Bool {
    prepare(leaf, within: region(of: canvas, mask))
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
    switch layer(for: group, within: region(of: canvas, mask)) {
    case .outOfMemory: return false
    case .nothing: return true
    case .canvas(let layer):
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
    let changesAll = group.blend.changesUnderClear
    let box = changesAll ? visible : visible.intersection(pixelBox(of: group.nodes))
    guard !box.isEmpty else { return .nothing }
    guard let layer = Canvas(box), draw(group.nodes, on: layer, through: nil)
    else { return .outOfMemory }
    return .canvas(layer)
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
    let box = region(of: canvas, mask).intersection(pixelBox(of: nodes))
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
