// Panes that show the same part of their pictures at the same size.

const largestZoom = 64;

class Stage {
  constructor(width, height, hovered) {
    this.width = width;
    this.height = height;
    this.hovered = hovered;
    this.node = element('div', { class: 'stage', role: 'group', tabIndex: 0, 'aria-label': 'Pictures; arrow keys move the pixel that is inspected' });
    this.panes = [];
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
    this.isFitted = true;
    this.inspected = null;
    this.node.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    this.node.addEventListener('pointerdown', (event) => this.drag(event));
    this.node.addEventListener('pointermove', (event) => this.hover(event));
    this.node.addEventListener('dblclick', (event) => this.zoomAt(event.shiftKey ? 0.5 : 2, ...this.place(event)));
    this.observer = new ResizeObserver(() => { if (this.isFitted) this.fit(); else this.apply(); });
  }

  // Shows layers one over another under a caption. Marks are drawn above them, and
  // their lines have the same width at every zoom.
  addPane(caption, layers, marks = []) {
    const content = element('div', { class: 'content' }, ...layers);
    content.style.width = this.width + 'px';
    content.style.height = this.height + 'px';
    const background = { node: element('div', { class: 'background' }), x: 0, y: 0, width: this.width, height: this.height };
    const marker = { node: element('div', { class: 'marker', hidden: !this.inspected }), x: 0, y: 0, width: 1, height: 1 };
    const window = element('div', { class: 'window' }, background.node, content, ...marks.map((mark) => mark.node), marker.node);
    this.panes.push({ content, window, marker, marks: [background, marker, ...marks] });
    const figcaption = element('figcaption', { title: caption }, caption);
    this.node.append(element('figure', { class: 'pane' }, window, figcaption));
    return figcaption;
  }

  clear() {
    this.observer.disconnect();
    this.panes = [];
    this.node.replaceChildren();
  }

  start() {
    this.observer.disconnect();
    if (this.panes.length) this.observer.observe(this.panes[0].window);
    if (this.isFitted) this.fit(); else this.apply();
  }

  fit() {
    const window = this.panes[0] && this.panes[0].window;
    if (!window || !window.clientWidth) return;
    const zoom = Math.min(window.clientWidth / this.width, window.clientHeight / this.height);
    // Small pictures grow by whole steps, so that their pixels stay square.
    this.zoom = zoom >= 1 ? Math.min(Math.floor(zoom), 16) : zoom;
    this.x = (window.clientWidth - this.width * this.zoom) / 2;
    this.y = (window.clientHeight - this.height * this.zoom) / 2;
    this.isFitted = true;
    this.apply();
  }

  setZoom(zoom) {
    const window = this.panes[0] && this.panes[0].window;
    if (window) this.zoomAt(zoom / this.zoom, window.clientWidth / 2, window.clientHeight / 2);
  }

  zoomAt(factor, x, y) {
    const zoom = Math.min(Math.max(this.zoom * factor, 1 / 32), largestZoom);
    this.x = x - (x - this.x) * (zoom / this.zoom);
    this.y = y - (y - this.y) * (zoom / this.zoom);
    this.zoom = zoom;
    this.isFitted = false;
    this.apply();
  }

  // Puts a part of the picture into the middle.
  show(part) {
    const window = this.panes[0] && this.panes[0].window;
    if (!window) return;
    const zoom = Math.min(window.clientWidth / (part.width * 2), window.clientHeight / (part.height * 2), 32);
    this.zoom = Math.max(zoom, Math.min(this.zoom, 1));
    this.x = window.clientWidth / 2 - (part.x + part.width / 2) * this.zoom;
    this.y = window.clientHeight / 2 - (part.y + part.height / 2) * this.zoom;
    this.isFitted = false;
    this.apply();
  }

  apply() {
    const [x, y] = [Math.round(this.x), Math.round(this.y)];
    for (const { content, marks, marker } of this.panes) {
      content.style.transform = 'translate(' + x + 'px,' + y + 'px) scale(' + this.zoom + ')';
      content.classList.toggle('enlarged', this.zoom > 1);
      if (this.inspected) [marker.x, marker.y] = this.inspected;
      for (const mark of marks) {
        Object.assign(mark.node.style, {
          left: x + mark.x * this.zoom + 'px', top: y + mark.y * this.zoom + 'px',
          width: mark.width * this.zoom + 'px', height: mark.height * this.zoom + 'px',
        });
      }
    }
    if (this.changed) this.changed();
  }

  // MARK: - Pointer

  windowUnder(event) {
    const window = event.target.closest && event.target.closest('.window');
    return window || (this.panes[0] && this.panes[0].window);
  }

  place(event) {
    const box = this.windowUnder(event).getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  }

  wheel(event) {
    if (!event.target.closest('.window')) return;
    event.preventDefault();
    this.zoomAt(2 ** (-event.deltaY / 200), ...this.place(event));
  }

  drag(event) {
    if (event.button !== 0 || !event.target.closest('.window')) return;
    const [startX, startY, x, y] = [event.clientX, event.clientY, this.x, this.y];
    const move = (moved) => {
      this.x = x + moved.clientX - startX;
      this.y = y + moved.clientY - startY;
      this.isFitted = false;
      this.apply();
    };
    const end = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  hover(event) {
    if (!event.target.closest('.window')) return;
    const [x, y] = this.place(event);
    this.inspect(Math.floor((x - this.x) / this.zoom), Math.floor((y - this.y) / this.zoom));
  }

  // MARK: - The inspected pixel

  moveInspected(across, down) {
    const [x, y] = this.inspected || [0, 0];
    this.inspect(x + across, y + down);
  }

  inspect(x, y) {
    x = Math.min(Math.max(x, 0), this.width - 1);
    y = Math.min(Math.max(y, 0), this.height - 1);
    this.inspected = [x, y];
    for (const { marker } of this.panes) marker.node.hidden = false;
    this.apply();
    this.hovered(x, y);
  }
}
