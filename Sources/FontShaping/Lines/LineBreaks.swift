#if Fonts

/// The places at which the lines of a text may end, by UAX 14 (Unicode 15.0) with its example 7 for
/// numbers.
///
/// Scripts written without spaces between words, such as Thai, would need a dictionary; their lines
/// end only at spaces.
package enum LineBreaks {
  /// The possibility of a line break between two characters.
  package enum Opportunity: UInt8, Sendable {
    case prohibited
    case allowed
    case mandatory
  }

  /// Returns the opportunity after each scalar value of a text; the last one is mandatory.
  package static func opportunities(in text: some Collection<Unicode.Scalar>) -> [Opportunity] {
    var opportunities = [Opportunity](repeating: .prohibited, count: text.count)
    guard !opportunities.isEmpty else { return [] }
    var rules = LineBreakRules()
    let units = units(of: text)
    for index in units.indices.dropFirst() {
      rules.pass(units[index - 1])
      opportunities[units[index].start - 1] = rules.opportunity(
        before: units[index],
        next: index + 1 < units.count ? units[index + 1].kind : nil
      )
    }
    opportunities[opportunities.count - 1] = .mandatory
    return opportunities
  }

  /// A character together with the marks that follow it, which count as one unit.
  struct Unit {
    var kind: LineBreakClass
    var start: Int
    /// Whether it ends with a zero width joiner, after which a line never ends.
    var endsWithJoiner: Bool
  }

  /// Returns the units of a text by rules LB9 and LB10: a mark belongs to the character before it;
  /// marks without one count as letters.
  private static func units(of text: some Collection<Unicode.Scalar>) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(text.count)
    for (index, scalar) in text.enumerated() {
      let kind = LineBreakClass(scalar)
      guard kind == .cm || kind == .zwj else {
        units.append(Unit(kind: kind, start: index, endsWithJoiner: false))
        continue
      }
      switch units.last?.kind {
      case nil, .bk, .cr, .lf, .nl, .sp, .zw:
        units.append(Unit(kind: .al, start: index, endsWithJoiner: kind == .zwj))
      default:
        units[units.count - 1].endsWithJoiner = kind == .zwj
      }
    }
    return units
  }
}

#endif
