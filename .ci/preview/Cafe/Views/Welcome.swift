import SwiftUI
import UIKit

/// Imports UIKit unnecessarily, and has no preview: `--all` renders it.
struct Welcome: View {
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    Text(scheme == .dark ? "Good evening" : "Good morning").font(.title).padding()
  }
}
