// How two texts are shown: unified or split, with the words that differ marked.

const textModes = [
  { id: 'unified', key: 'n', name: 'Unified' },
  { id: 'split', key: 'p', name: 'Split' },
  { id: 'reference-text', key: '4', name: 'Reference text' },
  { id: 'actual-text', key: '5', name: 'Actual text' },
];

const mostLines = 2000;

class TextView {
  constructor(view) {
    const text = (role) => (view && view[role] && typeof view[role].text === 'string' ? view[role].text : null);
    this.reference = text('reference');
    this.actual = text('actual');
    const isUnified = (content) => typeof content.text === 'string' && content.text.startsWith('--- ');
    const difference = Object.entries(view || {}).find(([key, content]) => key.startsWith('difference') && isUnified(content));
    this.hunks = difference ? parseHunks(difference[1].text) : null;
    this.isCut = view && Object.values(view).some((content) => content.cutFrom && typeof content.text === 'string');
    this.node = element('div', { class: 'texts' });
  }

  get modes() {
    return textModes.filter((mode) => {
      if (mode.id === 'reference-text') return this.reference !== null;
      if (mode.id === 'actual-text') return this.actual !== null;
      return this.hunks;
    });
  }

  show(mode) {
    const known = this.modes;
    this.mode = known.some((one) => one.id === mode) ? mode : known[0].id;
    const note = this.isCut ? element('p', { class: 'notice' }, 'Only the beginning of this text is shown. The files next to this page contain all of it.') : null;
    const table = element('table', { class: 'text ' + this.mode });
    const body = element('tbody');
    table.append(body);
    const whole = this.isCut || this.reference === null ? null : this.reference.split('\n');
    const lines = this.mode === 'unified' ? unifiedRows(this.hunks, whole)
      : this.mode === 'split' ? splitRows(this.hunks, whole)
        : plainRows(this.mode === 'actual-text' ? this.actual : this.reference, changedNumbers(this.hunks, this.mode === 'actual-text'));
    let shown = 0;
    const more = button('', 'Show more lines', () => grow());
    const grow = () => {
      const next = lines.slice(shown, shown + mostLines);
      body.append(...next.map((make) => make()));
      shown += next.length;
      more.hidden = shown >= lines.length;
      more.textContent = 'Show more of ' + counted(lines.length, 'line');
    };
    grow();
    this.node.replaceChildren(...[note, element('div', { class: 'scroll', tabIndex: 0, role: 'region', 'aria-label': 'Text' }, table), more].filter(Boolean));
  }

  // Whether the page contains what differs.
  get showsChange() {
    if (!this.isCut && this.reference !== null && this.actual !== null) return true;
    const changed = (this.hunks || []).flatMap(pairs).filter((pair) => pair.removed || pair.added);
    // The last lines of a cut text are incomplete.
    return changed.length > (this.isCut ? 1 : 0);
  }

  leave() {}
}

function parseHunks(text) {
  const hunks = [];
  const lines = text.split('\n');
  if (lines[lines.length - 1] === '') lines.pop();
  for (const line of lines.slice(2)) {
    const heading = /^@@ -(\d+)(?:,\d+)? \+(\d+)/.exec(line);
    if (heading) hunks.push({ heading: line, old: Number(heading[1]), new: Number(heading[2]), lines: [] });
    else if (hunks.length) hunks[hunks.length - 1].lines.push(line);
  }
  return hunks;
}

// MARK: - Rows

const mostAround = 3;

// The numbers of the lines of one side that differ; null if that isn't known.
function changedNumbers(hunks, isActual) {
  if (!hunks) return null;
  const numbers = new Map();
  for (const hunk of hunks) {
    for (const pair of pairs(hunk)) {
      const side = isActual ? pair.added : pair.removed;
      if (side) numbers.set(side.number, { kind: isActual ? 'added' : 'removed', pair, text: side.text });
      // Where lines are only on the other side, the place is shown.
      else if (pair.removed || pair.added) numbers.set(isActual ? hunk.new : hunk.old, numbers.get(isActual ? hunk.new : hunk.old) || null);
    }
  }
  return numbers;
}

function plainRow(line, index, change) {
  const kind = change ? change.kind : '';
  const isKnown = change && change.text === line;
  return () => element('tr', { class: kind }, element('td', { class: 'number' }, String(index + 1)),
    textCell(kind, isKnown ? wordsOf(change.pair, kind === 'added' ? 1 : 0) : [line]));
}

// All lines of a text; those far from what differs are folded.
function plainRows(text, changed) {
  const lines = text.split('\n');
  if (lines.length > 1 && lines[lines.length - 1] === '') lines.pop();
  const rows = lines.map((line, index) => plainRow(line, index, changed && changed.get(index + 1)));
  if (!changed || !changed.size) return rows;
  const isNear = new Uint8Array(lines.length);
  for (const number of changed.keys()) isNear.fill(1, Math.max(number - 1 - mostAround, 0), number + mostAround);
  const folded = [];
  for (let start = 0; start < rows.length;) {
    let end = start;
    while (end < rows.length && isNear[end] === isNear[start]) end += 1;
    folded.push(...(isNear[start] || end - start < 4 ? rows.slice(start, end) : [foldedRow(rows.slice(start, end), 2)]));
    start = end;
  }
  return folded;
}

// One row in place of many; it shows them when it is pressed.
function foldedRow(rows, columns) {
  return () => {
    const open = button('▸ ' + counted(rows.length, 'unchanged line'), 'Show the unchanged lines', () => {
      made.replaceWith(...rows.slice(0, mostLines).map((make) => make()), ...(rows.length > mostLines ? [foldedRow(rows.slice(mostLines), columns)()] : []));
    });
    const made = element('tr', { class: 'folded' }, element('td', { colSpan: columns }, open));
    return made;
  };
}

// The unchanged lines of the reference before a hunk, folded.
function rowsBefore(hunks, index, whole, makeRow) {
  if (!whole) return [];
  const hunk = hunks[index];
  const last = index ? hunks[index - 1] : null;
  const start = last ? last.old + last.lines.filter((line) => line[0] === ' ' || line[0] === '-').length : 1;
  const shift = hunk.new - hunk.old;
  const rows = [];
  for (let number = start; number < hunk.old && number <= whole.length; number += 1) rows.push(makeRow(number, number + shift, whole[number - 1]));
  return rows.length ? [foldedRow(rows, 4)] : [];
}

// Lines of a hunk: removed ones beside the added ones that follow them.
function pairs(hunk) {
  const result = [];
  let [old, fresh] = [hunk.old, hunk.new];
  let [removed, added] = [[], []];
  const flush = () => {
    const count = Math.max(removed.length, added.length);
    for (let index = 0; index < count; index += 1) result.push({ removed: removed[index], added: added[index], isLast: index === count - 1 });
    [removed, added] = [[], []];
  };
  for (const line of hunk.lines) {
    const [sign, text] = [line[0], line.slice(1)];
    if (sign === '-') { if (added.length) flush(); removed.push({ text, number: old++ }); }
    else if (sign === '+') added.push({ text, number: fresh++ });
    else if (sign === '\\') { const last = added[added.length - 1] || removed[removed.length - 1]; if (last) last.note = line.slice(2); }
    else { flush(); result.push({ both: text, old: old++, fresh: fresh++ }); }
  }
  flush();
  return result;
}

function unifiedRows(hunks, whole) {
  return hunks.flatMap((hunk, index) => {
    const before = rowsBefore(hunks, index, whole, (old, fresh, text) => () => lineRow('', old, fresh, ' ', [text]));
    const rows = [...before, headingRow(hunk, 4)];
    let held = [];
    for (const pair of pairs(hunk)) {
      if (pair.both !== undefined) {
        rows.push(() => lineRow('', pair.old, pair.fresh, ' ', [pair.both]));
        continue;
      }
      // All that was removed stands before what was added in its place.
      if (pair.removed) rows.push(() => lineRow('removed', pair.removed.number, '', '−', wordsOf(pair, 0), pair.removed.note));
      if (pair.added) held.push(() => lineRow('added', '', pair.added.number, '+', wordsOf(pair, 1), pair.added.note));
      if (!pair.isLast) continue;
      rows.push(...held);
      held = [];
    }
    return rows;
  });
}

function splitRows(hunks, whole) {
  const same = (old, fresh, text) => () => element('tr', {}, numberCell(old), textCell('', [text]), numberCell(fresh), textCell('', [text]));
  return hunks.flatMap((hunk, index) => [...rowsBefore(hunks, index, whole, same), headingRow(hunk, 4), ...pairs(hunk).map((pair) => () => {
    if (pair.both !== undefined) {
      return element('tr', {}, numberCell(pair.old), textCell('', [pair.both]), numberCell(pair.fresh), textCell('', [pair.both]));
    }
    const [before, after] = [wordsOf(pair, 0), wordsOf(pair, 1)];
    return element('tr', {},
      numberCell(pair.removed ? pair.removed.number : ''), pair.removed ? textCell('removed', before, pair.removed.note) : textCell('none', []),
      numberCell(pair.added ? pair.added.number : ''), pair.added ? textCell('added', after, pair.added.note) : textCell('none', []));
  })]);
}

function headingRow(hunk, columns) {
  return () => element('tr', { class: 'heading' }, element('td', { colSpan: columns }, hunk.heading));
}

function lineRow(kind, old, fresh, sign, parts, note) {
  return element('tr', { class: kind }, numberCell(old), numberCell(fresh),
    element('td', { class: 'number' }, sign), textCell(kind, parts, note));
}

function numberCell(number) { return element('td', { class: 'number' }, String(number)); }
