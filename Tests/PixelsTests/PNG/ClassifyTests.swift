import CPixels
import Testing

/// The smallest form of a picture, compared with the result of trying all forms.
@Suite struct ClassifyTests {
  struct Form: Equatable {
    var type: UInt8
    var depth: UInt8
    var key: [UInt8]?
    var palette: [UInt32] = []
    var transparent = 0

    /// The bytes of rows and of the chunks that the form needs.
    func cost(_ width: Int, _ height: Int) -> Int {
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][Int(type)] ?? 0
      var bytes = (width * channels * Int(depth) + 7) / 8 * height
      if type == 3 { bytes += 12 + 3 * palette.count }
      if transparent > 0 { bytes += 12 + transparent }
      if key != nil { bytes += 12 + (type == 0 ? 2 : 6) }
      return bytes
    }
  }

  /// Returns the forms that represent the pixels, in the order in which equal costs are preferred.
  private static func forms(of pixels: [[UInt8]]) -> [Form] {
    var colors: [[UInt8]] = []
    for pixel in pixels where !colors.contains(pixel) { colors.append(pixel) }
    let isOpaque = colors.allSatisfy { $0[3] == 255 }
    let isGray = colors.allSatisfy { $0[0] == $0[1] && $0[1] == $0[2] }
    let clear = colors.filter { $0[3] == 0 }
    let isKeyed =
      clear.count == 1 && colors.allSatisfy { $0[3] == 0 || $0[3] == 255 }
      && !colors.contains(Array(clear[0][..<3]) + [255])
    let key = isOpaque ? nil : isKeyed ? Array(clear[0][..<3]) : nil
    var forms: [Form] = []
    if isGray && (isOpaque || isKeyed) {
      let depth = [UInt8(1), 2, 4, 8].first { depth in
        colors.allSatisfy { Int($0[0]) % (255 / ((1 << Int(depth)) - 1)) == 0 }
      }
      forms.append(Form(type: 0, depth: colors.count > 256 ? 8 : depth ?? 8, key: key))
    }
    if colors.count <= 256 {
      let sorted = colors.filter { $0[3] < 255 } + colors.filter { $0[3] == 255 }
      forms.append(
        Form(
          type: 3,
          depth: colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8,
          palette: sorted.map { $0.reversed().reduce(0) { $0 << 8 | UInt32($1) } },
          transparent: colors.count { $0[3] < 255 }
        )
      )
    }
    if isGray { forms.append(Form(type: 4, depth: 8)) }
    if isOpaque || isKeyed { forms.append(Form(type: 2, depth: 8, key: key)) }
    return forms + [Form(type: 6, depth: 8)]
  }

  private static func classified(_ pixels: [[UInt8]], _ width: Int, _ height: Int) -> Form {
    var form = cpixels_png_form()
    cpixels_png_classify(pixels.flatMap { $0 }, UInt32(width), UInt32(height), &form)
    let palette = withUnsafeBytes(of: &form.palette) { Array($0.bindMemory(to: UInt32.self)) }
    return Form(
      type: form.color_type,
      depth: form.depth,
      key: form.keyed ? [form.key.0, form.key.1, form.key.2] : nil,
      palette: Array(palette.prefix(Int(form.palette_count))),
      transparent: Int(form.palette_transparent)
    )
  }

  private static func check(_ pixels: [[UInt8]], _ width: Int, _ height: Int) {
    var best: Form?
    for form in forms(of: pixels) {
      if let known = best, form.cost(width, height) >= known.cost(width, height) { continue }
      best = form
    }
    #expect(classified(pixels, width, height) == best, "\(width) × \(height)")
  }

  /// The colours from which pictures of each kind are chosen.
  static let kinds: [[[UInt8]]] = [
    [[0, 0, 0, 255], [255, 255, 255, 255]],
    [0, 85, 170, 255].map { [$0, $0, $0, 255] },
    stride(from: 0, to: 256, by: 17).map { [UInt8($0), UInt8($0), UInt8($0), 255] },
    [0, 5, 15, 51].map { [$0, $0, $0, 255] },
    (0..<40).map { [$0, $0, $0, 255] },
    [[0, 0, 0, 0], [255, 255, 255, 255]],
    [[0, 0, 0, 0], [0, 0, 0, 255], [255, 255, 255, 255]],
    [[85, 85, 85, 0], [0, 0, 0, 255], [170, 170, 170, 255]],
    [[3, 3, 3, 0], [0, 0, 0, 255], [170, 170, 170, 255]],
    [[3, 3, 4, 0], [0, 0, 0, 255], [170, 170, 170, 255]],
    [[3, 3, 3, 0], [4, 4, 4, 0], [0, 0, 0, 255]],
    [[3, 3, 3, 1], [0, 0, 0, 255]], [[3, 3, 3, 254], [0, 0, 0, 255]],
    (0..<40).map { [$0, $0, $0, 100 + $0] },
    (0..<3).map { [$0, 7, 9, 255] }, (0..<5).map { [$0, 7, 9, 255] },
    (0..<17).map { [$0, 7, 9, 255] }, (0..<60).map { [$0, 7, 9, 255] },
    (0..<60).map { [$0, 7, 9, $0 == 30 ? 0 : 255] },
    (0..<60).map { [$0, 7, 9, $0 % 2 == 0 ? 0 : 255] },
    (0..<60).map { [$0, 7, 9, $0 == 30 ? 128 : 255] },
    [[9, 9, 9, 255], [9, 9, 8, 255]], [[9, 8, 9, 255], [9, 9, 9, 255]],
    [[9, 9, 9, 0]], [[9, 8, 7, 0]], [[255, 255, 255, 255]], [[254, 254, 254, 255]],
  ]

  @Test(arguments: kinds.indices) func formIsTheSmallest(kind: Int) {
    let colors = Self.kinds[kind]
    var source = Pictures(seed: UInt64(kind + 1))
    for (width, height) in [
      (1, 1), (2, 1), (3, 3), (4, 4), (5, 3), (7, 2), (8, 8), (9, 7), (12, 12), (16, 1), (17, 3),
      (20, 20), (33, 2), (40, 11),
    ] {
      let pixels = (0..<width * height).map { _ in colors[source.next(below: colors.count)] }
      Self.check(pixels, width, height)
    }
  }

  /// The costs of two forms are equal at some of these widths.
  @Test(arguments: 1...64) func equalCostsKeepTheFirstForm(width: Int) {
    let colors: [[UInt8]] = [[0, 0, 0, 255], [85, 85, 85, 255], [3, 3, 3, 255], [1, 2, 3, 255]]
    for count in 1...4 {
      for height in 1...4 {
        let pixels = (0..<width * height).map { colors[$0 % count] }
        Self.check(pixels, width, height)
        Self.check(pixels.map { $0 == colors[0] ? [0, 0, 0, 0] : $0 }, width, height)
      }
    }
  }

  /// 255, 256 and 257 colours, also in rows that repeat and with the last colour at the end.
  @Test(arguments: [255, 256, 257], [1, 3]) func palettesHaveAtMost256Colors(count: Int, rows: Int)
  {
    let row = (0..<count).map { [UInt8($0 & 255), UInt8($0 >> 8), 9, 255] }
    let pixels = [[[UInt8]]](repeating: row, count: rows * 4).flatMap { $0 }
    Self.check(pixels, count, rows * 4)
    #expect(Self.classified(pixels, count, rows * 4).type == (count > 256 ? 2 : 3))
  }

  /// More than 256 colours, of which one pixel at any position isn't opaque or isn't grey.
  @Test(arguments: [0, 1, 15, 16, 17, 255, 256, 319, 320, 330, 335])
  func everyPixelIsExamined(place: Int) {
    let base = (0..<336).map { (index: Int) -> [UInt8] in
      [UInt8(index & 255), UInt8(index >> 8), 9, 255]
    }
    for alpha in [0, 1, 128, 254] as [UInt8] {
      var pixels = base
      pixels[place][3] = alpha
      Self.check(pixels, 336, 1)
    }
    // 336 greys with alpha, of which one has another channel.
    let grays = (0..<336).map { (index: Int) -> [UInt8] in
      [UInt8(index & 255), UInt8(index & 255), UInt8(index & 255), UInt8(200 + index / 256)]
    }
    Self.check(grays, 336, 1)
    for channel in 0..<3 {
      var pixels = grays
      pixels[place][channel] ^= 1
      Self.check(pixels, 336, 1)
    }
    // One colour is transparent, in one or two pixels, and opaque in another.
    for other in [3, 100, 334] where other != place {
      var pixels = base
      pixels[place] = [200, 200, 200, 0]
      Self.check(pixels, 336, 1)
      pixels[other] = [200, 200, 200, 255]
      Self.check(pixels, 336, 1)
      pixels[other] = [200, 200, 200, 0]
      Self.check(pixels, 336, 1)
      pixels[other] = [200, 200, 201, 0]
      Self.check(pixels, 336, 1)
    }
  }
}
