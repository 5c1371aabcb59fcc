import SwiftUI

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize] = []
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    layout(width: proposal.replacingUnspecifiedDimensions().width, sizes: cache.sizes).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    let offsets = layout(width: bounds.width, sizes: cache.sizes).offsets
    for (offset, subview) in zip(offsets, subviews) {
      subview.place(
        at: CGPoint(x: offset.x + bounds.minX, y: offset.y + bounds.minY),
        proposal: .unspecified
      )
    }
  }

  private func layout(width: CGFloat, sizes: [CGSize]) -> (offsets: [CGPoint], size: CGSize) {
    var result: [CGPoint] = []
    var current = CGPoint.zero
    var lineHeight: CGFloat = 0
    var maxX: CGFloat = 0
    for size in sizes {
      if current.x + size.width > width {
        current.x = 0
        current.y += lineHeight + spacing
        lineHeight = 0
      }
      result.append(current)
      current.x += size.width
      maxX = max(maxX, current.x)
      current.x += spacing
      lineHeight = max(lineHeight, size.height)
    }
    return (result, CGSize(width: maxX, height: current.y + lineHeight))
  }
}

struct Chip: ViewModifier {
  var color: Color = .accentColor

  func body(content: Content) -> some View {
    content
      .font(.caption)
      .foregroundColor(.white)
      .padding(.horizontal, 10)
      .padding(.vertical, 5)
      .background(color, in: Capsule())
  }
}

extension View {
  func chip(_ color: Color = .accentColor) -> some View { modifier(Chip(color: color)) }
}

extension VerticalAlignment {
  private enum MidAccountAndName: AlignmentID {
    static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] }
  }

  static let midAccountAndName = VerticalAlignment(MidAccountAndName.self)
}

struct LayoutsView: View {
  let words = ["Swift", "draws", "shapes", "stacks", "gradients", "and", "text"]
  @State private var wide = true

  var body: some View {
    let layout = wide ? AnyLayout(HStackLayout(alignment: .top)) : AnyLayout(VStackLayout())
    VStack(alignment: .leading) {
      FlowLayout(spacing: 6) {
        ForEach(words, id: \.self) { word in
          Text(word).chip(word.count > 5 ? .purple : .blue)
        }
      }
      Divider()
      layout {
        Text("A").frame(maxWidth: .infinity).background(.yellow)
        Text("B").frame(maxWidth: .infinity, minHeight: 40).border(Color.red, width: 2)
      }
      HStack(alignment: .midAccountAndName) {
        VStack {
          Text("@twostraws")
            .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
          Circle().frame(width: 32, height: 32)
        }
        VStack {
          Text("Full name:")
          Text("PAUL HUDSON")
            .alignmentGuide(.midAccountAndName) { d in d[VerticalAlignment.center] }
            .font(.largeTitle)
            .layoutPriority(1)
        }
      }
      ViewThatFits {
        Text("A rather long line of text that may not fit at all here")
        Text("Short")
      }
      Spacer(minLength: 0)
    }
    .padding()
    .frame(width: 300, height: 320, alignment: .topLeading)
    .fixedSize(horizontal: true, vertical: false)
  }
}
