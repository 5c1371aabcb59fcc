import Drawing
import Foundation
import Snapshot
import Testing

/// All characters of the library's own font.
@Suite
struct StrokeFontSnapshots {
  private static func characters(_ range: ClosedRange<UInt32>) -> String {
    String(String.UnicodeScalarView(range.compactMap(Unicode.Scalar.init)))
  }

  static let blocks: [(name: String, text: String)] = [
    ("basic", characters(0x21...0x7E)),
    ("latin", characters(0xA1...0xAC) + characters(0xAE...0xFF)),
    ("latinExtended", characters(0x100...0x17F) + "ȘșȚțẞẀẁẂẃẄẅỲỳ"),
    (
      "vietnamese",
      "ĂăÂâĐđÊêÔôƠơƯưẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẾếỀềỂểỄễỆệỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỨứỪừỬửỮữỰự"
    ),
    (
      "greek",
      "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψωΆΈΉΊΌΎΏΪΫάέήίόύώϊϋΐΰ"
    ),
    ("cyrillic", characters(0x400...0x45F) + "Ґґ"),
    ("numbers", "⁰" + characters(0x2074...0x208E) + "½⅓⅔¼¾⅛⅜⅝⅞"),
    (
      "signs",
      "–—‒―‐‘’‚“”„†‡•…‰′″‹›⁄№™‖¢£¤¥€₡₦₩₪₫₭₱₲₴₵₸₹₺₽₿←↑→↓↔↕↖↗↘↙⇐⇑⇒⇓⇔↩↪↵↺↻±×÷−¬∞≈≠≤≥√∑∏∫∂"
    ),
  ]

  private struct Sheet: View {
    let text: String

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(lines, id: \.self) { Text(verbatim: $0).fixedSize() }
      }
      .font(.system(size: 20)).padding(8)
    }

    /// The text in lines of 24 characters.
    private var lines: [String] {
      let characters = Array(text)
      return stride(from: 0, to: characters.count, by: 24).map {
        String(characters[$0..<min($0 + 24, characters.count)])
      }
    }
  }

  @Test(arguments: blocks.map(\.name))
  func glyphs(of block: String) {
    let text = StrokeFontSnapshots.blocks.first { $0.name == block }?.text ?? ""
    assertSnapshot(of: Sheet(text: text), as: .png(scale: 1))
  }
}
