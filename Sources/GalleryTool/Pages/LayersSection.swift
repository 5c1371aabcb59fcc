/// The part of the page that compares the tree's background as one group and as separate layers.
struct LayersSection {
  func html() -> String {
    """
    <form class="layers">
    <fieldset class="segments"><legend>The 201 discs behind the tree</legend>\
    <label><input type="radio" name="layers" value="grouped" checked><span>drawingGroup()</span></label>\
    <label><input type="radio" name="layers" value="separate"><span>without</span></label></fieldset>
    <dl><div><dt>elements</dt><dd data-key="elements">–</dd></div>\
    <div><dt>layers</dt><dd data-key="layers">–</dd></div>\
    <div><dt>processor time</dt><dd data-key="milliseconds" data-unit=" ms" data-digits="0">–</dd></div>\
    <div><dt>memory</dt><dd data-key="memory" data-unit=" MiB" data-digits="0">–</dd></div></dl>
    <p>On a screen, each disc would have its own layer without the group, which \
    <code>drawingGroup()</code> avoids. This renderer paints one list of 201 discs in both cases, so \
    the group saves nothing here: it adds the cost of one bitmap of the picture's size. Measured on \
    the machine that wrote this page, 400 × 800 points at 3 s.</p>
    </form>
    """
  }

  static let script = """
    for (const form of document.querySelectorAll('.layers')) {
      const show = () => {
        const found = measured[form.querySelector('input:checked').value];
        for (const cell of form.querySelectorAll('dd')) {
          const { key, unit = '', digits = '0' } = cell.dataset;
          cell.textContent = found ? number(found[key], Number(digits)) + unit : '–';
        }
      };
      form.addEventListener('input', show);
      show();
    }
    """
}
