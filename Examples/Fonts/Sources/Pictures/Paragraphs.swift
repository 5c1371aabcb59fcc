import Drawing

/// One paragraph in many scripts, in a narrow column.
struct Paragraphs: View {
  private let texts = [
    "Grüße aus Łódź — naïve façade, “fluffy” affairs, AVATAR To.",
    "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία.",
    "Съешь ещё этих мягких французских булок.",
    "Tiếng Việt có nhiều dấu thanh: ế ề ể ễ ệ.",
    "السلام عليكم، كل عام وأنتم بخير (2026).",
    "שלום עולם, מה שלומך היום?",
    "सभी मनुष्यों को गौरव और अधिकार।",
    "いろはにほへと、ちりぬるを。日本語の文章。",
    "人人生而自由，在尊严和权利上一律平等。",
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      ForEach(texts.indices, id: \.self) { index in
        Text(texts[index]).font(.system(size: 18))
      }
    }
    .frame(width: 280, alignment: .leading)
    .padding(20)
    .background(.white)
  }
}
