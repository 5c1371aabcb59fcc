import MapKit
import SwiftUI

struct MapPage: View {
  @State private var region = MKCoordinateRegion()

  var body: some View {
    Map(coordinateRegion: $region)
  }
}

#Preview("Map") { MapPage() }
