// The list: the shown snapshots, and the current one.

const state = {
  id: null, mode: null, isOverview: false, query: '', suite: '', grouping: '', theme: '', kinds: null,
};

let shownEntries = [];
const rows = new Map();

function isFailure(entry) {
  return ['failed', 'damaged', 'changed', 'missing'].includes(entry.status);
}

// Until the user chooses, the snapshots that need attention.
function shownKinds() {
  if (state.kinds) return state.kinds;
  const wanted = kinds.map((kind) => kind.status).filter((status) => !settledStatuses.includes(status));
  return new Set(entries.some((entry) => wanted.includes(entry.status)) ? wanted : settledStatuses);
}

function buildFilters() {
  const suites = [...new Set(entries.map((entry) => entry.suite))].filter(Boolean).sort();
  byId('suite').append(
    element('option', { value: '' }, 'All suites'),
    ...suites.map((suite) => element('option', { value: suite }, suite)));
  byId('suite').value = state.suite;
  for (const kind of kinds) {
    const count = entries.filter((entry) => entry.status === kind.status).length;
    if (!count) continue;
    const chip = button(kind.sign + ' ' + kind.name + ' ' + count, 'Show or hide', () => {
      const chosen = new Set(shownKinds());
      if (chosen.has(kind.status)) chosen.delete(kind.status); else chosen.add(kind.status);
      state.kinds = chosen;
      showList();
    });
    chip.dataset.status = kind.status;
    byId('groups').append(chip);
  }
  showTotals();
}

// All outcomes in the words of the other reports, such as “8 passed, 33 failed (32 changed, 1 damaged), 3 new”.
function countSentence() {
  const count = (...wanted) => entries.filter((entry) => wanted.includes(entry.status)).length;
  const part = ([status, word]) => (count(status) ? [count(status).toLocaleString('en') + ' ' + word] : []);
  const failed = [['changed', 'changed'], ['missing', 'missing'], ['damaged', 'damaged'], ['failed', 'not compared']].flatMap(part);
  return [count('passed', 'tolerated').toLocaleString('en') + ' passed',
    entries.filter(isFailure).length.toLocaleString('en') + ' failed' + (failed.length ? ' (' + failed.join(', ') + ')' : ''),
    ...[['new', 'new'], ['recorded', 'recorded again'], ['rejected', 'rejected'], ['accepted', 'accepted']].flatMap(part)].join(', ');
}

function showTotals() {
  const failures = entries.filter(isFailure).length;
  byId('totals').textContent = changesRange() ? counted(entries.length, 'reference') + ' changed in ' + changesRange() : entries.length === 0 ? 'No results yet'
    : countSentence();
  document.title = (failures ? failures + ' failed · ' : '') + 'Snapshots';
  for (const kind of kinds) {
    const count = entries.filter((entry) => entry.status === kind.status).length;
    if (!count) continue;
    const part = element('span', { class: kind.status });
    part.style.flexGrow = count;
    byId('meter').append(part);
  }
  const open = runs.filter((run) => !run.end).length;
  byId('running').hidden = !open;
  byId('running').textContent = counted(open, 'run') + (open === 1 ? ' hasn’t' : ' haven’t') + ' ended: reload';
  if (isOneFile) Object.assign(byId('running'), { disabled: true, title: '', textContent: counted(open, 'run') + ' without an end' });
  const last = runs.reduce((latest, run) => (!latest || run.began > latest.began ? run : latest), null);
  if (last) byId('run').textContent = [last.system, last.architecture, (last.commit || '').slice(0, 8)].filter(Boolean).join(' · ');
}

function row(entry) {
  if (rows.has(entry.id)) return rows.get(entry.id);
  const kind = kinds.find((kind) => kind.status === entry.status);
  const sign = () => element('span', { class: 'sign', 'aria-hidden': 'true' }, ...(lineCounts(entry) || [kind.sign]));
  const picture = isPicture(entry.files.actual) ? thumbnail(entry, 'actual', sign) : sign();
  const made = element('li', {},
    element('button', { type: 'button', class: 'row', onclick: () => openEntry(entry.id) },
      picture,
      element('span', { class: 'title' }, ...visible(entry.name),
        entry.alike && entry.alike.length > 1 ? element('span', { class: 'alike', title: 'The same change in ' + counted(entry.alike.length, 'snapshot') }, 'same ×' + entry.alike.length) : null),
      element('span', { class: 'reason' },
        element('b', { class: entry.status }, kind.name), ' ',
        entry.duration ? element('span', { class: 'took' }, durationName(entry.duration)) : null,
        ...visible((entry.summary || entry.suite).slice(0, 200)))));
  made.dataset.verdict = chosen.get(entry.id) || '';
  rows.set(entry.id, made);
  return made;
}

// How many lines of a text were removed and added; null for anything else.
function lineCounts(entry) {
  if (isPicture(entry.files.actual) || entry.status !== 'changed') return null;
  const lines = changedLinesOf(entry);
  if (!lines.length) return null;
  const removed = lines.filter((line) => line[0] === '-').length;
  const added = lines.length - removed;
  return [removed ? element('del', {}, '−' + removed) : null, added ? element('ins', {}, '+' + added) : null];
}

function showList() {
  const words = state.query.toLowerCase().split(/\s+/).filter(Boolean);
  const chosen = shownKinds();
  shownEntries = entries.filter((entry) =>
    chosen.has(entry.status) && (!state.suite || entry.suite === state.suite)
    && words.every((word) => entry.words.includes(word)));
  if (state.grouping === 'change') shownEntries = byChange(shownEntries);
  if (state.grouping === 'slow') shownEntries = bySlowness(shownEntries);
  byId('list').className = state.grouping;
  byId('list').replaceChildren();
  waiting = shownEntries.slice();
  lastTitle = null;
  fill(40);
  byId('shown').textContent = shownEntries.length === entries.length
    ? '' : counted(shownEntries.length, 'snapshot') + ' of ' + entries.length.toLocaleString('en');
  for (const chip of byId('groups').children) {
    chip.setAttribute('aria-pressed', String(chosen.has(chip.dataset.status)));
  }
  markCurrent(false);
  writeState();
  if (state.isOverview) showOverview();
}

// Rows that aren't in the list yet: a long one grows when the user scrolls to its end, so that
// typing never waits for invisible rows.
let waiting = [];
let lastTitle = null;
const listEnd = element('li', { class: 'end', 'aria-hidden': 'true' });
const listWatch = new IntersectionObserver((seen) => {
  if (!seen.some((part) => part.isIntersecting)) return;
  fill(100);
  markCurrent(false);
}, { rootMargin: '800px' });

function fill(count) {
  const made = [];
  for (const entry of waiting.splice(0, count)) {
    const [title, text] = titleOf(entry);
    if (title !== lastTitle) {
      lastTitle = title;
      made.push(element('li', { class: 'suite' }, ...visible(text)));
    }
    made.push(row(entry));
  }
  listWatch.unobserve(listEnd);
  listEnd.remove();
  byId('list').append(...made);
  if (!waiting.length) return;
  byId('list').append(listEnd);
  listWatch.observe(listEnd);
}

// The group heading of a row: its identity, and its title.
function titleOf(entry) {
  if (state.grouping === 'slow') return ['slow', 'Slowest first'];
  if (state.grouping !== 'change') return [entry.status + ' ' + entry.suite, entry.suite || 'No suite'];
  if (!entry.alike || entry.alike.length < 2) return ['', 'Changes in only one snapshot'];
  return [entry.alike[0].id, 'The same change in ' + counted(entry.alike.length, 'snapshot')];
}

// Marks the row of the current snapshot, and scrolls to it if the user navigated there.
function markCurrent(isGoal) {
  for (const button of byId('list').querySelectorAll('[aria-current]')) button.removeAttribute('aria-current');
  const place = isGoal ? waiting.findIndex((entry) => entry.id === state.id) : -1;
  if (place >= 0) fill(place + 1);
  const current = rows.get(state.id);
  if (!current || !current.isConnected) return;
  current.firstChild.setAttribute('aria-current', 'true');
  if (isGoal) current.scrollIntoView({ block: 'nearest' });
}

function openEntry(id) {
  state.id = id;
  state.isOverview = false;
  markCurrent(true);
  writeState();
  showViewer();
}

function step(by) {
  if (!shownEntries.length) return;
  const index = shownEntries.findIndex((entry) => entry.id === state.id);
  const next = index < 0 ? 0 : Math.min(Math.max(index + by, 0), shownEntries.length - 1);
  openEntry(shownEntries[next].id);
}

// MARK: - Address

function readState() {
  const address = new URLSearchParams(location.hash.slice(1));
  state.id = address.get('id');
  state.mode = address.get('mode');
  state.query = address.get('q') || '';
  state.suite = address.get('suite') || '';
  state.grouping = address.get('by') || '';
  state.theme = address.get('theme') || '';
  state.isOverview = address.has('overview');
  state.kinds = address.has('kinds') ? new Set(address.get('kinds').split(' ').filter(Boolean)) : null;
}

function writeState() {
  const address = new URLSearchParams();
  if (state.id) address.set('id', state.id);
  if (state.mode) address.set('mode', state.mode);
  if (state.query) address.set('q', state.query);
  if (state.suite) address.set('suite', state.suite);
  if (state.grouping) address.set('by', state.grouping);
  if (state.isOverview) address.set('overview', '1');
  if (state.theme) address.set('theme', state.theme);
  if (state.kinds) address.set('kinds', [...state.kinds].join(' '));
  history.replaceState(null, '', '#' + address);
}
