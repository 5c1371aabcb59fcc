import Foundation
import Testing

@testable import Drawing

@Suite
struct LayoutTraitsTests {
  private enum Mark {}

  @Test
  func traitsHaveTheirDefaults() {
    let traits = LayoutTraits()
    #expect(traits.zIndex == 0 && traits.layoutPriority == 0)
    #expect(traits.horizontalSpacing == nil && traits.verticalSpacing == nil)
    #expect(!traits.isNew && traits.removal == nil && !traits.isBeingRemoved)
    #expect(traits.erasedTransition == nil && traits.values.isEmpty)
  }

  /// A change of one trait keeps the others, and the copies made before.
  @Test
  func changesKeepOtherTraitsAndCopies() {
    var traits = LayoutTraits()
    traits.zIndex = 1
    traits.layoutPriority = 2
    traits.horizontalSpacing = 3
    traits.verticalSpacing = 4
    traits.isNew = true
    traits.removal = Removal(evaluation: 7)
    traits.erasedTransition = AnyTransition.slide
    traits.values = [ObjectIdentifier(Mark.self): 5]
    let copy = traits
    func expectAll(_ traits: LayoutTraits) {
      #expect(traits.zIndex == 1 && traits.layoutPriority == 2)
      #expect(traits.horizontalSpacing == 3 && traits.verticalSpacing == 4)
      #expect(traits.isNew && traits.removal?.evaluation == 7 && traits.isBeingRemoved)
      #expect(traits.erasedTransition != nil)
      #expect(traits.values[ObjectIdentifier(Mark.self)] as? Int == 5)
    }
    expectAll(traits)
    traits.zIndex = 0
    traits.layoutPriority = 0
    traits.horizontalSpacing = nil
    traits.verticalSpacing = nil
    traits.isNew = false
    traits.removal = nil
    traits.erasedTransition = nil
    traits.values = [:]
    #expect(traits.zIndex == 0 && traits.layoutPriority == 0)
    #expect(traits.horizontalSpacing == nil && traits.verticalSpacing == nil)
    #expect(!traits.isNew && traits.removal == nil && !traits.isBeingRemoved)
    #expect(traits.erasedTransition == nil && traits.values.isEmpty)
    expectAll(copy)
  }
}
