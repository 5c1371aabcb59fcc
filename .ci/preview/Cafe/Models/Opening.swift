import Foundation
import StoreKit

/// Imports a module that doesn't exist, and doesn't need it.
enum Opening: String, CaseIterable {
  case morning, noon, evening

  var hours: String {
    switch self {
    case .morning: "8–11"
    case .noon: "11–15"
    case .evening: "15–20"
    }
  }
}
