import Foundation
import Scene
import Testing

@Suite struct SummaryTests {
  /// A fingerprint is the 64-bit FNV-1a hash of verbs, steps and the linear part of the transform.
  private func hash(_ text: String) -> String {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  @Test func summaryHasBoundsAndFingerprints() {
    let path = Path("1 2 m 4 2 l 4 6.5 l h") ?? Path()
    let list = DisplayList(
      size: CGSize(width: 20, height: 10),
      nodes: [
        .group(
          .init(
            name: "G ",
            opacity: 0.5,
            clip: .init(path: path, evenOdd: true),
            mask: [.fill(path, name: "M")],
            nodes: [
              .stroke(
                path,
                StrokeStyle(lineWidth: 2),
                name: "S",
                transform: CGAffineTransform(2, 0, 0, 3, 10, 20)
              ),
              .fill(Path(), name: ""),
            ]
          )
        )
      ]
    )
    let plain = hash("0 1 1 4 0 0 3000 0 3000 4500 1.000000 0.000000 0.000000 1.000000")
    let scaled = hash("0 1 1 4 0 0 3000 0 3000 4500 2.000000 0.000000 0.000000 3.000000")
    #expect(
      list.summary() == """
        canvas 20.0000 10.0000
        group G%20
          opacity 0.5000
          clip evenodd
            bounds 1.0000 2.0000 3.0000 4.5000
            shape 4 \(plain)
          end
          mask
            fill nonzero M
              solid #000000 1.0000
              bounds 1.0000 2.0000 3.0000 4.5000
              shape 4 \(plain)
            end
          end
          stroke S
            pen 2.0000 butt miter 10.0000
            solid #000000 1.0000
            bounds 12.0000 26.0000 6.0000 13.5000
            shape 4 \(scaled)
          end
          fill nonzero\(" ")
            solid #000000 1.0000
          end
        end

        """
    )
  }

  @Test func nestedScenesAreLimited() {
    #expect(DisplayList(size: .zero).summary() == "canvas 0.0000 0.0000\n")
  }
}
