import Drawing
import Gallery

/// The part of the page with the pickers for the mandala's pins, distances and colours.
///
/// The script uses the same formulas as `MandalaModel` and `MandalaString`.
struct MandalaPicker {
  /// The initial choice: the strings of the picture.
  static let strings: [(distance: Int, color: String)] = [
    (31, "#ff3b30"), (19, "#007aff"), (11, "#34c759"),
  ]

  func html() -> String {
    let pins = MandalaModel.pinChoices.map { count in
      """
      <label><input type="radio" name="pins" value="\(count)"\(count == 48 ? " checked" : "")>\
      <span>\(count)</span></label>
      """
    }
    return """
      <form class="picker" data-strings='[\(strings)]'>
      <fieldset class="segments"><legend>Pins</legend>\(pins.joined())</fieldset>
      <fieldset><legend>Strings: pins to advance, colour</legend>
      <div class="strings"></div>
      <button type="button" class="add">Add a string</button></fieldset>
      </form>
      """
  }

  private var strings: String {
    MandalaPicker.strings.map { "[\($0.distance),\"\($0.color)\"]" }.joined(separator: ",")
  }

  static let script = """
    for (const picker of document.querySelectorAll('.picker')) {
      const frame = picker.closest('article').querySelector('.picture');
      const list = picker.querySelector('.strings');
      const draw = () => {
        const count = Number(picker.querySelector('input[name=pins]:checked').value);
        const side = 512, radius = 0.45 * side;
        const place = (pin) => {
          const angle = (360 * pin / count - 90) * Math.PI / 180;
          return [side / 2 + radius * Math.cos(angle), side / 2 + radius * Math.sin(angle)];
        };
        const pins = Array.from({ length: count }, (_, pin) => place(pin)).map(([x, y]) =>
          `<circle cx="${x.toFixed(4)}" cy="${y.toFixed(4)}" r="2" fill="#8e8e93"/>`);
        const lines = [...list.children].map((row) => {
          const wanted = row.querySelector('input[type=number]').valueAsNumber || 0;
          const distance = Math.trunc(Math.min(999, Math.max(-999, wanted)));
          const step = (distance % count + count) % count;
          const points = Array.from({ length: count + 1 }, (_, number) =>
            place(number * step % count).map((value) => value.toFixed(4)).join(','));
          const color = row.querySelector('input[type=color]').value;
          return `<polyline points="${points.join(' ')}" fill="none" stroke="${color}" `
            + 'stroke-width="0.5"/>';
        });
        frame.innerHTML = `<svg viewBox="0 0 ${side} ${side}" role="img" `
          + `aria-label="String art on ${count} pins"><rect width="${side}" height="${side}" `
          + `fill="#ffffff"/>${pins.join('')}${lines.join('')}</svg>`;
      };
      const add = (distance, color) => {
        const row = document.createElement('div');
        row.innerHTML = `<input type="number" step="1" min="-999" max="999" value="${distance}" `
          + `aria-label="Pins to advance"><input type="color" value="${color}" aria-label="Colour">`
          + '<button type="button">Remove</button>';
        row.querySelector('button').addEventListener('click', () => {
          // The focus stays in the list.
          const next = (row.nextElementSibling ?? row.previousElementSibling)?.querySelector('button');
          row.remove();
          button.disabled = false;
          (next ?? button).focus();
          draw();
        });
        list.append(row);
        button.disabled = list.children.length >= 8;
      };
      const button = picker.querySelector('.add');
      for (const [distance, color] of JSON.parse(picker.dataset.strings)) { add(distance, color); }
      button.addEventListener('click', () => { add(7, '#af52de'); draw(); });
      picker.addEventListener('input', draw);
      picker.addEventListener('submit', (event) => event.preventDefault());
    }
    """
}
