// What is known of a failure besides its files: the fix, the cause, where it is drawn, its history.

function facts(entry) {
  return [fixOf(entry), causeOf(entry), drawnAt(entry), historyOf(entry)].filter(Boolean);
}

function commandLine(command) {
  const copy = button('Copy', 'Copy the command', async () => {
    try { await navigator.clipboard.writeText(command); copy.textContent = 'Copied'; } catch { getSelection().selectAllChildren(copy.previousSibling); }
  });
  return element('span', { class: 'command' }, element('code', {}, ...visible(command)), copy);
}

// A reference that can't be read is restored or recorded; there is nothing to compare.
function fixOf(entry) {
  if (entry.status !== 'damaged') return null;
  const told = [...entry.summary.matchAll(/`([^`]+)`/g)].map(([, command]) => composedCommand(command, entry.id));
  const commands = [...new Set(told.filter(Boolean))];
  if (/record it/.test(entry.summary) && isOneWord(entry.filter)) commands.push('SNAPSHOT_RECORD=failed swift test --filter ' + shellWord(entry.filter));
  if (!commands.length) return null;
  return element('div', { class: 'fix' }, element('b', {}, 'Fix it'), ...commands.map(commandLine));
}

// The command that a message of the library names, composed again with the reference's path. The text may be hostile:
// null unless it is one of the library's commands, word by word.
function composedCommand(command, path) {
  if (command === 'git lfs pull') return command;
  if (['git checkout', 'git checkout --ours', 'git log'].includes(command)) {
    return isOneWord(path) ? command + ' -- ' + shellWord(path) : null;
  }
  const words = /^git mv ([\w./=:@%+,-]+|'[^']+') ([\w./=:@%+,-]+|'[^']+')$/.exec(command);
  if (!words) return null;
  const [from, to] = words.slice(1).map((word) => word.replaceAll("'", ''));
  // A file is renamed only to another spelling of its name.
  const isSpelling = from !== to && from.toLowerCase() === to.toLowerCase() && [from, to].includes(path);
  return isSpelling && isOneWord(from) && isOneWord(to) ? 'git mv ' + shellWord(from) + ' ' + shellWord(to) : null;
}

function causeOf(entry) {
  const cause = /probable cause: (.*)$/.exec(entry.summary);
  return cause && entry.status === 'changed' ? element('p', { class: 'hint' }, 'Cause: ', ...visible(cause[1])) : null;
}

// The lines of source code that draw what differs, the most changed first.
function drawnAt(entry) {
  if (!entry.drawnAt.length) return null;
  const list = element('ol', { class: 'drawn' });
  for (const { fileID, line, file, text } of entry.drawnAt) {
    const name = (file || fileID).split('/').pop() + ':' + line;
    const address = editorAddress(file, line);
    list.append(element('li', {},
      address ? element('a', { href: address, title: 'Open it in Visual Studio Code' }, ...visible(name)) : element('span', {}, ...visible(name)),
      text ? element('code', {}, ...visible(text)) : null));
  }
  return element('div', { class: 'drawn-at' }, element('b', {}, 'Drawn at'), list);
}

// Only a page on the machine of the run knows the file.
function editorAddress(file, line) {
  const root = runs.length ? runs[runs.length - 1].root : '';
  if (!file || location.protocol !== 'file:' || typeof root !== 'string' || !root.startsWith('/') || file.startsWith('/')) return null;
  if (file.split('/').includes('..')) return null;
  return 'vscode://file' + encodeURI(root + '/' + file).replace(/[?#]/g, encodeURIComponent) + ':' + line;
}

function historyOf(entry) {
  if (!entry.history) return null;
  const name = (commit) => [element('code', {}, ...visible(commit.hash)), ' “', ...visible(commit.subject), '”'];
  const { lastChange, undone } = entry.history;
  return element('p', { class: 'history' },
    ...(undone ? [element('b', {}, 'Equals the reference before '), ...name(undone), ': the change was undone, or this branch is behind. '] : []),
    'The reference was last changed by ', ...name(lastChange), ', ', ...visible(lastChange.date), '.');
}

// The lines of a message, with those that differ coloured; of two rows of bytes, the bytes that do.
function detailLines(text) {
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const end = index + 1 < lines.length ? ['\n'] : [];
    const kind = line[0] === '-' ? 'del' : line[0] === '+' ? 'ins' : null;
    if (!kind) return [...visible(line), ...end];
    const other = kind === 'del' ? lines[index + 1] : lines[index - 1];
    const isPair = other && other[0] === (kind === 'del' ? '+' : '-') && bytesOf(line) && bytesOf(other);
    const shown = isPair ? markedBytes(line, other, kind) : visible(line);
    return [element('span', { class: kind === 'del' ? 'removed' : 'added' }, ...shown), ...end];
  });
}

// A row of a hex dump: its beginning, its bytes, and their characters.
function bytesOf(line) {
  return /^([-+][0-9a-f]{6,}:? +)((?:[0-9a-f]{2} +)+)(.*)$/i.exec(line);
}

function markedBytes(line, other, kind) {
  const [, start, bytes, rest] = bytesOf(line);
  const theirs = bytesOf(other)[2].split(/( +)/);
  return [start, ...bytes.split(/( +)/).map((byte, index) => (/\S/.test(byte) && byte !== theirs[index] ? element(kind, {}, byte) : byte)), ...visible(rest)];
}
