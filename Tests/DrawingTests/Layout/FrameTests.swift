import Drawing
import Testing

@Suite
struct FrameTests {
  @Test
  func fixedFrameCentresAChildThatOverflows() throws {
    let placed = try Placements(100, 100) {
      Color.red.frame(width: 40, height: 40).frame(width: 20, height: 30).overlay(Rectangle())
    }
    #expect(placed["Color"] == [CGRect(-10, -5, 40, 40)])
    #expect(placed["overlay/Rectangle"] == [CGRect(0, 0, 20, 30)])
  }

  @Test(arguments: [CGFloat(-1), .nan, .infinity, -.infinity])
  func invalidLengthsAreIgnored(length: CGFloat) throws {
    let placed = try Placements(100, 50) { Color.red.frame(width: length, height: length) }
    #expect(placed["Color"] == [CGRect(0, 0, 100, 50)])
  }

  @Test
  func infiniteMaximumWidthFillsTheProposal() throws {
    let placed = try Placements(100, 50) {
      Color.red.frame(width: 10, height: 10)
        .frame(maxWidth: .infinity, alignment: .trailing)
        .overlay(Rectangle())
    }
    #expect(placed["overlay/Rectangle"] == [CGRect(0, 0, 100, 10)])
    #expect(placed["Color"] == [CGRect(90, 0, 10, 10)])
  }

  @Test(arguments: [
    (CGFloat?(5), CGFloat(20)), (30, 30), (100, 60), (nil, 40),
  ])
  func limitsClampTheProposal(proposal: CGFloat?, width: CGFloat) throws {
    let placed = try Placements(proposal, 10) {
      Color.red.frame(minWidth: 20, idealWidth: 40, maxWidth: 60)
    }
    #expect(placed["Color"].map(\.width) == [width])
  }

  /// The proposal for a view 30 points wide in a frame with one limit, and the size of the frame.
  @Test(arguments: [
    (CGFloat?(50), CGFloat?.none, CGFloat?(10), CGFloat(50)), (50, nil, 40, 50),
    (50, nil, nil, 50), (20, nil, nil, 30), (20, nil, 60, 30), (20, 25, nil, 25),
    (20, 60, nil, 30), (nil, 20, 100, 20), (nil, 50, 100, 50), (nil, 50, 40, 40),
    (nil, 50, nil, 30),
  ])
  func frameWithOneLimitIsBetweenProposalAndChild(
    minWidth: CGFloat?,
    maxWidth: CGFloat?,
    proposal: CGFloat?,
    width: CGFloat
  ) throws {
    let placed = try Placements(proposal, 10) {
      Color.red.frame(width: 30, height: 10).frame(minWidth: minWidth, maxWidth: maxWidth)
        .overlay(Rectangle())
    }
    #expect(placed["overlay/Rectangle"].map(\.width) == [width])
  }

  @Test
  func openProposalPassesThroughAspectRatioAndPosition() throws {
    let ratio = try Placements(nil, nil) {
      Color.red.frame(width: 30, height: 10).aspectRatio(1, contentMode: .fit)
        .overlay(Rectangle())
    }
    #expect(ratio["overlay/Rectangle"] == [CGRect(0, 0, 30, 10)])
    let place = try Placements(nil, nil) {
      Color.red.frame(width: 30, height: 10).position(x: 0, y: 0).overlay(Rectangle())
    }
    #expect(place["overlay/Rectangle"] == [CGRect(0, 0, 30, 10)])
    #expect(place["Color"] == [CGRect(-15, -5, 30, 10)])
  }

  @Test
  func insetProposalIsNeverNegative() throws {
    let placed = try Placements(10, 10) { Color.red.padding(8).overlay(Rectangle()) }
    #expect(placed["Color"].map(\.size) == [.zero])
    #expect(placed["overlay/Rectangle"].map(\.size) == [CGSize(width: 16, height: 16)])
  }

  @Test
  func fixedSizeAsksForTheIdeal() throws {
    let placed = try Placements(100, 50) { Color.red.fixedSize(horizontal: true, vertical: false) }
    #expect(placed["Color"] == [CGRect(0, 0, 10, 50)])
  }

  @Test
  func paddingReducesTheProposal() throws {
    let placed = try Placements(100, 50) {
      Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(placed["Color"] == [CGRect(2, 1, 94, 46)])
  }

  @Test
  func paddingIs16PointsUnlessGiven() throws {
    let placed = try Placements(100, 50) { Color.red.padding() }
    #expect(placed["Color"] == [CGRect(16, 16, 68, 18)])
  }

  @Test
  func negativePaddingExtendsBeyondTheFrame() throws {
    let placed = try Placements(300, 300) { Color.red.padding(-60).overlay(Rectangle()) }
    #expect(placed["Color"] == [CGRect(-60, -60, 420, 420)])
    #expect(placed["overlay/Rectangle"] == [CGRect(0, 0, 300, 300)])
  }

  @Test(arguments: [
    (ContentMode.fit, CGRect(0, 0, 100, 50)), (.fill, CGRect(0, 0, 200, 100)),
  ])
  func aspectRatioScalesIntoTheProposal(mode: ContentMode, frame: CGRect) throws {
    let placed = try Placements(100, 100) { Color.red.aspectRatio(2, contentMode: mode) }
    #expect(placed["Color"] == [frame])
  }

  @Test
  func scaledToFitKeepsTheIdealProportions() throws {
    let placed = try Placements(100, 60) { Color.red.scaledToFit() }
    #expect(placed["Color"] == [CGRect(0, 0, 60, 60)])
  }

  @Test
  func positionTakesTheProposalAndCentresThere() throws {
    let placed = try Placements(100, 60) {
      Color.red.frame(width: 10, height: 10).position(x: 20, y: 30).overlay(Rectangle())
    }
    #expect(placed["Color"] == [CGRect(15, 25, 10, 10)])
    #expect(placed["overlay/Rectangle"] == [CGRect(0, 0, 100, 60)])
  }

  @Test
  func offsetDoesNotChangeTheLayout() throws {
    let placed = try Placements(20, 20) {
      VStack(spacing: 0) {
        Color.red.offset(x: 5, y: 7)
        Color.blue
      }
    }
    #expect(placed["Color[0]"] == [CGRect(5, 7, 20, 10)])
    #expect(placed["Color[1]"] == [CGRect(0, 10, 20, 10)])
  }

  @Test
  func circleHasASquareFrame() throws {
    let placed = try Placements(100, 60) { Circle() }
    #expect(placed["Circle"] == [CGRect(0, 0, 60, 60)])
  }

  @Test(arguments: [(nil, nil), (nil, 50), (50, nil)] as [(CGFloat?, CGFloat?)])
  func unspecifiedCircleSideDefaultsTo10Points(width: CGFloat?, height: CGFloat?) throws {
    let placed = try Placements(width, height) { Circle() }
    #expect(placed["Circle"] == [CGRect(0, 0, 10, 10)])
  }

  /// The proposal, and the size of a flexible view with the aspect ratio 2.
  @Test(arguments: [
    (CGFloat?(100), CGFloat?(100), CGSize(width: 100, height: 50), CGSize(width: 200, height: 100)),
    (100, 20, CGSize(width: 40, height: 20), CGSize(width: 100, height: 50)),
    (100, nil, CGSize(width: 100, height: 50), CGSize(width: 100, height: 50)),
    (nil, 30, CGSize(width: 60, height: 30), CGSize(width: 60, height: 30)),
    (nil, nil, CGSize(width: 10, height: 10), CGSize(width: 10, height: 10)),
  ])
  func ratioFitsOrFillsTheProposal(
    width: CGFloat?,
    height: CGFloat?,
    fitting: CGSize,
    filling: CGSize
  ) throws {
    func size(_ view: some View) throws -> [CGSize] {
      try Placements(width, height) { view }["Color"].map(\.size)
    }
    #expect(try size(Color.red.aspectRatio(2, contentMode: .fit)) == [fitting])
    #expect(try size(Color.red.aspectRatio(2, contentMode: .fill)) == [filling])
    let ratio = CGSize(width: 8, height: 4)
    #expect(try size(Color.red.aspectRatio(ratio, contentMode: .fit)) == [fitting])
    #expect(try size(Color.red.aspectRatio(ratio, contentMode: .fill)) == [filling])
  }

  @Test(arguments: [CGFloat(0), -2, .infinity, .nan])
  func invalidRatiosAreIgnored(ratio: CGFloat) throws {
    let placed = try Placements(100, 30) { Color.red.aspectRatio(ratio, contentMode: .fit) }
    #expect(placed["Color"] == [CGRect(0, 0, 100, 30)])
    let size = CGSize(width: 1, height: ratio)
    let other = try Placements(100, 30) { Color.red.aspectRatio(size, contentMode: .fit) }
    #expect(other["Color"] == [CGRect(0, 0, 100, 30)])
  }

  @Test
  func scaledToFillKeepsTheIdealProportions() throws {
    let placed = try Placements(100, 60) {
      Color.red.frame(idealWidth: 20, idealHeight: 10).scaledToFill()
    }
    #expect(placed["Color"].map(\.size) == [CGSize(width: 120, height: 60)])
  }

  @Test
  func containerRelativeFramesSubtractGaps() throws {
    func width(_ count: Int, span: Int = 1, spacing: CGFloat = 10) throws -> [CGFloat] {
      try Placements(100, 40) {
        Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: spacing)
      }["Color"].map(\.width)
    }
    #expect(try width(1) == [100])
    #expect(try width(0) == [100])
    #expect(try width(2) == [45])
    #expect(try width(2, span: 2) == [100])
    #expect(try width(5, span: 2, spacing: 0) == [40])
    let whole = try Placements(100, 40) {
      Color.red.frame(width: 10, height: 10)
        .containerRelativeFrame(.vertical, alignment: .bottom).overlay(Rectangle())
    }
    #expect(whole["overlay/Rectangle"] == [CGRect(0, 0, 10, 40)])
    #expect(whole["Color"] == [CGRect(0, 30, 10, 10)])
    let both = try Placements(100, 40) {
      Color.red.containerRelativeFrame([.horizontal, .vertical])
    }
    #expect(both["Color"] == [CGRect(0, 0, 100, 40)])
  }
}
