import SwiftUI

/// Depends on a file that is omitted.
struct MapSheet: View {
  var body: some View {
    MapPage().frame(height: 200)
  }
}

#Preview("Sheet") { MapSheet() }
