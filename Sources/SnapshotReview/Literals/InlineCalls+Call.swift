extension InlineCalls {
  /// A call with parentheses. Its parts are indices of tokens.
  struct Call {
    var name: String
    /// The first token of the called expression, such as the module before the function.
    var start: Int
    var open: Int
    var close: Int
    /// The first trailing closure.
    var trailing: Argument?
    /// The trailing closures after it, each with its label.
    var additional: [Argument] = []

    /// Creates the call whose function name is at a token, or returns `nil` if there is none.
    init?(at index: Int, _ tokens: SwiftTokens) {
      guard let name = tokens.word(at: index), tokens.isSign("(", at: index + 1),
        let close = tokens.partner(of: index + 1), !tokens.isWord("func", at: index - 1),
        tokens.tokens[index].range.upperBound == tokens.tokens[index + 1].range.lowerBound
      else { return nil }
      // An initialiser is known by its type.
      let type = tokens.isSign(".", at: index - 1) ? tokens.word(at: index - 2) : nil
      self.name = name == "init" ? type ?? name : name
      open = index + 1
      self.close = close
      start = Call.start(of: index, tokens)
      guard tokens.isSign("{", at: close + 1), let end = tokens.partner(of: close + 1) else {
        return
      }
      trailing = Argument(label: nil, open: close + 1, close: end, isTrailing: true)
      var next = end + 1
      while tokens.word(at: next) != nil, tokens.isSign(":", at: next + 1),
        tokens.isSign("{", at: next + 2), let end = tokens.partner(of: next + 2)
      {
        additional.append(Argument(label: next, open: next + 2, close: end, isTrailing: true))
        next = end + 1
      }
    }

    /// Returns the closure that contains the snapshot, or `nil` if the call doesn't have it yet.
    func argument(_ closure: InlineFunctions.Closure, _ tokens: SwiftTokens) -> Argument? {
      let labels = [closure.label] + closure.formerLabels
      let isMeant = { (index: Int) in tokens.word(at: index).map(labels.contains) ?? false }
      if let found = additional.first(where: { $0.label.map(isMeant) ?? false }) { return found }
      for index in open + 1..<close
      where isMeant(index) && tokens.isSign(":", at: index + 1) && tokens.isSign("{", at: index + 2)
        && tokens.opening(around: index) == open
      {
        guard let end = tokens.partner(of: index + 2) else { continue }
        return Argument(label: index, open: index + 2, close: end, isTrailing: false)
      }
      return closure.offset == 0 ? trailing : nil
    }

    /// Returns the first token of the value of a closure's argument, or `nil` if it isn't passed.
    func value(of closure: InlineFunctions.Closure, _ tokens: SwiftTokens) -> Int? {
      (open + 1..<close).first { index in
        tokens.word(at: index) == closure.label && tokens.isSign(":", at: index + 1)
          && (index - 1 == open || tokens.isSign(",", at: index - 1))
          && tokens.opening(around: index) == open
      }
      .map { $0 + 2 }
    }

    /// Returns the first token of an expression such as `a.b(c).` before the function's name.
    private static func start(of index: Int, _ tokens: SwiftTokens) -> Int {
      var start = index
      while start > 1, tokens.isSign(".", at: start - 1) {
        var before = start - 2
        if let open = tokens.partner(of: before), open < before { before = open - 1 }
        guard before >= 0, tokens.word(at: before) != nil else { break }
        start = before
      }
      return start
    }
  }

  /// A closure of a call. Its parts are indices of tokens.
  struct Argument {
    var label: Int?
    var open: Int
    var close: Int
    var isTrailing: Bool
  }
}
