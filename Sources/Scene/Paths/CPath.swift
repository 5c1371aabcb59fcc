internal import CPixels

extension Path {
  /// Calls a function with a C view of the path, without copying it.
  func withCPath<Result>(_ body: (UnsafePointer<cpixels_path>) -> Result) -> Result {
    verbs.withUnsafeBufferPointer { verbs in
      coordinates.withUnsafeBufferPointer { coordinates in
        var path = cpixels_path(
          verbs: verbs.baseAddress,
          verb_count: verbs.count,
          coordinates: coordinates.baseAddress
        )
        return body(&path)
      }
    }
  }
}

extension StrokeStyle {
  /// Calls a function with the style in C form.
  func withCStyle<Result>(_ body: (UnsafePointer<cpixels_stroke_style>) -> Result) -> Result {
    dash.map { Double($0) }.withUnsafeBufferPointer { dash in
      var style = cpixels_stroke_style(
        width: Double(lineWidth),
        cap: lineCap.rawValue,
        join: lineJoin.rawValue,
        miter_limit: Double(miterLimit),
        dash: dash.baseAddress,
        dash_count: dash.count,
        dash_phase: Double(dashPhase)
      )
      return body(&style)
    }
  }
}

extension cpixels_matrix {
  init(_ transform: CGAffineTransform) {
    self.init(
      a: Double(transform.a),
      b: Double(transform.b),
      c: Double(transform.c),
      d: Double(transform.d),
      tx: Double(transform.tx),
      ty: Double(transform.ty)
    )
  }
}
