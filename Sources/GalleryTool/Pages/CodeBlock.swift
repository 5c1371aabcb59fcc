/// Swift source as HTML with coloured tokens.
///
/// It recognises just enough Swift for the bodies on the page: comments, strings, numbers, keywords
/// and types.
struct CodeBlock {
  let source: String

  func html() -> String {
    let token =
      /(?<comment>\/\/[^\n]*)|(?<string>"[^"\n]*")|(?<word>[A-Za-z_@#][A-Za-z0-9_]*)|(?<number>[0-9][0-9._]*)|(?<other>.|\n)/
    var html = ""
    for match in source.matches(of: token) {
      let text = String(match.output.0)
      if match.output.comment != nil {
        html += span("comment", text)
      } else if match.output.string != nil {
        html += span("string", text)
      } else if match.output.number != nil {
        html += span("number", text)
      } else if match.output.word != nil {
        html += word(text)
      } else {
        html += text.escapedForHTML
      }
    }
    return "<pre class=\"code\" tabindex=\"0\"><code>\(html)</code></pre>"
  }

  private func word(_ text: String) -> String {
    if CodeBlock.keywords.contains(text) { return span("keyword", text) }
    return text.first?.isUppercase == true ? span("type", text) : text.escapedForHTML
  }

  private func span(_ kind: String, _ text: String) -> String {
    "<span class=\"\(kind)\">\(text.escapedForHTML)</span>"
  }

  private static let keywords: Set<String> = [
    "public", "private", "var", "let", "some", "return", "if", "else", "in", "for", "func",
    "struct",
    "true", "false", "self", "static",
  ]
}

extension String {
  /// The text with HTML's reserved characters escaped.
  var escapedForHTML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
