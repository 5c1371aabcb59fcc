'use strict';
// The contents of the data scripts. Each of their lines calls snapshot() with one object.

const runs = [];
const latest = new Map();
// What was accepted and rejected, by identity.
const decisions = new Map();

function snapshot(line) {
  if (line.begin) runs.push(line.begin);
  if (line.end && runs.length) runs[runs.length - 1].end = line.end;
  if (line.decision && typeof line.decision.id === 'string') decisions.set(line.decision.id, line.decision);
  const entry = line.result && checked(line.result);
  if (!entry) return;
  const known = latest.get(entry.id);
  if (!known || known.time <= entry.time) latest.set(entry.id, entry);
}

// The command that runs the tool: the package's script, if the last run found one.
function toolCommand() {
  const last = runs[runs.length - 1];
  return last && last.hasScript === true ? './snapshot' : 'swift run snapshot';
}

// An entry may be hostile: parts of the wrong type are left out.
function checked(entry) {
  const texts = ['test', 'filter', 'place', 'source', 'summary', 'detail', 'folder', 'name', 'strategy'];
  if (typeof entry.id !== 'string' || typeof entry.status !== 'string') return null;
  const made = { id: entry.id, status: entry.status, files: {}, time: Number(entry.time) || 0 };
  for (const key of texts) made[key] = typeof entry[key] === 'string' ? entry[key] : '';
  if (typeof entry.duration === 'number') made.duration = entry.duration;
  if (Array.isArray(entry.measured)) {
    made.measured = entry.measured.filter((one) => one && typeof one.what === 'string' && typeof one.measured === 'number');
  }
  made.drawnAt = (Array.isArray(entry.drawnAt) ? entry.drawnAt : []).filter((one) =>
    one && typeof one.fileID === 'string' && Number.isInteger(one.line)
    && ['string', 'undefined'].includes(typeof one.file) && ['string', 'undefined'].includes(typeof one.text));
  made.history = checkedHistory(entry.history);
  // Only artifacts below “failures” are loaded or linked to.
  const parts = made.folder.split('/');
  if (parts[0] !== 'failures' || parts.length < 2 || parts.some((part) => !part || part[0] === '.')) made.folder = '';
  for (const [role, file] of Object.entries(entry.files || {})) {
    if (made.folder && /^(reference|actual|difference|mask)(\.[\w.=-]+)?$/.test(file)) made.files[role] = file;
  }
  return made;
}

function checkedHistory(history) {
  const isCommit = (one) => one && ['hash', 'date', 'subject'].every((key) => typeof one[key] === 'string');
  if (!history || !isCommit(history.lastChange)) return null;
  return { lastChange: history.lastChange, undone: isCommit(history.undone) ? history.undone : null };
}

// The worst first, as the list shows them.
const kinds = [
  { status: 'failed', name: 'Failed', sign: '✕' },
  { status: 'damaged', name: 'Damaged', sign: '⚠' },
  { status: 'changed', name: 'Changed', sign: 'Δ' },
  { status: 'missing', name: 'Missing', sign: '?' },
  { status: 'new', name: 'New', sign: '+' },
  { status: 'recorded', name: 'Recorded', sign: '●' },
  { status: 'tolerated', name: 'Within tolerance', sign: '≈' },
  { status: 'rejected', name: 'Rejected', sign: '✕' },
  { status: 'accepted', name: 'Accepted', sign: '✓' },
  { status: 'passed', name: 'Passed', sign: '✓' },
];
const settledStatuses = ['rejected', 'accepted', 'passed'];

let entries = [];

// The scripts with the contents of files, by folder, if the page contains them.
const embeddedViews = new Map();
// Whether the page contains its data. No other file is beside it then.
let isOneFile = false;

// Runs once all data scripts have.
function prepareEntries() {
  for (const script of document.querySelectorAll('script[data-view]')) embeddedViews.set(script.dataset.view, script);
  isOneFile = !document.querySelector('script[src]');
  const order = new Map(kinds.map((kind, index) => [kind.status, index]));
  applyDecisions();
  entries = [...latest.values()].filter((entry) => order.has(entry.status));
  entries.sort((a, b) =>
    order.get(a.status) - order.get(b.status) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const causes = new Map();
  const isOfCommits = Boolean(changesRange());
  for (const entry of entries) {
    const parts = entry.id.split('/');
    entry.suite = parts.length > 2 ? parts.slice(-3, -1).join('/') : '';
    entry.name = parts[parts.length - 1];
    entry.words = (entry.id + ' ' + entry.test + ' ' + entry.summary + ' ' + entry.status).toLowerCase();
    // The tool refuses paths with invisible characters, and a terminal may act on them.
    entry.acceptable = !isOfCommits && isOneWord(entry.id) && ['changed', 'missing', 'new'].includes(entry.status)
      && 'actual' in entry.files && !entry.alsoMatched;
    if (entry.status !== 'changed') continue;
    // Hunk headings contain line numbers, which don't identify the cause.
    const cause = entry.detail ? entry.detail.replace(/^@@.*$/gm, '') : entry.summary;
    if (!cause) continue;
    if (!causes.has(cause)) causes.set(cause, []);
    causes.get(cause).push(entry);
  }
  for (const alike of causes.values()) {
    for (const entry of alike) entry.alike = alike;
  }
}

// A decision about a value that a later run replaced doesn't apply to the new one.
function applyDecisions() {
  for (const [id, { time, outcome }] of decisions) {
    const entry = latest.get(id);
    if (entry && entry.time === time && ['accepted', 'rejected'].includes(outcome)) entry.status = outcome;
  }
}

// The lines that differ, without the headings of hunks.
function changedLinesOf(entry) {
  return entry.detail.split('\n').filter((line) => /^[-+](?![-+]{2} )/.test(line));
}

// The two commits of a report of changes, in which there is nothing to decide; empty for a run.
function changesRange() {
  const run = runs.find((one) => typeof one.selection === 'string' && one.selection.startsWith('changes '));
  return run ? run.selection.slice('changes '.length) : '';
}

// A duration in seconds as text.
function durationName(seconds) {
  return seconds < 0.0095 ? (seconds * 1000).toFixed(1) + ' ms'
    : seconds < 0.9995 ? Math.round(seconds * 1000) + ' ms' : seconds.toFixed(seconds < 9.95 ? 1 : 0) + ' s';
}

function bySlowness(list) {
  const place = new Map(list.map((entry, index) => [entry, index]));
  return list.slice().sort((a, b) => (b.duration || 0) - (a.duration || 0) || place.get(a) - place.get(b));
}

// The list grouped by change: the change shared by the most snapshots comes first.
function byChange(list) {
  const size = (entry) => (entry.alike ? entry.alike.length : 1);
  const first = (entry) => (size(entry) > 1 ? entry.alike[0].id : '');
  const place = new Map(list.map((entry, index) => [entry, index]));
  return list.slice().sort((a, b) => size(b) - size(a)
    || (first(a) < first(b) ? -1 : first(a) > first(b) ? 1 : place.get(a) - place.get(b)));
}

function fileOf(entry, role) {
  const parts = (entry.folder + '/' + entry.files[role]).split('/');
  return parts.map(encodeURIComponent).join('/');
}

function isPicture(name) {
  return /\.(png|svg)$/i.test(name || '');
}

// MARK: - Contents of files

let viewLoaded = null;

// Called by view.js.
function snapshotView(view) {
  if (viewLoaded) viewLoaded(view);
}

const views = new Map();

// Loads the contents of a failure's files; null if they are gone.
function loadView(entry) {
  if (!entry.folder) return Promise.resolve(null);
  if (!views.has(entry.folder)) {
    // Pictures are large: a few at a time.
    if (views.size >= 6) views.delete(views.keys().next().value);
    views.set(entry.folder, embeddedView(entry) || queuedView(entry));
  }
  return views.get(entry.folder);
}

function embeddedView(entry) {
  const script = embeddedViews.get(entry.folder);
  return script ? Promise.resolve(JSON.parse(script.textContent)) : null;
}

let queue = Promise.resolve();

// One after another, because view.js doesn't name its failure.
function queuedView(entry) {
  const next = queue.then(() => new Promise((resolve) => {
    const script = document.createElement('script');
    const done = (view) => { viewLoaded = null; script.remove(); resolve(view); };
    viewLoaded = done;
    script.nonce = document.querySelector('script[nonce]').nonce;
    script.onerror = () => done(null);
    script.onload = () => done(null);
    script.src = entry.folder.split('/').map(encodeURIComponent).join('/') + '/view.js?' + entry.time;
    document.body.append(script);
  }));
  queue = next;
  return next;
}
