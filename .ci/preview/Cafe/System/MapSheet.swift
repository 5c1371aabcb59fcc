import SwiftUI

/// Depends on a file that is left out.
struct MapSheet: View {
  var body: some View {
    MapPage().frame(height: 200)
  }
}

#Preview("Sheet") { MapSheet() }
