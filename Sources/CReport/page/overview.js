// All shown snapshots as tiles: pictures as pictures, texts by their changed lines.

const mostTileLines = 6;

function toggleOverview() {
  state.isOverview = !state.isOverview;
  writeState();
  showViewer();
}

// Tiles that aren't there yet: a long overview grows when somebody scrolls to its end.
let waitingTiles = [];
const overviewEnd = element('div', { class: 'end', 'aria-hidden': 'true' });
const overviewWatch = new IntersectionObserver((seen) => {
  if (seen.some((part) => part.isIntersecting)) addTiles(60);
}, { rootMargin: '600px' });

function showOverview() {
  waitingTiles = shownEntries.slice();
  const grid = element('div', { id: 'overview', role: 'list', 'aria-label': 'Overview' });
  byId('viewer').replaceChildren(element('h2', {}, counted(shownEntries.length, 'snapshot')), grid);
  addTiles(60);
}

function addTiles(count) {
  const grid = byId('overview');
  if (!grid) return;
  overviewWatch.unobserve(overviewEnd);
  overviewEnd.remove();
  grid.append(...waitingTiles.splice(0, count).map(tile));
  if (!waitingTiles.length) return;
  grid.append(overviewEnd);
  overviewWatch.observe(overviewEnd);
}

function tile(entry) {
  const kind = kinds.find((known) => known.status === entry.status);
  const made = element('button', { type: 'button', class: 'tile', title: entry.id, onclick: () => openEntry(entry.id) },
    tileContent(entry),
    element('span', { class: 'title' }, ...visible(entry.name)),
    element('span', { class: 'reason' }, element('b', { class: entry.status }, kind.sign + ' ' + kind.name), ' ', ...visible(entry.summary.slice(0, 120))));
  made.dataset.id = entry.id;
  made.dataset.verdict = chosen.get(entry.id) || '';
  return element('div', { role: 'listitem' }, made);
}

function tileContent(entry) {
  const roles = ['reference', 'actual'].filter((role) => isPicture(entry.files[role]) && !(role === 'reference' && entry.status === 'damaged'));
  if (roles.length) return element('span', { class: 'pair' }, ...roles.map((role) => thumbnail(entry, role, () => '')));
  const all = changedLinesOf(entry);
  const lines = all.slice(0, mostTileLines);
  const left = all.length - lines.length;
  const rows = lines.map((line, index) => element('span', { class: line[0] === '-' ? 'removed' : 'added' }, ...visible(aroundChange(line, lines[index + (line[0] === '-' ? 1 : -1)]))));
  if (left > 0) rows.push(element('span', {}, counted(left, 'more line')));
  if (!rows.length) rows.push(element('span', {}, ...visible(entry.summary.slice(0, 200) || 'The same')));
  return element('span', { class: 'lines' }, ...rows);
}

// The part of a long line in which it differs from the line next to it.
function aroundChange(line, other) {
  const start = other && other[0] !== line[0] ? sharedStart(line.slice(1), other.slice(1)) : 0;
  const first = start > 20 && line.length > 30 ? wholeCharacters(line, start - 8) : 1;
  return line[0] + (first > 1 ? '…' : '') + line.slice(first, first + 119);
}

// A small picture; if it can't be shown, its replacement.
function thumbnail(entry, role, replacement) {
  const image = element('img', { alt: '', decoding: 'async', loading: 'lazy', width: 56, height: 42 });
  image.onerror = () => image.replaceWith(replacement());
  if (isOneFile) {
    waitingImages.set(image, { entry, role });
    imageWatch.observe(image);
  } else {
    image.src = fileOf(entry, role);
  }
  return image;
}

// Embedded pictures are parsed only if they are visible.
const waitingImages = new WeakMap();
const imageWatch = new IntersectionObserver((seen) => {
  for (const { isIntersecting, target } of seen) {
    if (!isIntersecting) continue;
    imageWatch.unobserve(target);
    showEmbedded(target, waitingImages.get(target));
  }
}, { rootMargin: '200px' });

async function showEmbedded(image, { entry, role }) {
  const view = await embeddedView(entry);
  const content = view && view[role];
  if (content && content.png) image.src = 'data:image/png;base64,' + content.png;
  else if (content && content.text) image.src = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(content.text);
  else image.onerror();
}
