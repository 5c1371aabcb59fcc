import Drawing
import Testing

@Suite
struct StackTests {
  @Test
  func flexibleViewsShareTheRoomEquallyAfterTheGaps() throws {
    let placed = try Placements(108, 20) {
      HStack {
        Color.red
        Color.blue
      }
    }
    #expect(placed["Color[0]"] == [CGRect(0, 0, 50, 20)])
    #expect(placed["Color[1]"] == [CGRect(58, 0, 50, 20)])
  }

  @Test
  func leastFlexibleViewsAreAllocatedFirst() throws {
    let placed = try Placements(100, 10) {
      HStack(spacing: 0) {
        Color.red
        Color.green.frame(maxWidth: 20)
        Color.blue.frame(width: 30)
      }
    }
    #expect(placed["Color[0]"] == [CGRect(0, 0, 50, 10)])
    #expect(placed["Color[1]"] == [CGRect(50, 0, 20, 10)])
    #expect(placed["Color[2]"] == [CGRect(70, 0, 30, 10)])
  }

  @Test
  func largestMinimumIsAllocatedFirstAmongFlexibleViews() throws {
    let placed = try Placements(100, 10) {
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(minWidth: 80)
      }
    }
    #expect(placed["Color[0]"] == [CGRect(0, 0, 20, 10)])
    #expect(placed["Color[1]"] == [CGRect(20, 0, 80, 10)])
  }

  @Test
  func higherPriorityTakesTheRemainingSpace() throws {
    let placed = try Placements(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 15)
        Color.blue.layoutPriority(1)
      }
    }
    #expect(placed["Color[0]"] == [CGRect(0, 0, 15, 10)])
    #expect(placed["Color[1]"] == [CGRect(15, 0, 85, 10)])
  }

  @Test
  func lowerPriorityGroupGetsItsMinimum() throws {
    let placed = try Placements(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 15)
        Color.green.frame(minWidth: 5)
        Color.blue.frame(maxWidth: 40).layoutPriority(1)
      }
    }
    #expect(placed["Color[2]"] == [CGRect(60, 0, 40, 10)])
    #expect(placed["Color[0]"] == [CGRect(0, 0, 30, 10)])
    #expect(placed["Color[1]"] == [CGRect(30, 0, 30, 10)])
  }

  /// The guide of several views is the mean of their guides.
  @Test
  func guidesOfSeveralViewsAreTheirMean() throws {
    let placed = try Placements(100, 100) {
      HStack(alignment: .top, spacing: 0) {
        HStack(alignment: .bottom, spacing: 0) {
          Color.red.frame(width: 10, height: 30).alignmentGuide(.top) { _ in 10 }
          Color.green.frame(width: 10, height: 30).alignmentGuide(.top) { _ in 20 }
        }
        Color.blue.frame(width: 10, height: 30)
      }
    }
    #expect(placed["HStack[0]"] == [CGRect(0, 0, 20, 30)])
    #expect(placed["Color[1]"].last == CGRect(20, 15, 10, 30))
  }

  @Test
  func unspecifiedProposalGivesIdealSizes() throws {
    let placed = try Placements(nil, nil) {
      VStack {
        Rectangle()
        Color.red.frame(width: 30)
      }
    }
    #expect(placed["VStack"] == [CGRect(0, 0, 30, 28)])
    #expect(placed["Rectangle[0]"] == [CGRect(0, 0, 30, 10)])
    #expect(placed["Color[1]"] == [CGRect(0, 18, 30, 10)])
  }

  @Test
  func stackIsNotStretchedToItsProposal() throws {
    let placed = try Placements(200, 100) {
      VStack(spacing: 4) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 20, height: 10)
      }
    }
    #expect(placed["VStack"] == [CGRect(0, 0, 20, 24)])
  }

  @Test
  func negativeSpacingOverlaps() throws {
    let placed = try Placements(50, 80) {
      VStack(spacing: -20) {
        Color.red
        Color.blue
      }
    }
    #expect(placed["Color[0]"] == [CGRect(0, 0, 50, 50)])
    #expect(placed["Color[1]"] == [CGRect(0, 30, 50, 50)])
  }

  @Test(arguments: [
    (HorizontalAlignment.leading, CGFloat(0)), (.center, 15), (.trailing, 30),
  ])
  func alignmentPlacesNarrowViews(alignment: HorizontalAlignment, x: CGFloat) throws {
    let placed = try Placements(100, 100) {
      VStack(alignment: alignment, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 10, height: 10)
      }
    }
    #expect(placed["Color[1]"] == [CGRect(x, 10, 10, 10)])
  }

  @Test
  func guideOfAViewMovesItAgainstTheOthers() throws {
    let placed = try Placements(100, 100) {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 40, height: 10)
        Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -5 }
      }
    }
    #expect(placed["VStack"] == [CGRect(0, 0, 40, 20)])
    #expect(placed["Color[1]"] == [CGRect(5, 10, 10, 10)])
  }

  @Test
  func spacerTakesTheRestWithoutSpacing() throws {
    let placed = try Placements(100, 10) {
      HStack {
        Color.red.frame(width: 20)
        Spacer()
        Color.blue.frame(width: 20)
      }
    }
    #expect(placed["Spacer[1]"] == [CGRect(20, 5, 60, 0)])
    #expect(placed["Color[2]"] == [CGRect(80, 0, 20, 10)])
  }

  @Test
  func stackOverflowsWhenItsViewsAreTooLarge() throws {
    let placed = try Placements(10, 10) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        Color.blue
      }
    }
    #expect(placed["HStack"] == [CGRect(0, 0, 30, 10)])
    #expect(placed["Color[1]"] == [CGRect(30, 0, 0, 10)])
  }

  @Test(arguments: [(-50.0, 60.0, 50.0), (50, 50, 0), (5, 10, 0)])
  func lineOfTheGuidesIsPartOfTheStack(guide: CGFloat, width: CGFloat, x: CGFloat) throws {
    let placed = try Placements(100, 100) {
      VStack(alignment: .leading) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in guide }
      }
    }
    #expect(placed["VStack"] == [CGRect(0, 0, width, 10)])
    #expect(placed["Color"] == [CGRect(x, 0, 10, 10)])
  }

  @Test(arguments: [HorizontalAlignment.leading, .center, .trailing])
  func stackInheritsInfiniteFlexibility(alignment: HorizontalAlignment) throws {
    let placed = try Placements(100, 20) {
      HStack(spacing: 0) {
        VStack(alignment: alignment, spacing: 0) {
          Color.red
          Color.blue.frame(width: 5)
        }
        Color.green.frame(maxWidth: 30)
      }
    }
    // The view with a maximum of 30 points gets its size first.
    #expect(placed["VStack[0]"] == [CGRect(0, 0, 70, 20)])
    #expect(placed["HStack"] == [CGRect(0, 0, 100, 20)])
  }

  /// Among views without a maximum length, those with a larger minimum are measured first.
  @Test(arguments: [true, false])
  func viewsThatNeedMoreAreAskedFirst(isFirst: Bool) throws {
    let placed = try Placements(100, 10) {
      HStack(spacing: 0) {
        if isFirst { Color.red.frame(minWidth: 60, maxWidth: .infinity) }
        Color.blue
        if !isFirst { Color.red.frame(minWidth: 60, maxWidth: .infinity) }
      }
    }
    let widths = placed.views.filter { $0.name.contains("Color") }.map(\.frame.width)
    #expect(widths == (isFirst ? [60, 40] : [40, 60]))
  }

  @Test(arguments: [true, false])
  func lessFlexibleViewsAreAskedFirst(isFirst: Bool) throws {
    let placed = try Placements(100, 10) {
      HStack(spacing: 0) {
        if isFirst { Color.red.frame(minWidth: 10, maxWidth: 20) }
        Color.green.frame(minWidth: 0, maxWidth: 40)
        Color.blue
        if !isFirst { Color.red.frame(minWidth: 10, maxWidth: 20) }
      }
    }
    let widths = placed.views.filter { $0.name.contains("Color") }.map(\.frame.width)
    #expect(widths == (isFirst ? [20, 40, 40] : [40, 40, 20]))
  }

  /// Each priority leaves the following ones their minimum lengths.
  @Test
  func lowerPrioritiesKeepTheirMinimum() throws {
    let placed = try Placements(100, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 5, maxWidth: .infinity)
        Color.green.layoutPriority(2)
        Color.blue.frame(minWidth: 10, maxWidth: .infinity).layoutPriority(1)
      }
    }
    let widths = placed.views.filter { $0.name.contains("Color") }.map(\.frame.width)
    #expect(widths == [5, 85, 10])
  }

  @Test(arguments: [(CGFloat.infinity, CGFloat(20)), (.nan, 20), (-3, 17), (0, 20), (5, 25)])
  func gapsAreFinite(spacing: CGFloat, width: CGFloat) throws {
    let size = try HStack(spacing: spacing) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }.drawn(nil, nil).size
    #expect(size == CGSize(width: width, height: 10))
    let upright = try VStack(spacing: spacing) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 10)
    }.drawn(nil, nil).size
    #expect(upright == CGSize(width: 10, height: width))
  }

  @Test
  func gapsAreEightPointsByDefault() throws {
    let three = ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }
    #expect(try HStack { three }.drawn(nil, nil).size.width == 46)
    #expect(try VStack { three }.drawn(nil, nil).size.height == 46)
    #expect(try HStack { EmptyView() }.drawn(nil, nil).size == .zero)
  }

  /// Spacers are at least 8 points long, and grow along the stack only.
  @Test
  func spacersGrowAlongTheirStack() throws {
    func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
      try view.drawn(width, height).size
    }
    #expect(try size(HStack { Spacer() }, nil, 40) == CGSize(width: 8, height: 0))
    #expect(try size(HStack { Spacer(minLength: 3) }, nil, 40) == CGSize(width: 3, height: 0))
    #expect(try size(HStack { Spacer() }, 30, 40) == CGSize(width: 30, height: 0))
    #expect(try size(VStack { Spacer() }, 30, nil) == CGSize(width: 0, height: 8))
    #expect(try size(VStack { Spacer() }, 30, 40) == CGSize(width: 0, height: 40))
    #expect(try size(ZStack { Spacer() }, 30, 40) == CGSize(width: 30, height: 40))
    #expect(try size(ZStack { Spacer() }, nil, nil) == CGSize(width: 8, height: 8))
    #expect(try size(ZStack { Spacer(minLength: 50) }, 30, 40) == CGSize(width: 50, height: 50))
  }

  @Test
  func dividersAreThinAcrossTheirStack() throws {
    #expect(try HStack { Divider() }.drawn(nil, nil).size == CGSize(width: 1, height: 10))
    #expect(try VStack { Divider() }.drawn(nil, nil).size == CGSize(width: 10, height: 1))
    #expect(try HStack { Divider() }.drawn(30, 40).size == CGSize(width: 1, height: 40))
    #expect(
      try Divider().drawn(30, 40).leaves.map(\.outline.path.boundingRect) == [CGRect(0, 0, 30, 1)]
    )
  }
}
