extension AngularPaint {
  /// A sector of one colour.
  struct Wedge: Hashable {
    /// The start angle, in degrees clockwise from the +x axis.
    var from: Double
    var to: Double
    var color: RGBA
  }

  /// The full circle as sectors of one colour each, for outputs without angular gradients.
  ///
  /// Each channel differs from the gradient by at most 2 of 255. A gradient that spans less than
  /// 360°/2048 shows only its end colours. No sector is wider than 45°.
  var wedges: [Wedge] {
    guard !stops.isEmpty else { return [] }
    let span = end - start
    var wedges: [Wedge] = []
    var done = 0.0
    // A gradient that is too narrow shows only its end colours.
    let cycles = span >= AngularPaint.narrowest ? Int.max : 0
    for cycle in 0..<cycles {
      let backwards = spread == .reflect && cycle % 2 == 1
      for part in backwards ? stops.backwards.steps : stops.steps where done < 360 {
        let end = min((Double(cycle) + part.to) * span, 360)
        wedges.append(from: start + done, to: start + end, part.color)
        done = max(done, end)
      }
      if spread == .pad || done >= 360 { break }
    }
    let halfway = (360 + span) / 2
    wedges.append(from: start + done, to: start + halfway, stops[stops.count - 1].color)
    wedges.append(from: start + max(done, halfway), to: start + 360, stops[0].color)
    return wedges
  }

  private static let narrowest = 360.0 / 2048
}

extension [AngularPaint.Wedge] {
  fileprivate mutating func append(from: Double, to: Double, _ color: RGBA) {
    guard to > from else { return }
    let parts = ((to - from) / 45).rounded(.up)
    for part in 0..<Int(parts) {
      let ends = [Double(part), Double(part + 1)].map { from + (to - from) * $0 / parts }
      append(AngularPaint.Wedge(from: ends[0], to: ends[1], color: color))
    }
  }
}

extension [GradientStop] {
  /// The gradient as steps of one colour each, which end at the location `to`.
  fileprivate var steps: [(to: Double, color: RGBA)] {
    var steps: [(to: Double, color: RGBA)] = []
    if let first { steps.append((first.location, first.color)) }
    for (from, to) in zip(self, dropFirst()) where to.location > from.location {
      let pairs = [
        (Double(from.color.red), Double(to.color.red)),
        (Double(from.color.green), Double(to.color.green)),
        (Double(from.color.blue), Double(to.color.blue)),
        (from.color.alpha * 255, to.color.alpha * 255),
      ]
      let change = pairs.map { abs($0.1 - $0.0) }.max() ?? 0
      let count = Swift.max((change / 4).rounded(.up), 1)
      for step in 1...Int(count) {
        let fraction = Double(step) / count
        let width = to.location - from.location
        let middle = from.location + width * (fraction - 0.5 / count)
        steps.append((from.location + width * fraction, color(at: middle)))
      }
    }
    if let last { steps.append((1, last.color)) }
    return steps
  }
}
