import Foundation
import Pixels
import Scene

extension DisplayList {
  /// Returns the opacity of every pixel.
  func alphas(scale: Double = 1) throws -> [UInt8] {
    let bytes = try bitmap(scale: scale).bytes
    return stride(from: 3, to: bytes.count, by: 4).map { bytes[$0] }
  }

  /// Returns the opacity as text: `.` for clear, `#` for opaque, tenths between.
  func picture(scale: Double = 1) throws -> String {
    let width = try bitmap(scale: scale).width
    let characters = try alphas(scale: scale).map { alpha -> Character in
      switch alpha {
      case 0: "."
      case 255: "#"
      default: Character("\(min(max((Int(alpha) * 10 + 127) / 255, 1), 9))")
      }
    }
    return stride(from: 0, to: characters.count, by: width)
      .map { String(characters[$0..<$0 + width]) }
      .joined(separator: "\n")
  }
}
