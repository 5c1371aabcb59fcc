import Foundation

/// The part of the page in which a parameter changes a drawing and a test detects the change.
///
/// All pictures and messages are made when the page is written; the script only selects them.
struct DemonstrationSection {
  func html() throws -> String {
    let choices = Demonstration.all.enumerated().map { index, demonstration in
      """
      <label><input type="radio" name="demonstration" value="\(index)"\(index == 0 ? " checked" : "")>\
      <span>\(demonstration.title)</span></label>
      """
    }
    let first = Demonstration.all[0]
    let side = Demonstration.side
    let picture = { (label: String, file: String) in
      """
      <figure><img src="\(file)" width="\(side)" height="\(side)" alt="\(label)">\
      <figcaption>\(label)</figcaption></figure>
      """
    }
    return """
      <section class="demo" id="try">
      <h2>Change a parameter and see what the test reports</h2>
      <form>
      <fieldset class="segments"><legend>Parameter</legend>\(choices.joined())</fieldset>
      <div class="controls"><input type="range" min="0" max="\(first.values.count - 1)" \
      value="\(first.values.count - 3)" aria-label="Value"><output></output></div>
      </form>
      <div class="triple">
      \(picture("Reference", "demo-\(first.name)-\(first.reference).png"))
      \(picture("Actual", "demo-\(first.name)-\(first.reference).png"))
      \(picture("Difference", "demo-\(first.name)-\(first.reference)-difference.png"))
      </div>
      <pre class="code" tabindex="0" aria-live="polite"></pre>
      <script type="application/json">\(try data())</script>
      </section>
      """
  }

  private struct Entry: Encodable {
    var name: String
    var values: [Int]
    var reference: Int
    var messages: [String]
  }

  private func data() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let entries = try Demonstration.all.map {
      Entry(
        name: $0.name,
        values: $0.values,
        reference: $0.reference,
        messages: try $0.messages()
      )
    }
    return String(decoding: try encoder.encode(entries), as: UTF8.self).replacing(
      "<",
      with: "\\u003c"
    )
  }

  static let script = """
    for (const demo of document.querySelectorAll('.demo')) {
      const all = JSON.parse(demo.querySelector('script').textContent);
      const slider = demo.querySelector('input[type=range]');
      const output = demo.querySelector('output');
      const [reference, actual, difference] = demo.querySelectorAll('img');
      const show = () => {
        const entry = all[Number(demo.querySelector('input[type=radio]:checked').value)];
        slider.max = entry.values.length - 1;
        const value = entry.values[slider.valueAsNumber];
        output.value = number(value, 0);
        reference.src = `demo-${entry.name}-${entry.reference}.png`;
        actual.src = `demo-${entry.name}-${value}.png`;
        difference.src = `demo-${entry.name}-${value}-difference.png`;
        demo.querySelector('pre').textContent = entry.messages[slider.valueAsNumber];
      };
      demo.querySelector('form').addEventListener('input', show);
      demo.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
      show();
    }
    """
}
