import SwiftUI

struct CupShape: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX * 0.8, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.maxX * 0.2, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

#Preview {
  CupShape().fill(.brown).frame(width: 80, height: 90).padding()
}
