#if Fonts

/// The rules of UAX 14 from LB4 on, with the state that they need from the preceding text.
struct LineBreakRules {
  /// The unit before the current place.
  private var last = LineBreaks.Unit(kind: .al, start: 0, endsWithJoiner: false)
  /// The last unit that isn't a space; `nil` at the start of the text.
  private var lastBeforeSpaces: LineBreakClass?
  /// The unit before `last`.
  private var secondLast: LineBreakClass?
  /// Whether the preceding units end in a number with its separators, or in its closing bracket.
  private var number = Number.none
  /// The number of consecutive regional indicators.
  private var indicators = 0

  private enum Number {
    case none
    case digits
    case closed
  }

  /// Advances to the place after a unit.
  mutating func pass(_ unit: LineBreaks.Unit) {
    switch (number, unit.kind) {
    case (_, .nu), (.digits, .sy), (.digits, .is): number = .digits
    case (.digits, .cl), (.digits, .cp), (.digits, .cpW): number = .closed
    default: number = .none
    }
    indicators = unit.kind == .ri ? indicators + 1 : 0
    secondLast = lastIsSet ? last.kind : nil
    lastIsSet = true
    last = unit
    if unit.kind != .sp { lastBeforeSpaces = unit.kind }
  }

  private var lastIsSet = false

  /// Returns the opportunity between the last unit passed and the unit that follows it.
  func opportunity(before unit: LineBreaks.Unit, next: LineBreakClass?) -> LineBreaks.Opportunity {
    let (old, new) = (last.kind, unit.kind)
    // LB4, LB5.
    if old == .cr, new == .lf { return .prohibited }
    if [.bk, .cr, .lf, .nl].contains(old) { return .mandatory }
    // LB6, LB7.
    if [.bk, .cr, .lf, .nl, .sp, .zw].contains(new) { return .prohibited }
    // LB8, LB8a.
    if lastBeforeSpaces == .zw { return .allowed }
    if last.endsWithJoiner { return .prohibited }
    // LB11, LB12, LB12a.
    if old == .wj || new == .wj || old == .gl { return .prohibited }
    if new == .gl, ![.sp, .ba, .hy].contains(old) { return .prohibited }
    // LB13.
    if [.cl, .cp, .cpW, .ex, .is, .sy].contains(new) { return .prohibited }
    if endsAfterSpaces(new) { return .prohibited }
    // LB18.
    if old == .sp { return .allowed }
    // LB19, LB20.
    if old == .qu || new == .qu { return .prohibited }
    if old == .cb || new == .cb { return .allowed }
    return joins(old, new, next: next) ? .prohibited : .allowed
  }

  /// Returns whether LB14 to LB17 keep a unit together with the one before the spaces.
  private func endsAfterSpaces(_ new: LineBreakClass) -> Bool {
    switch (lastBeforeSpaces, new) {
    case (.op, _), (.opW, _): true
    case (.qu, .op), (.qu, .opW): true
    case (.cl, .ns), (.cp, .ns), (.cpW, .ns): true
    case (.b2, .b2): true
    default: false
    }
  }

  /// Returns whether LB21 to LB30b keep two adjacent units together.
  private func joins(_ old: LineBreakClass, _ new: LineBreakClass, next: LineBreakClass?) -> Bool {
    if [.ba, .hy, .ns].contains(new) || old == .bb { return true }
    if secondLast == .hl, old == .hy || old == .ba { return true }
    if old == .sy, new == .hl { return true }
    if new == .in { return true }
    let (isLetter, wasLetter) = (new == .al || new == .hl, old == .al || old == .hl)
    if wasLetter, new == .nu || isLetter { return true }
    if old == .nu, isLetter { return true }
    let (isAffix, wasAffix) = (new == .pr || new == .po, old == .pr || old == .po)
    if wasLetter && isAffix || wasAffix && isLetter { return true }
    if isPictureWithAffix(old, new) || isNumber(old, new, next: next) || isHangul(old, new) {
      return true
    }
    if old == .is, isLetter { return true }
    if wasLetter || old == .nu, new == .op { return true }
    if old == .cp, isLetter || new == .nu { return true }
    if old == .ri, new == .ri { return !indicators.isMultiple(of: 2) }
    return new == .em && (old == .eb || old == .idX)
  }

  /// Returns whether LB23a keeps two units together.
  private func isPictureWithAffix(_ old: LineBreakClass, _ new: LineBreakClass) -> Bool {
    let pictures: [LineBreakClass] = [.id, .idX, .eb, .em]
    return old == .pr && pictures.contains(new) || pictures.contains(old) && new == .po
  }

  /// Returns whether LB25, in the variant of example 7, keeps two units together.
  private func isNumber(_ old: LineBreakClass, _ new: LineBreakClass, next: LineBreakClass?) -> Bool
  {
    let opens = [.op, .opW, .hy].contains(new)
    if old == .pr || old == .po { return new == .nu || opens && next == .nu }
    if [.op, .opW, .hy].contains(old) { return new == .nu }
    switch number {
    case .none: return false
    case .digits: return [.nu, .sy, .is, .cl, .cp, .cpW, .po, .pr].contains(new)
    case .closed: return new == .po || new == .pr
    }
  }

  /// Returns whether LB26 or LB27 keeps two units together.
  private func isHangul(_ old: LineBreakClass, _ new: LineBreakClass) -> Bool {
    let syllables: [LineBreakClass] = [.jl, .jv, .jt, .h2, .h3]
    switch (old, new) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return true
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): return true
    case (.jt, .jt), (.h3, .jt): return true
    default: return old == .pr && syllables.contains(new) || syllables.contains(old) && new == .po
    }
  }
}

#endif
