// How far is the coverage of this library, cairo and Skia from the exact area, in 1/255?

/// The errors of one engine in one group of cases.
private struct Errors {
  var sum = 0.0, pixels = 0, edgeSum = 0.0, edgePixels = 0, worst = 0.0

  /// Adds a picture. Edge pixels are partly covered, in the exact picture or in the engine's.
  mutating func add(_ alpha: [UInt8], _ exact: [Double]) {
    for (found, truth) in zip(alpha, exact) {
      let error = abs(Double(found) - truth)
      sum += error
      pixels += 1
      worst = max(worst, error)
      if (truth > 0.001 && truth < 254.999) || (found > 0 && found < 255) {
        edgeSum += error
        edgePixels += 1
      }
    }
  }

  static func + (a: Errors, b: Errors) -> Errors {
    Errors(
      sum: a.sum + b.sum,
      pixels: a.pixels + b.pixels,
      edgeSum: a.edgeSum + b.edgeSum,
      edgePixels: a.edgePixels + b.edgePixels,
      worst: max(a.worst, b.worst)
    )
  }

  var mean: Double { sum / Double(pixels) }
  var edgeMean: Double { edgeSum / Double(edgePixels) }
}

func howExactIsCoverage() {
  printHeading(
    "How far is coverage from the exact area, in 1/255: mean, mean of edge pixels, most?"
  )
  let cases = CoverageCase.all(ofEach: 17), skia = SkiaFrames(cases.map(\.scene))
  if skia == nil { print("Skia is skipped: skia-python is not installed.") }
  var errors: [String: [Errors]] = [:]
  for (index, one) in cases.enumerated() {
    let exact = one.exactCoverage, ours = OurFrame(one.scene), cairo = CairoFrame(one.scene)
    ours.draw()
    cairo.draw()
    var found = errors[one.group] ?? [Errors](repeating: Errors(), count: 3)
    found[0].add(alpha(of: ours.pixels), exact)
    found[1].add(alpha(of: cairo.pixels), exact)
    skia?.pixels(index).map { $0.withUnsafeBufferPointer { found[2].add(alpha(of: $0), exact) } }
    errors[one.group] = found
  }
  var table = Table("", "ours", "", "", "cairo", "", "", "Skia", "", "")
  let all = (0..<3).map { engine in errors.values.map { $0[engine] }.reduce(Errors(), +) }
  for (group, found) in CoverageCase.groups.map({ ($0, errors[$0] ?? []) }) + [("all", all)] {
    table.rows.append(
      [group]
        + found.flatMap { one in
          one.pixels == 0
            ? ["–", "–", "–"]
            : [short(one.mean), short(one.edgeMean), short(one.worst)]
        }
    )
  }
  print(table.text)
}

private func alpha(of pixels: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
}
