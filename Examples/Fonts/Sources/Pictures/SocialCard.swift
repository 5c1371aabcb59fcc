import Drawing

/// A card of 1200 × 630 points whose title wraps, and shrinks until it fits.
struct SocialCard: View {
  let title: String
  let author: String
  let site: String

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      Text(site.uppercased()).font(.system(size: 28, weight: .semibold)).tracking(4)
        .foregroundStyle(.white.opacity(0.7))
      Text(title).font(.system(size: 112, weight: .bold))
        .lineLimit(3)
        .minimumScaleFactor(0.4)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
      HStack(spacing: 20) {
        Circle().fill(.white.opacity(0.25)).frame(width: 64, height: 64)
          .overlay { Text(author.prefix(1)).font(.system(size: 32, weight: .semibold)) }
        Text(author).font(.system(size: 32))
      }
    }
    .foregroundStyle(.white)
    .padding(72)
    .frame(width: 1200, height: 630)
    .background(
      LinearGradient(
        colors: [.indigo, .purple],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
    )
  }
}
