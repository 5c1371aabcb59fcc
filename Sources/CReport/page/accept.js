// Choosing snapshots to accept builds one line to paste into a terminal.

const chosen = new Map();
const undoable = [];

function choose(list, verdict) {
  const before = list.map((entry) => [entry, chosen.get(entry.id)]);
  for (const entry of list) {
    if (!entry.acceptable || (verdict === 'accept' && entry.isHidden)) continue;
    if (chosen.get(entry.id) === verdict && list.length === 1) chosen.delete(entry.id);
    else chosen.set(entry.id, verdict);
  }
  undoable.push(before);
  keepChoice();
  showChoice();
}

// Decides about the current snapshot and goes on to the next one without a decision.
function decide(verdict) {
  const entry = viewer.entry;
  if (!entry || !entry.acceptable) return;
  choose([entry], verdict);
  if (chosen.has(entry.id)) openNextUndecided();
}

function openNextUndecided() {
  const start = shownEntries.findIndex((entry) => entry.id === state.id) + 1;
  const order = [...shownEntries.slice(start), ...shownEntries.slice(0, start)];
  const next = order.find((entry) => entry.acceptable && !chosen.has(entry.id));
  if (next) openEntry(next.id);
}

function undoChoice() {
  const before = undoable.pop();
  if (!before) return;
  for (const [entry, verdict] of before) {
    if (verdict) chosen.set(entry.id, verdict); else chosen.delete(entry.id);
  }
  keepChoice();
  showChoice();
  if (before.length === 1 && before[0][0] !== viewer.entry) openEntry(before[0][0].id);
}

function clearChoice() {
  choose([], 'accept');
  chosen.clear();
  keepChoice();
  showChoice();
}

// MARK: - Decisions after a reload

function choiceKey() { return 'snapshot decisions ' + location.pathname; }

// A browser may refuse to store anything for a file.
function keepChoice() {
  const made = [...chosen].map(([id, verdict]) => [id, verdict, latest.get(id).time]);
  try { sessionStorage.setItem(choiceKey(), JSON.stringify(made)); } catch { return; }
}

// A decision about a value that a later run replaced doesn't apply to the new one.
function restoreChoice() {
  let made;
  try { made = JSON.parse(sessionStorage.getItem(choiceKey()) || '[]'); } catch { return; }
  if (!Array.isArray(made)) return;
  for (const one of made) {
    const [id, verdict, time] = Array.isArray(one) ? one : [];
    const entry = latest.get(id);
    if (entry && entry.acceptable && entry.time === time && ['accept', 'reject'].includes(verdict)) chosen.set(id, verdict);
  }
}

// Whether a text may be part of a command. A terminal may act on control characters even in quotes.
function isOneWord(text) { return text !== '' && !invisible.test(text) && !/[\t\n]/.test(text); }

// One word of a POSIX shell. One that begins with a dash would be an option, so it is written as a path.
function shellWord(given) {
  const text = given.startsWith('-') ? './' + given : given;
  if (/^[A-Za-z0-9_./=:@%+,][A-Za-z0-9_./=:@%+,-]*$/.test(text)) return text;
  return "'" + text.replaceAll("'", "'\\''") + "'";
}

// The folder of this page, where it isn't the one that the tool looks into by itself. A page that is
// on the web, or all in one file, doesn't know it.
function folderOption() {
  if (location.protocol !== 'file:' || isOneFile) return ' --from FOLDER';
  const folder = decodeURIComponent(location.pathname).replace(/\/[^/]*$/, '');
  return folder.endsWith('/.build/snapshots') ? '' : ' --from ' + shellWord(folder);
}

// What puts the decisions into effect: one command for those to accept, and one for those to reject.
function acceptCommand() {
  return [['accept', 'accept'], ['reject', 'reject']].map(([verdict, verb]) => {
    const ids = [...chosen].filter(([, made]) => made === verdict).map(([id]) => id).sort();
    if (!ids.length) return '';
    const everything = entries.filter((entry) => entry.acceptable);
    // Elsewhere in the package only those references are new that are named.
    const areUsual = ids.every((id) => id.startsWith('__Snapshots__/'));
    // With --all, the tool refuses those that can't be accepted.
    const hasOthers = entries.some((entry) => isFailure(entry) && !entry.acceptable);
    const isAll = everything.length > 1 && ids.length === everything.length && areUsual && !hasOthers;
    return toolCommand() + ' ' + verb + folderOption() + ' ' + (isAll ? '--all' : ids.map(shellWord).join(' '));
  }).filter(Boolean).join(' && ');
}

function showChoice() {
  const command = acceptCommand();
  const verdicts = [...chosen.values()];
  const accepted = verdicts.filter((verdict) => verdict === 'accept').length;
  const rejected = verdicts.length - accepted;
  const all = entries.filter((entry) => entry.acceptable).length;
  byId('choice').hidden = all === 0;
  byId('progress').max = Math.max(all, 1);
  byId('progress').value = chosen.size;
  const parts = [[accepted, 'to accept'], [rejected, 'to reject']].filter(([count]) => count)
    .map(([count, what]) => count.toLocaleString('en') + ' ' + what).join(', ');
  byId('chosen').replaceChildren(chosen.size.toLocaleString('en') + ' of ' + all.toLocaleString('en'),
    element('span', { class: chosen.size ? 'rest' : '' }, ' decided' + (parts ? ': ' + parts : '')));
  byId('command').textContent = command;
  for (const id of ['command', 'copy', 'undo', 'clear']) byId(id).hidden = !chosen.size;
  byId('copy').disabled = !command;
  markChosen();
  if (viewer.markChoice) viewer.markChoice();
}

function markChosen() {
  for (const [id, made] of rows) {
    const verdict = chosen.get(id);
    if (made.dataset.verdict !== (verdict || '')) made.dataset.verdict = verdict || '';
  }
  for (const tile of document.querySelectorAll('.tile')) tile.dataset.verdict = chosen.get(tile.dataset.id) || '';
}

async function copyCommand() {
  const command = acceptCommand();
  if (!command) return;
  let done = false;
  try {
    await navigator.clipboard.writeText(command);
    done = true;
  } catch {
    // Without the clipboard the line is at least selected.
    getSelection().selectAllChildren(byId('command'));
    done = document.execCommand('copy');
  }
  byId('copy').textContent = done ? 'Copied' : 'Selected';
  setTimeout(() => { byId('copy').textContent = 'Copy'; }, 1500);
}
