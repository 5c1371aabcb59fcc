// The current snapshot.

const viewer = { picture: null, text: null, sheet: null, entry: null, markChoice: null };

// Counts visits, so that late results don't replace a newer snapshot.
let visit = 0;

async function showViewer() {
  const mine = visit += 1;
  if (viewer.picture) viewer.picture.leave();
  Object.assign(viewer, { picture: null, text: null, sheet: null, markChoice: null });
  const main = byId('viewer');
  byId('overview-button').setAttribute('aria-pressed', String(state.isOverview));
  if (state.isOverview) {
    viewer.entry = null;
    document.body.classList.remove('open');
    showOverview();
    return;
  }
  const entry = latest.get(state.id);
  viewer.entry = entry;
  document.body.classList.toggle('open', Boolean(entry));
  if (!entry) {
    main.replaceChildren(welcome());
    return;
  }
  const body = element('div', { id: 'body' }, element('p', { class: 'empty' }, entry.folder ? 'Loading…' : ''));
  main.replaceChildren(heading(entry), body);
  const view = await loadView(entry);
  if (mine !== visit) return;
  if (isPicture(entry.files.actual) || isPicture(entry.files.reference)) {
    // A damaged reference would show as much of itself as a browser can guess.
    const roles = entry.status === 'damaged' ? [null, 'actual'] : ['reference', 'actual', 'mask'];
    const [reference, actual, mask] = await Promise.all(roles.map((role) => (role ? loadPicture(entry, view, role) : null)));
    if (mine !== visit) return;
    if ((reference && !reference.broken) || (actual && !actual.broken)) viewer.picture = new PictureView(reference, actual, mask);
  }
  const text = new TextView(view);
  if (text.modes.length) viewer.text = text;
  const sheet = sheetOf(entry, view);
  if (sheet) viewer.sheet = new SheetView(sheet);
  showBody(body, entry, view);
}

// The text shown without a current snapshot.
function welcome() {
  if (!entries.length) return element('p', { class: 'empty' }, 'No results have been written yet. Run the tests, then reload this page.');
  if (entries.some(isFailure)) return element('p', { class: 'empty' }, 'Choose a snapshot on the left.');
  if (entries.some((entry) => entry.status === 'rejected' || entry.status === 'accepted')) {
    return element('p', { class: 'empty' }, 'Every snapshot is decided. Run the tests again.');
  }
  const recorded = entries.filter((entry) => entry.status === 'new' || entry.status === 'recorded').length;
  return element('div', { class: 'empty fine' }, element('p', { class: 'tick', 'aria-hidden': 'true' }, '✓'),
    element('p', { class: 'large' }, recorded ? counted(recorded, 'snapshot') + ' recorded. Look at each before you commit it.'
      : entries.length === 1 ? 'The snapshot matches.' : 'All ' + counted(entries.length, 'snapshot') + ' match.'));
}

function modesOfViewer() {
  return [viewer.picture, viewer.text, viewer.sheet].flatMap((part) => (part ? part.modes : []));
}

// The strategy's picture of the difference, if there is one.
function sheetOf(entry, view) {
  const key = Object.keys(entry.files).find((name) => name.startsWith('difference') && isPicture(entry.files[name]));
  if (!key) return null;
  const content = view && view[key];
  if (content && content.text) return 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(content.text);
  if (content && content.png) return 'data:image/png;base64,' + content.png;
  return isOneFile ? null : fileOf(entry, key);
}

const sheetModes = [{ id: 'sheet', key: '6', name: 'Sheet' }];

class SheetView {
  constructor(source) {
    this.source = source;
    this.modes = sheetModes;
    this.node = element('div', { class: 'scroll sheet', tabIndex: 0, role: 'region', 'aria-label': 'Picture of the difference' });
  }

  show() { this.node.replaceChildren(element('img', { src: this.source, alt: 'Difference' })); }
}

function heading(entry) {
  const kind = kinds.find((kind) => kind.status === entry.status);
  const slash = entry.id.lastIndexOf('/') + 1;
  const acts = element('div', { class: 'bar acts', role: 'toolbar', 'aria-label': 'Decision' });
  if (entry.acceptable) {
    const accept = button('Accept', 'Accept and go to the next (a)', () => decide('accept'), false, 'a');
    const reject = button('Reject', entry.status === 'new' ? 'Delete the new reference and go to the next (r)' : 'Mark as wrong and go to the next (r)', () => decide('reject'), false, 'r');
    accept.classList.add('accept');
    reject.classList.add('reject');
    viewer.markChoice = () => {
      accept.disabled = Boolean(entry.isHidden);
      accept.setAttribute('aria-pressed', String(chosen.get(entry.id) === 'accept'));
      reject.setAttribute('aria-pressed', String(chosen.get(entry.id) === 'reject'));
    };
    viewer.markChoice();
    acts.append(accept, reject);
    if (entry.alike && entry.alike.length > 1) {
      acts.append(button('Accept all ' + entry.alike.length + ' with this change', 'Accept every snapshot with the same difference (A)', () => choose(entry.alike, 'accept'), undefined, 'A'));
    }
    acts.append(button('Accept all shown', 'Accept every snapshot in the list', () => choose(shownEntries, 'accept')));
  }
  acts.append(element('span', { class: 'joined' },
    button('◀', 'Previous snapshot (k)', () => step(-1)), button('▶', 'Next snapshot (j)', () => step(1))));
  for (const arrow of acts.lastChild.children) arrow.setAttribute('aria-label', arrow.title);
  return element('div', { class: 'heading' },
    element('h2', {}, element('span', { class: 'crumbs' }, ...visible(entry.id.slice(0, slash))), element('wbr'), ...visible(entry.id.slice(slash))),
    acts,
    element('p', { class: 'what' }, element('b', { class: 'pill ' + entry.status }, kind.sign + ' ' + kind.name), ' ', ...visible(entry.summary)));
}

// The measured values with their limits, if there are any; the bar is full at the limit.
function measures(entry) {
  const limited = (entry.measured || []).filter((number) => number.allowed > 0);
  if (!limited.length || entry.status === 'passed') return null;
  const text = (value) => (Number.isInteger(value) ? value.toLocaleString('en') : String(Number(value.toPrecision(4))));
  return element('ul', { class: 'measures', 'aria-label': 'Measured and allowed' }, ...limited.map((number) => {
    const isOver = number.measured > number.allowed;
    const bar = element('span', { class: isOver ? 'over' : 'within' });
    bar.style.width = (isOver ? 100 : Math.round(100 * number.measured / number.allowed)) + '%';
    return element('li', {}, element('span', { class: 'gauge', 'aria-hidden': 'true' }, bar),
      ...visible(number.what + ': '), element('b', {}, text(number.measured)), ' (' + text(number.allowed) + ' allowed)');
  }));
}

function showBody(body, entry, view) {
  const parts = [...facts(entry), measures(entry)].filter(Boolean);
  const modes = modesOfViewer();
  if (modes.length) {
    const tabs = element('div', { class: 'modes', role: 'toolbar', 'aria-label': 'View' });
    for (const mode of modes) {
      const tab = button(mode.name, mode.name + ' (' + mode.key + ')', () => setMode(mode.id), false, mode.key);
      tab.dataset.mode = mode.id;
      tabs.append(tab);
    }
    parts.push(tabs, element('div', { id: 'content' }));
  } else if (entry.folder && !view) {
    parts.push(element('p', { class: 'notice' }, 'The files of this failure no longer exist. Run the tests again.'));
  }
  if (hidesChange(entry)) {
    entry.isHidden = true;
    if (chosen.get(entry.id) === 'accept') { chosen.delete(entry.id); keepChoice(); showChoice(); }
    if (viewer.markChoice) viewer.markChoice();
    parts.unshift(element('p', { class: 'notice' }, 'This text is too long for the page to show what differs. Compare it with “' + toolCommand() + ' review”.'));
  }
  // The lines that differ are shown better than the message has them.
  const told = viewer.text && viewer.text.hunks ? entry.detail.split(/^@@/m)[0].trim() : entry.detail;
  if (told) parts.unshift(element('pre', { class: 'detail', tabIndex: 0 }, ...detailLines(told)));
  parts.push(files(entry));
  // A picture shows more than a list of its changed elements, which may be long.
  body.classList.toggle('pictured', Boolean(viewer.picture));
  body.replaceChildren(...parts);
  if (modes.length) setMode(state.mode, true);
}

// Whether a text differs in a place that the page doesn't contain.
function hidesChange(entry) {
  if (entry.status !== 'changed' || !entry.acceptable || !viewer.text) return false;
  // Otherwise the lines of the message are shown.
  if (entry.detail && !viewer.text.hunks) return false;
  return !viewer.picture && !viewer.sheet && !viewer.text.showsChange;
}

function files(entry) {
  const list = element('p', { class: 'files' });
  const made = [entry.strategy, entry.duration ? durationName(entry.duration) : ''].filter(Boolean).join(', ');
  if (made) list.append(element('span', {}, ...visible(made)), ' ');
  list.append(element('span', {}, ...visible(entry.test + (entry.place ? ' at ' + entry.place : ''))), ' ');
  const roles = isOneFile ? [] : Object.keys(entry.files).filter((role) => role !== 'mask').sort().reverse();
  for (const role of roles) {
    // A browser would run the scripts of a drawing or a page opened directly.
    if (/\.(png|apng|gif|jpe?g|txt|json|diff|md|csv)$/i.test(entry.files[role])) {
      list.append(element('a', { href: fileOf(entry, role), target: '_blank', rel: 'noreferrer' }, role + ' file'), ' ');
    } else {
      list.append(element('span', {}, ...visible(role + ': ' + entry.folder + '/' + entry.files[role])), ' ');
    }
  }
  if (isOneWord(entry.filter)) list.append('Run it again: ', element('code', {}, ...visible('swift test --filter ' + shellWord(entry.filter))));
  return list;
}

function setMode(id, isFirst) {
  const modes = modesOfViewer();
  if (!modes.length) return;
  const mode = modes.find((known) => known.id === id) || modes[0];
  if (!isFirst) { state.mode = mode.id; writeState(); }
  const part = [viewer.picture, viewer.text, viewer.sheet].find((one) => one && one.modes.includes(mode));
  if (viewer.picture) clearInterval(viewer.picture.timer);
  byId('content').replaceChildren(part.node);
  part.show(mode.id);
  for (const tab of document.querySelectorAll('.modes button')) tab.setAttribute('aria-pressed', String(tab.dataset.mode === mode.id));
}
