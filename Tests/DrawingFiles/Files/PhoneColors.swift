import CoreGraphics.CGGeometry
import QuartzCore
import SwiftUI
import UIKit

extension UIColor {
  /// A colour from a hexadecimal number, a common helper.
  convenience init(hex: UInt32, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }

  convenience init?(name: String) {
    guard name == "sea" else { return nil }
    self.init(hex: 0x0A7BA8)
  }

  static let brand = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(hex: 0xFFCC66) : UIColor(hex: 0xCC5500)
  }

  /// A colour closer to white.
  func lighter(by fraction: CGFloat) -> UIColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return UIColor(
      red: red + (1 - red) * fraction,
      green: green + (1 - green) * fraction,
      blue: blue + (1 - blue) * fraction,
      alpha: alpha
    )
  }
}

/// Colours as they come from code for UIKit and Core Graphics.
struct ColorCards: View {
  private let colors: [Color] = [
    Color(UIColor(hex: 0x3366CC)),
    Color(uiColor: .brand),
    Color(UIColor.brand.lighter(by: 0.5)),
    Color(UIColor(name: "sea")?.withAlphaComponent(0.5) ?? .clear),
    Color(cgColor: UIColor.systemTeal.cgColor),
    Color(Color(red: 0.5, green: 0.25, blue: 0.75).cgColor ?? UIColor.black.cgColor),
    Color(UIColor(Color.orange)),
  ]

  var body: some View {
    HStack(spacing: 4) {
      ForEach(colors.indices, id: \.self) { index in
        colors[index].frame(width: 24, height: 24)
      }
    }
  }
}

/// Bars, a gradient and a ring, drawn with a context of Core Graphics.
struct ContextSketch: View {
  var body: some View {
    Canvas { context, size in
      context.withCGContext { cg in
        cg.saveGState()
        cg.setFillColor(UIColor.systemIndigo.cgColor)
        for index in 0..<5 {
          let height = CGFloat(index + 1) * 8
          cg.fill(CGRect(x: CGFloat(index) * 12, y: size.height - height, width: 8, height: height))
        }
        cg.restoreGState()

        cg.saveGState()
        cg.translateBy(x: size.width - 40, y: size.height / 2)
        cg.rotate(by: .pi / 6)
        cg.setStrokeColor(UIColor.systemPink.cgColor)
        cg.setLineWidth(4)
        cg.setLineCap(.round)
        cg.setLineDash(phase: 0, lengths: [10, 8])
        cg.addArc(center: .zero, radius: 24, startAngle: 0, endAngle: .pi * 1.5, clockwise: false)
        cg.strokePath()
        cg.restoreGState()

        let area = CGRect(x: 70, y: 10, width: 40, height: 40)
        cg.addEllipse(in: area)
        cg.clip()
        let colors = [UIColor.systemYellow.cgColor, UIColor.systemRed.cgColor] as CFArray
        if let gradient = CGGradient(
          colorsSpace: CGColorSpaceCreateDeviceRGB(),
          colors: colors,
          locations: [0, 1]
        ) {
          cg.drawLinearGradient(
            gradient,
            start: CGPoint(x: area.minX, y: area.minY),
            end: CGPoint(x: area.maxX, y: area.maxY),
            options: []
          )
        }
      }
    }
    .frame(width: 170, height: 60)
  }
}

/// Names of UIKit and Core Graphics in one drawing.
struct ColorBoard: View {
  var body: some View {
    VStack {
      ColorCards()
      ContextSketch()
    }
  }
}
