import Drawing
import Testing

@Suite
struct GridTests {
  private static func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test
  func columnsAndRowsTakeTheLargestView() throws {
    let places = try Placements(200, 200) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          GridTests.box(20, 10)
          GridTests.box(40, 10)
        }
        GridRow {
          GridTests.box(30, 20)
          GridTests.box(10, 5)
        }
      }
    }
    #expect(places.frame("Grid") == CGRect(0, 0, 74, 34))
    #expect(
      places.views.filter { $0.name.contains("Color") }.map(\.frame) == [
        CGRect(5, 0, 20, 10), CGRect(34, 0, 40, 10), CGRect(0, 14, 30, 20),
        CGRect(49, 21.5, 10, 5),
      ]
    )
  }

  @Test
  func flexibleViewsShareTheRoom() throws {
    let places = try Placements(108, 58) {
      Grid {
        GridRow {
          Color.red
          Color.green
        }
        GridRow {
          Color.blue
          Color.gray
        }
      }
    }
    #expect(
      places.views.filter { $0.name.contains("Color") }.map(\.frame) == [
        CGRect(0, 0, 50, 25), CGRect(58, 0, 50, 25), CGRect(0, 33, 50, 25),
        CGRect(58, 33, 50, 25),
      ]
    )
  }

  @Test
  func flexibleColumnsShareTheRemainingWidth() throws {
    let places = try Placements(100, 20) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Color.red
          Color.green.frame(width: 30)
        }
      }
    }
    #expect(places.frame("Color[0]") == CGRect(0, 0, 70, 20))
    #expect(places.frame("Color[1]") == CGRect(70, 0, 30, 20))
  }

  @Test
  func spanningViewWidensItsColumnsEvenly() throws {
    let places = try Placements(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          GridTests.box(10, 10)
          GridTests.box(10, 10)
        }
        GridRow { GridTests.box(50, 10).gridCellColumns(2) }
      }
    }
    #expect(places.frame("Grid") == CGRect(0, 0, 50, 20))
    #expect(places.views[1].frame == CGRect(7.5, 0, 10, 10))
    #expect(places.views[2].frame == CGRect(32.5, 0, 10, 10))
  }

  @Test(arguments: [(false, CGFloat(100)), (true, 48)])
  func viewOutsideRowsSpansTheGrid(isUnsized: Bool, width: CGFloat) throws {
    let places = try Placements(100, nil) {
      Grid {
        GridRow {
          GridTests.box(20, 10)
          GridTests.box(20, 10)
        }
        Divider().gridCellUnsizedAxes(isUnsized ? .horizontal : [])
      }
    }
    #expect(places.frame("Grid")?.width == width)
    #expect(places.frame("Divider[1]")?.width == width)
  }

  @Test
  func cellAlignmentFollowsViewColumnRowAndGrid() throws {
    let places = try Placements(nil, nil) {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: .bottom) {
          GridTests.box(10, 10)
          GridTests.box(40, 40).gridColumnAlignment(.trailing)
          GridTests.box(10, 10).gridCellAnchor(.center)
        }
        GridRow {
          GridTests.box(40, 40)
          GridTests.box(10, 10)
          GridTests.box(40, 10)
        }
      }
    }
    #expect(
      places.views.filter { $0.name.contains("Color") }.map(\.frame) == [
        CGRect(0, 30, 10, 10), CGRect(40, 0, 40, 40), CGRect(95, 15, 10, 10),
        CGRect(0, 40, 40, 40), CGRect(70, 40, 10, 10), CGRect(80, 40, 40, 10),
      ]
    )
  }

  @Test
  func rowBaselinesAreAligned() throws {
    let places = try Placements(nil, nil) {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("large").font(.system(size: 40))
          Text("small").font(.system(size: 10))
        }
      }
    }
    let texts = places["Text[0]"] + places["Text[1]"]
    #expect(texts.count == 2)
    #expect(texts[1].minY > texts[0].minY)
    #expect(texts[1].maxY < texts[0].maxY)
  }

  @Test
  func rowOutsideOfAGridIsAGroup() throws {
    let places = try Placements(100, 100) {
      HStack(spacing: 0) {
        GridRow {
          Color.red
          Color.blue
        }
      }
    }
    #expect(places.views.filter { $0.name.contains("Color") }.map(\.frame.width) == [50, 50])
  }

  @Test
  func modifierOnARowAppliesToEachCell() throws {
    let places = try Placements(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          GridTests.box(10, 10)
          GridTests.box(10, 10)
        }
        .padding(5)
      }
    }
    #expect(places.frame("Grid") == CGRect(0, 0, 40, 20))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0])
  func hostileGridsAreDrawn(spacing: CGFloat) throws {
    let list = try Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
      GridRow {
        Color.red.gridCellColumns(.max)
        Color.red.gridCellColumns(.min)
      }
      GridRow {}
      Color.blue.gridCellAnchor(UnitPoint(x: spacing, y: spacing))
    }
    .drawn(100, 100)
    #expect(list.size.width.isFinite)
    #expect(try Grid {}.drawn(10, 10).nodes.isEmpty)
  }

  @Test
  func manyRowsAreDrawn() throws {
    let list = try Grid(verticalSpacing: 0) {
      ForEach(0..<20_000) { _ in
        GridRow {
          Color.red
          Color.blue
        }
      }
    }
    .drawn(20, 20_000)
    #expect(list.leaves.count == 40_000)
  }

  @Test
  func layoutsCanReplaceTheGrid() throws {
    let layouts = [
      AnyLayout(GridLayout(horizontalSpacing: 0)), AnyLayout(HStackLayout(spacing: 0)),
    ]
    let widths = try layouts.map { layout in
      try Placements(100, 20) {
        layout {
          GridRow {
            Color.red
            Color.blue
          }
        }
      }.views.filter { $0.name.contains("Color") }.map(\.frame.width)
    }
    #expect(widths == [[50, 50], [50, 50]])
  }

  @Test
  func firstAlignmentOfAColumnApplies() throws {
    let places = try Placements(nil, nil) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { GridTests.box(10, 10).gridColumnAlignment(.trailing) }
        GridRow { GridTests.box(20, 10).gridColumnAlignment(.leading) }
        GridRow { GridTests.box(40, 10) }
      }
    }
    let frames = places.views.filter { $0.name.contains("Color") }.map(\.frame.minX)
    #expect(frames == [30, 20, 0])
  }

  @Test
  func gridSpacingIsEightPointsByDefault() throws {
    func size(_ layout: some View) throws -> CGSize { try layout.drawn(nil, nil).size }
    let rows = ForEach(0..<2) { _ in
      GridRow {
        GridTests.box(10, 10)
        GridTests.box(10, 10)
      }
    }
    #expect(try size(Grid { rows }) == CGSize(width: 28, height: 28))
    #expect(try size(Grid(horizontalSpacing: 3) { rows }) == CGSize(width: 23, height: 28))
    #expect(try size(Grid(verticalSpacing: 3) { rows }) == CGSize(width: 28, height: 23))
    #expect(try size(Grid(horizontalSpacing: .infinity) { rows }) == CGSize(width: 20, height: 28))
  }
}
