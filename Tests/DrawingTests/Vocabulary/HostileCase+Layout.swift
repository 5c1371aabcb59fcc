import DrawingControls

extension HostileCase {
  static let layouts = [
    HostileCase("frame") { Color.red.frame(width: $0, height: $0) },
    HostileCase("frame with limits") {
      Color.red.frame(
        minWidth: $0,
        idealWidth: -$0,
        maxWidth: $0 / 2,
        minHeight: $0,
        idealHeight: $0,
        maxHeight: $0
      )
    },
    HostileCase("padding") { Color.red.padding($0).padding(.leading, -$0) },
    HostileCase("position and offset") {
      Color.red.offset(x: $0, y: -$0).position(x: -$0, y: $0).offset(x: $0)
    },
    HostileCase("aspectRatio") {
      Color.red.aspectRatio($0, contentMode: .fill).aspectRatio($0, contentMode: .fit)
        .aspectRatio(CGSize(width: $0, height: 0), contentMode: .fit)
    },
    HostileCase("layoutPriority and zIndex") { number in
      HStack {
        Color.red.layoutPriority(number).zIndex(number)
        Color.blue.zIndex(-number)
        Spacer(minLength: number)
      }
    },
    HostileCase("alignmentGuide") { number in
      VStack(alignment: .leading) {
        Color.red.alignmentGuide(.leading) { _ in number }
        ZStack(alignment: .bottom) {
          Color.blue.alignmentGuide(.bottom) { $0[.top] - number }
          Color.red
        }
      }
    },
    HostileCase("stacks") { number in
      ZStack {
        HStack(spacing: number) { ForEach(0..<3) { _ in Color.red } }
        VStack(spacing: number) { ForEach(0..<3) { _ in Circle() } }
        LazyHStack(spacing: number) { Color.red }
        LazyVStack(spacing: -number) { Color.red }
      }
    },
    HostileCase("grids") { number in
      let sizes: [GridItem.Size] = [
        .adaptive(minimum: number, maximum: number), .fixed(number),
        .flexible(minimum: number, maximum: -number),
      ]
      ZStack {
        ForEach(0..<3) { index in
          LazyVGrid(columns: [GridItem(sizes[index], spacing: number)], spacing: number) {
            ForEach(0..<5) { _ in Color.red }
          }
          LazyHGrid(rows: [GridItem(sizes[index], spacing: -number)], spacing: -number) {
            ForEach(0..<5) { _ in Color.blue }
          }
        }
        Grid(horizontalSpacing: number, verticalSpacing: -number) {
          GridRow { Color.red.gridCellAnchor(UnitPoint(x: number, y: number)) }
        }
      }
    },
    HostileCase("adaptive columns") { number in
      ZStack {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: -number)]) { Color.red }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 8), spacing: number)]) { Color.red }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: number), spacing: 0)]) { Color.red }
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 8), spacing: -8)]) { Color.red }
          .frame(width: 8)
      }
    },
    HostileCase("containerRelativeFrame") { number in
      Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: number)
        .containerRelativeFrame(.vertical) { _, _ in number }
    },
    HostileCase("insets") { number in
      Color.red.safeAreaPadding(number).contentMargins(number)
        .safeAreaInset(edge: .top, spacing: number) { Color.blue.frame(height: number) }
    },
    HostileCase("custom layout") { number in
      HostileLayout(number: number) {
        Color.red
        Circle()
      }
      .border(.blue, width: number)
    },
    HostileCase("ScrollView") { number in
      ScrollView([.horizontal, .vertical]) { Color.red.frame(width: number, height: number) }
    },
    HostileCase("ViewThatFits") { number in
      ViewThatFits {
        Color.red.frame(minWidth: number)
        Color.blue.frame(idealWidth: number, idealHeight: -number)
      }
    },
  ]

  static let counts = [
    Counting("gridCellColumns") { count in
      Grid {
        GridRow { Color.red.gridCellColumns(count) }
        GridRow {
          Color.red
          Color.blue
        }
      }
    },
    Counting("containerRelativeFrame") {
      Color.red.containerRelativeFrame(.horizontal, count: $0, span: $0, spacing: 2)
    },
    Counting("lineLimit") { count in
      VStack {
        Text("a b c").lineLimit(count)
        Text("a b c").lineLimit(count, reservesSpace: true)
        Text("a b c").lineLimit(...count)
        Text("a b c").lineLimit(count...)
        Text("a b c").lineLimit(min(count, 2)...max(count, 2))
      }
    },
    Counting("ForEach") { count in
      ForEach(count..<count) { _ in Color.red }
      ForEach([count, count], id: \.self) { _ in Color.red }
    },
    Counting("tag and id") { Color.red.tag($0).id($0) },
    Counting("repeatCount") { count in
      Moving(animation: .linear(duration: 0.25).repeatCount(count))
      Moving(animation: .spring().repeatCount(count).repeatCount(count, autoreverses: false))
    },
    Counting("gestures") {
      Color.red.onTapGesture(count: $0) {}.gesture(TapGesture(count: $0))
    },
  ]
}

/// A layout that uses the number for all sizes and positions.
private struct HostileLayout: Layout {
  let number: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { CGSize(width: number, height: number) }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      _ = subview.sizeThatFits(ProposedViewSize(width: number, height: -number))
      _ = subview.spacing.distance(to: subview.spacing, along: .horizontal)
      subview.place(
        at: CGPoint(x: number, y: bounds.midY),
        anchor: UnitPoint(x: number, y: number),
        proposal: ProposedViewSize(width: number, height: nil)
      )
    }
  }
}

extension HostileCase {
  /// A view that moves as it appears.
  struct Moving: View {
    let animation: Animation
    var distance: CGFloat = 10
    @State private var hasMoved = false

    var body: some View {
      Circle().frame(width: 4).offset(x: hasMoved ? distance : 0)
        .onAppear { withAnimation(animation) { hasMoved = true } }
    }
  }
}
