import Foundation

/// The part of the page that shows an animated scene: a slider over its frames, and its strip.
struct FilmSection {
  let item: GalleryItem
  let timing: AnimationTiming

  func html() -> String {
    let times = timing.times
    return """
      <div class="film" data-frames="\(item.name)-frames/" data-count="\(times.count)" \
      data-rate="\(timing.framesPerSecond)">
      <div class="controls">
      <button type="button" aria-label="Play \(item.title)">Play</button>
      <input type="range" min="0" max="\(times.count - 1)" value="\(still(in: times))" \
      aria-label="Time of \(item.title)">
      <output></output>
      </div>
      <a class="strip" href="\(item.name)-film.png"><img src="\(item.name)-strip.png" \
      alt="\(item.title) at eight moments from its start to its end"></a>
      </div>
      """
  }

  /// Returns the index of the frame nearest to the time of the picture above.
  private func still(in times: [Double]) -> Int {
    times.lastIndex { $0 <= item.time } ?? 0
  }

  /// The script that shows the frames. The picture above is shown until the slider is used.
  static let script = """
    for (const film of document.querySelectorAll('.film')) {
      const picture = film.closest('article').querySelector('.picture img');
      const slider = film.querySelector('input');
      const button = film.querySelector('button');
      const output = film.querySelector('output');
      const rate = Number(film.dataset.rate);
      let timer = null;
      const frames = Array.from({ length: Number(film.dataset.count) }, (_, number) =>
        film.dataset.frames + String(number).padStart(3, '0') + '.png');
      const showTime = () => { output.value = number(slider.valueAsNumber / rate, 2) + ' s'; };
      const show = () => { picture.src = frames[slider.valueAsNumber]; showTime(); };
      const stop = () => { clearInterval(timer); timer = null; button.textContent = 'Play'; };
      slider.addEventListener('input', () => { stop(); show(); });
      button.addEventListener('click', () => {
        if (timer) { stop(); return; }
        button.textContent = 'Stop';
        for (const frame of frames) { new Image().src = frame; }
        timer = setInterval(() => {
          slider.value = (slider.valueAsNumber + 1) % frames.length;
          show();
        }, 1000 / rate);
      });
      document.addEventListener('keydown', (event) => { if (event.key === 'Escape') stop(); });
      showTime();
    }
    """
}
