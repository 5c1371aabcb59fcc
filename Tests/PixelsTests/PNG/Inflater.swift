/// A decoder of zlib streams, written from RFC 1951, so that tests can read the rows of a file.
struct Inflater {
  private let bytes: [UInt8]
  private var bit = 0
  private var output: [UInt8] = []

  static func inflate(_ stream: [UInt8]) -> [UInt8] {
    var inflater = Inflater(bytes: Array(stream.dropFirst(2)))
    inflater.run()
    return inflater.output
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func take(_ count: Int) -> Int {
    var value = 0
    for place in 0..<count {
      value |= Int(bytes[bit / 8] >> UInt8(bit % 8) & 1) << place
      bit += 1
    }
    return value
  }

  private mutating func run() {
    var isLast = false
    while !isLast {
      isLast = take(1) == 1
      switch take(2) {
      case 0: copyStored()
      case 1:
        let lengths =
          [Int](repeating: 8, count: 144) + [Int](repeating: 9, count: 112)
          + [Int](repeating: 7, count: 24) + [Int](repeating: 8, count: 8)
        expand(Codes(lengths), Codes([Int](repeating: 5, count: 30)))
      default: expandDynamic()
      }
    }
  }

  private mutating func copyStored() {
    bit = (bit + 7) / 8 * 8
    let count = take(16)
    _ = take(16)
    output += bytes[bit / 8..<bit / 8 + count]
    bit += count * 8
  }

  private mutating func expandDynamic() {
    let (literals, distances, kinds) = (take(5) + 257, take(5) + 1, take(4) + 4)
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var kindLengths = [Int](repeating: 0, count: 19)
    for place in 0..<kinds { kindLengths[order[place]] = take(3) }
    let codes = Codes(kindLengths)
    var lengths: [Int] = []
    while lengths.count < literals + distances {
      let symbol = read(codes)
      switch symbol {
      case 16: lengths += [Int](repeating: lengths.last ?? 0, count: 3 + take(2))
      case 17: lengths += [Int](repeating: 0, count: 3 + take(3))
      case 18: lengths += [Int](repeating: 0, count: 11 + take(7))
      default: lengths.append(symbol)
      }
    }
    expand(Codes(Array(lengths[..<literals])), Codes(Array(lengths[literals...])))
  }

  private static let lengthStarts = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let distanceStarts = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12_289, 16_385, 24_577,
  ]

  private mutating func expand(_ literals: Codes, _ distances: Codes) {
    while true {
      let symbol = read(literals)
      if symbol == 256 { return }
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      let place = symbol - 257
      let length =
        Self.lengthStarts[place] + take(place < 8 || place == 28 ? 0 : (place - 4) / 4)
      let far = read(distances)
      let distance = Self.distanceStarts[far] + take(far < 4 ? 0 : (far - 2) / 2)
      for _ in 0..<length { output.append(output[output.count - distance]) }
    }
  }

  private mutating func read(_ codes: Codes) -> Int {
    var code = 1
    while true {
      code = code << 1 | take(1)
      if let symbol = codes.symbols[code] { return symbol }
    }
  }

  /// The symbols by their codes, each with a leading 1.
  private struct Codes {
    var symbols: [Int: Int] = [:]

    init(_ lengths: [Int]) {
      var code = 0
      for length in 1...15 {
        for (symbol, _) in lengths.enumerated().filter({ $0.element == length }) {
          symbols[code | 1 << length] = symbol
          code += 1
        }
        code <<= 1
      }
    }
  }
}
