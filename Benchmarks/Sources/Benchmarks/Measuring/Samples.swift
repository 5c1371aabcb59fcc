/// The measurements of one engine, one per round.
struct Samples {
  let values: [Double]

  var median: Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  /// The median, with the smallest and the largest value in parentheses.
  var text: String { spread(short) }

  /// Returns the ratios to the samples of another engine, round by round.
  func ratios(to other: Samples) -> Samples {
    Samples(values: zip(values, other.values).map { $0 / $1 })
  }

  /// Like `text`, with two decimals.
  var ratioText: String { spread { ratio($0, 1) } }

  private func spread(_ format: (Double) -> String) -> String {
    guard let least = values.min(), let most = values.max(), median.isFinite else { return "–" }
    return values.count == 1
      ? format(least) : "\(format(median)) (\(format(least))–\(format(most)))"
  }
}
