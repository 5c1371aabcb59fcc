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
    #expect(traits.insertion == 0 && traits.removal == 0 && !traits.isBeingRemoved)
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
    traits.insertion = 6
    traits.removal = 7
    traits.erasedTransition = AnyTransition.slide
    traits.values = [ObjectIdentifier(Mark.self): 5]
    let copy = traits
    func expectAll(_ traits: LayoutTraits) {
      #expect(traits.zIndex == 1 && traits.layoutPriority == 2)
      #expect(traits.horizontalSpacing == 3 && traits.verticalSpacing == 4)
      #expect(traits.insertion == 6 && traits.removal == 7 && traits.isBeingRemoved)
      #expect(traits.erasedTransition != nil)
      #expect(traits.values[ObjectIdentifier(Mark.self)] as? Int == 5)
    }
    expectAll(traits)
    traits.zIndex = 0
    traits.layoutPriority = 0
    traits.horizontalSpacing = nil
    traits.verticalSpacing = nil
    traits.insertion = 0
    traits.removal = 0
    traits.erasedTransition = nil
    traits.values = [:]
    #expect(traits.zIndex == 0 && traits.layoutPriority == 0)
    #expect(traits.horizontalSpacing == nil && traits.verticalSpacing == nil)
    #expect(traits.insertion == 0 && traits.removal == 0 && !traits.isBeingRemoved)
    #expect(traits.erasedTransition == nil && traits.values.isEmpty)
    expectAll(copy)
  }

  /// An element was present before an evaluation if an earlier one inserted it and none removed it.
  @Test
  func presenceBeforeAnEvaluation() {
    var traits = LayoutTraits()
    #expect(traits.wasPresent(before: 1))
    traits.insertion = 3
    #expect(!traits.wasPresent(before: 2) && !traits.wasPresent(before: 3))
    #expect(traits.wasPresent(before: 4))
    traits.removal = 5
    #expect(traits.wasPresent(before: 4) && traits.wasPresent(before: 5))
    #expect(!traits.wasPresent(before: 3) && !traits.wasPresent(before: 6))
  }
}
