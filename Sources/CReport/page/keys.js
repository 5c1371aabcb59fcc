// What keys do. None does anything while somebody types.

const keys = [
  [['j', 'ArrowRight', 'ArrowDown'], 'next snapshot', () => step(1)],
  [['k', 'ArrowLeft', 'ArrowUp'], 'previous snapshot', () => step(-1)],
  [['a'], 'accept and go to the next', () => decide('accept')],
  [['A'], 'accept all with the same change', () => viewer.entry && choose(viewer.entry.alike || [viewer.entry], 'accept')],
  [['r'], 'reject and go to the next', () => decide('reject')],
  [['u'], 'undo the last decision', undoChoice],
  [['c'], 'copy the command', copyCommand],
  [['.'], 'next region', () => viewer.picture && viewer.picture.walk(1)],
  [[','], 'previous region', () => viewer.picture && viewer.picture.walk(-1)],
  [['d'], 'boxes around regions', () => viewer.picture && viewer.picture.toggleBoxes()],
  [['+', '='], 'zoom in', () => viewer.picture && viewer.picture.stage.setZoom(viewer.picture.stage.zoom * 2)],
  [['-'], 'zoom out', () => viewer.picture && viewer.picture.stage.setZoom(viewer.picture.stage.zoom / 2)],
  [['0'], '1:1 zoom', () => viewer.picture && viewer.picture.stage.setZoom(1)],
  [['f'], 'fit', () => viewer.picture && viewer.picture.stage.fit()],
  [[']'], 'next frame', () => viewer.picture && viewer.picture.setFrame(viewer.picture.frame + 1)],
  [['['], 'previous frame', () => viewer.picture && viewer.picture.setFrame(viewer.picture.frame - 1)],
  [['g'], 'overview of all', () => toggleOverview()],
  [['w'], 'next undecided snapshot', openNextUndecided],
  [['/'], 'search', () => byId('search').focus()],
  [['Escape'], 'clear and leave the search', clearSearch],
  [['t'], 'theme', () => nextTheme()],
  [['?'], 'list of keys', () => byId('help').showModal()],
];

function clearSearch() {
  state.query = '';
  byId('search').value = '';
  byId('search').blur();
  showList();
}

function buildHelp() {
  const names = { ' ': 'Space (hold)', ArrowRight: '→', ArrowDown: '↓', ArrowLeft: '←', ArrowUp: '↑', Escape: 'Esc' };
  const add = (list, does) => byId('keys').append(
    element('dt', {}, ...list.map((key) => element('kbd', {}, names[key] || key))), element('dd', {}, does));
  for (const [list, does] of keys) add(list, does);
  for (const mode of [...pictureModes, ...textModes, ...sheetModes]) add([mode.key], 'show: ' + mode.name);
  add([' '], 'show the other picture while held');
}

function listenToKeys() {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || byId('help').open) return;
    const target = event.target;
    const isTyping = target.matches('select, textarea, input');
    if (isTyping && !(event.key === 'Escape' && target.id === 'search')) return;
    if (event.key === ' ') {
      if (target.matches('button, a') || !viewer.picture) return;
      event.preventDefault();
      viewer.picture.hold(true);
      return;
    }
    if (target.classList.contains('stage') && moveInStage(event)) return;
    // A scrolled text needs its arrows.
    if (event.key.startsWith('Arrow') && target.closest('.scroll, pre')) return;
    const mode = modesOfViewer().find((known) => known.key === event.key);
    const known = keys.find(([list]) => list.includes(event.key));
    if (!mode && !known) return;
    event.preventDefault();
    if (mode) setMode(mode.id); else known[2]();
  });
  addEventListener('keyup', (event) => {
    if (event.key === ' ' && viewer.picture) viewer.picture.hold(false);
  });
}

function moveInStage(event) {
  const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const step = steps[event.key];
  if (!step || !viewer.picture) return false;
  event.preventDefault();
  const size = event.shiftKey ? 10 : 1;
  viewer.picture.stage.moveInspected(step[0] * size, step[1] * size);
  return true;
}
