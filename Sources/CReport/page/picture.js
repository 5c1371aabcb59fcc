// How two pictures are shown: modes, regions, inspector.

const pictureModes = [
  { id: 'side', key: 'x', name: 'Side by side' },
  { id: 'reference', key: '1', name: 'Reference' },
  { id: 'actual', key: '2', name: 'Actual' },
  { id: 'difference', key: '3', name: 'Difference' },
  { id: 'slider', key: 's', name: 'Slider' },
  { id: 'onion', key: 'o', name: 'Onion' },
  { id: 'blink', key: 'b', name: 'Blink' },
  { id: 'overlay', key: 'v', name: 'Overlay' },
];

const backgrounds = ['checkerboard', 'white', 'black', 'magenta'];

class PictureView {
  constructor(reference, actual, mask) {
    const whole = (picture) => (picture && !picture.broken ? picture : null);
    this.whole = { reference: whole(reference), actual: whole(actual), mask: whole(mask) };
    const frames = [reference, actual].map((picture) => (picture && picture.frames ? picture.frames.length : 1));
    this.frameCount = Math.max(...frames);
    this.changedFrames = Array.from({ length: this.frameCount }, (_, index) =>
      this.frameCount > 1 && frameDiffers(this.whole, index));
    this.frame = Math.max(this.changedFrames.indexOf(true), 0);
    this.takeFrame();
    this.isCentred = false;
    this.showsBoxes = true;
    this.region = -1;
    this.background = backgrounds[0];
    this.share = 50;
    this.node = element('div', { class: 'picture' });
    this.compare();
  }

  get modes() {
    if (this.reference && this.actual) return pictureModes;
    return pictureModes.filter((mode) => mode.id === (this.actual ? 'actual' : 'reference'));
  }

  compare() {
    const known = this.reference || this.actual;
    this.offset = this.reference && this.actual ? offsetOf(this.reference, this.actual, this.isCentred) : [0, 0];
    this.difference = this.reference && this.actual ? findDifference(this.reference, this.actual, this.offset, this.mask) : null;
    const width = Math.max(known.width, this.actual ? this.actual.width + this.offset[0] : 0);
    const height = Math.max(known.height, this.actual ? this.actual.height + this.offset[1] : 0);
    this.stage = new Stage(width, height, (x, y) => this.inspect(x, y));
    this.stage.changed = () => { if (this.zoomText) this.zoomText.textContent = zoomName(this.stage.zoom); };
  }

  // MARK: - Frames

  takeFrame() {
    this.reference = atFrame(this.whole.reference, this.frame);
    this.actual = atFrame(this.whole.actual, this.frame);
    this.mask = maskAtFrame(this.whole.mask, this.frame);
  }

  differs(index) { return this.changedFrames[index]; }

  setFrame(index) {
    if (this.frameCount < 2) return;
    this.frame = Math.min(Math.max(index, 0), this.frameCount - 1);
    this.region = -1;
    const { zoom, x, y, isFitted } = this.stage;
    this.leave();
    this.takeFrame();
    this.compare();
    Object.assign(this.stage, { zoom, x, y, isFitted });
    this.show(this.mode);
  }

  // MARK: - Layers

  layer(role) {
    const picture = this[role];
    const image = picture.canvas ? copyOf(picture.canvas)
      : element('img', { src: picture.image.src, alt: role, draggable: false });
    image.classList.add('layer');
    const [left, top] = role === 'actual' ? this.offset : [0, 0];
    Object.assign(image.style, { left: left + 'px', top: top + 'px', width: picture.width + 'px', height: picture.height + 'px' });
    return image;
  }

  ghost(role) {
    return element('div', { class: 'ghost ' + role }, this.layer(role), element('div', { class: 'tint' }));
  }

  boxes() {
    const regions = this.difference && this.showsBoxes ? this.difference.regions : [];
    return regions.map((region, index) => ({
      ...region,
      node: element('div', { class: 'box' + (index === this.region ? ' current' : '') + (region.x ? '' : ' edge') }, element('span', {}, String(index + 1))),
    }));
  }

  // MARK: - Modes

  show(mode) {
    this.mode = this.modes.some((known) => known.id === mode) ? mode : this.modes[0].id;
    clearInterval(this.timer);
    const stage = this.stage;
    stage.clear();
    this.slide = null;
    stage.node.dataset.background = this.background;
    switch (this.mode) {
      case 'side':
        stage.addPane('Reference', [this.layer('reference')], this.boxes());
        stage.addPane('Actual', [this.layer('actual')], this.boxes());
        if (this.difference) stage.addPane(differenceName(this.difference), [copyOf(this.difference.canvas)], this.boxes());
        break;
      case 'difference':
        if (this.difference) {
          stage.addPane(differenceName(this.difference), [copyOf(this.difference.canvas)], this.boxes());
        } else {
          const actual = this.layer('actual');
          actual.classList.add('subtracted');
          stage.addPane('Difference (colours subtracted)', [this.layer('reference'), actual]);
        }
        break;
      case 'slider':
      case 'onion': {
        const [reference, actual] = [this.layer('reference'), this.layer('actual')];
        stage.addPane(this.mode === 'slider' ? 'Reference on the left, actual on the right' : 'Reference below, actual above', [reference, actual], this.boxes());
        this.slide = () => {
          const [left] = this.offset;
          const edge = stage.width * this.share / 100;
          if (this.mode === 'slider') {
            actual.style.clipPath = 'inset(0 0 0 ' + Math.max(edge - left, 0) + 'px)';
            reference.style.clipPath = 'inset(0 ' + Math.max(this.reference.width - edge, 0) + 'px 0 0)';
          } else {
            actual.style.opacity = this.share / 100;
          }
        };
        this.slide();
        break;
      }
      case 'blink': {
        const [reference, actual] = [this.layer('reference'), this.layer('actual')];
        const caption = stage.addPane('Reference', [reference, actual], this.boxes());
        this.flip = () => {
          actual.hidden = !actual.hidden;
          reference.hidden = !actual.hidden;
          caption.textContent = actual.hidden ? 'Reference' : 'Actual';
        };
        this.flip();
        this.startBlinking();
        break;
      }
      case 'overlay':
        stage.addPane('Only in the reference: red. Only in the actual: blue.', [this.ghost('reference'), this.ghost('actual')]);
        stage.node.dataset.background = 'white';
        break;
      default:
        stage.addPane(this.mode === 'reference' ? 'Reference' : 'Actual', [this.layer(this.mode)], this.boxes());
    }
    this.node.replaceChildren(...[this.controls(), this.frameCount > 1 ? frameControls(this) : null, stage.node, this.inspector()].filter(Boolean));
    stage.start();
  }

  startBlinking() {
    clearInterval(this.timer);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!this.rate) this.rate = isCalm ? 0 : 500;
    if (this.rate) this.timer = setInterval(this.flip, this.rate);
  }

  // While held, the other one of the two.
  hold(isHeld) {
    if (this.isHeld === isHeld || !this.reference || !this.actual) return;
    this.isHeld = isHeld;
    if (isHeld) { this.heldMode = this.mode; this.show(this.mode === 'actual' ? 'reference' : 'actual'); } else this.show(this.heldMode);
  }

  leave() { clearInterval(this.timer); this.stage.clear(); }

  // MARK: - Controls

  controls() {
    const stage = this.stage;
    this.zoomText = element('output', { 'aria-label': 'Zoom' }, zoomName(stage.zoom));
    const bar = element('div', { class: 'bar', role: 'toolbar', 'aria-label': 'Picture' },
      element('span', { class: 'joined' },
        button('−', 'Zoom out (-)', () => stage.setZoom(stage.zoom / 2)), this.zoomText,
        button('+', 'Zoom in (+)', () => stage.setZoom(stage.zoom * 2))),
      element('span', { class: 'joined' },
        button('1:1', 'One picture pixel per screen pixel (0)', () => stage.setZoom(1)),
        button('Fit', 'The whole picture (f)', () => stage.fit())));
    const background = element('select', { 'aria-label': 'Background', onchange: (event) => { this.background = event.target.value; stage.node.dataset.background = this.background; } },
      ...backgrounds.map((name) => element('option', { value: name }, name)));
    background.value = this.background;
    bar.append(background);
    const regions = this.difference ? this.difference.regions.length : 0;
    if (regions) {
      this.regionText = element('output', { 'aria-label': 'Region' }, this.regionName());
      bar.append(
        element('span', { class: 'joined' },
          button('◀', 'Previous region (,)', () => this.walk(-1)), this.regionText,
          button('▶', 'Next region (.)', () => this.walk(1))),
        button('Boxes', 'Boxes around regions (d)', () => this.toggleBoxes(), this.showsBoxes));
    }
    if (this.reference && this.actual && (this.reference.width !== this.actual.width || this.reference.height !== this.actual.height)) {
      bar.append(button('Centred', 'Align the centres instead of the corners', () => this.align(), this.isCentred));
    }
    if (this.slide) {
      bar.append(element('input', {
        type: 'range', min: 0, max: 100, value: this.share, class: 'share',
        'aria-label': this.mode === 'slider' ? 'Position of the slider, percent' : 'Opacity of the actual, percent',
        oninput: (event) => { this.share = Number(event.target.value); this.slide(); },
      }));
    }
    if (this.mode === 'blink') {
      bar.append(element('label', {}, 'Every ', element('input', {
        type: 'range', min: 0, max: 2000, step: 100, value: this.rate, 'aria-label': 'Milliseconds between blinks; 0 stops',
        oninput: (event) => { this.rate = Number(event.target.value); clearInterval(this.timer); if (this.rate) this.startBlinking(); },
      })), button('Flip', 'Show the other picture', () => this.flip()));
    }
    return bar;
  }

  regionName() {
    const regions = this.difference.regions;
    if (this.region < 0) return counted(regions.length, 'region');
    const region = regions[this.region];
    return (this.region + 1) + ' of ' + regions.length + ': ' + counted(region.count, 'pixel');
  }

  walk(by) {
    const count = this.difference ? this.difference.regions.length : 0;
    if (!count) return;
    this.region = this.region < 0 ? (by > 0 ? 0 : count - 1) : (this.region + by + count) % count;
    this.stage.isFitted = false;
    this.show(this.mode);
    this.stage.show(this.difference.regions[this.region]);
  }

  toggleBoxes() { this.showsBoxes = !this.showsBoxes; this.show(this.mode); }

  align() { this.isCentred = !this.isCentred; this.stage.clear(); this.compare(); this.show(this.mode); }

  // MARK: - Inspector

  inspector() {
    this.values = element('p', { class: 'inspector', role: 'status' });
    if (this.stage.inspected) this.inspect(...this.stage.inspected);
    else this.values.textContent = this.sizes() + 'Point at a pixel to read its values.';
    return this.values;
  }

  sizes() {
    const size = (picture) => picture.width + ' × ' + picture.height;
    if (!this.reference || !this.actual) return size(this.reference || this.actual) + ' pixels. ';
    if (size(this.reference) === size(this.actual)) return size(this.actual) + ' pixels. ';
    return 'The sizes differ: reference ' + size(this.reference) + ', actual ' + size(this.actual) + '. ';
  }

  inspect(x, y) {
    const expected = pixelAt(this.reference, x, y);
    const found = pixelAt(this.actual, x - this.offset[0], y - this.offset[1]);
    const parts = [element('b', {}, 'x ' + x + ', y ' + y)];
    if (this.reference) parts.push(' reference ', swatch(expected));
    if (this.actual) parts.push(' actual ', swatch(found));
    if (expected && found) {
      const steps = expected.map((value, index) => Math.abs(value - found[index]));
      parts.push(' distance ', element('b', {}, String(Math.max(...steps))), ' of 255');
    }
    this.values.replaceChildren(...parts);
  }
}

// The same canvas can't stand in two panes.
function copyOf(canvas) {
  const copy = element('canvas', { width: canvas.width, height: canvas.height });
  copy.getContext('2d').drawImage(canvas, 0, 0);
  return copy;
}

// Colours under partial alpha come back from the browser rounded.
function swatch(values) {
  if (!values) return element('span', {}, 'none');
  const colour = element('i', { class: 'swatch' });
  colour.style.backgroundColor = 'rgb(' + values.slice(0, 3).join(' ') + ' / ' + values[3] / 255 + ')';
  const isRounded = values[3] > 0 && values[3] < 255;
  return element('span', {}, colour, (isRounded ? '≈ ' : '') + 'rgba(' + values.join(', ') + ')');
}

function zoomName(zoom) {
  return zoom >= 1 ? '×' + Number(zoom.toFixed(zoom < 10 ? 1 : 0)) : Math.round(zoom * 100) + ' %';
}
