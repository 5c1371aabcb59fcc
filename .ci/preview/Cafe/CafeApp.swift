import SwiftUI

@main
struct CafeApp: App {
  @StateObject private var order = Order()

  var body: some Scene {
    WindowGroup {
      MenuPage().environmentObject(order)
    }
  }
}
