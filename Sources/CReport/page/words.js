// One line of a text: the words that differ, and the parts that are shown if it is long.

const longestLine = 2000;
const mostContext = 200;
const mostExpanded = 20000;

// A cell with the parts of a line. Parts that are objects are marked, and stay visible in a long line.
function textCell(kind, parts, note) {
  const cell = element('td', { class: kind });
  const textOf = (part) => (typeof part === 'string' ? part : part.changed);
  const isLong = parts.reduce((count, part) => count + textOf(part).length, 0) > longestLine;
  parts.forEach((part, index) => {
    const styled = typeof part === 'string' || part.changed === '' ? visible
      : (text) => [element(kind === 'removed' ? 'del' : 'ins', {}, ...visible(text))];
    const isWhole = typeof part !== 'string' || parts.length === 1;
    const head = isWhole ? longestLine : index === 0 ? 0 : mostContext;
    const tail = isWhole || index === parts.length - 1 ? 0 : mostContext;
    cell.append(...(isLong ? shortened(textOf(part), head, tail, styled) : styled(textOf(part))));
  });
  if (note) cell.append(element('span', { class: 'escaped' }, ' ' + note));
  return cell;
}

// The beginning and the end of a text, with a button between them that shows more.
function shortened(text, head, tail, styled) {
  const [start, end] = [wholeCharacters(text, head), wholeCharacters(text, text.length - tail)];
  if (end - start < 100) return styled(text);
  const more = button('… ' + counted(end - start, 'more character') + (tail ? ' …' : ''), 'Show more of this line', () => {
    more.replaceWith(...shortened(text.slice(start, end), mostExpanded, 0, styled));
  });
  more.classList.add('more');
  return [...(start ? styled(text.slice(0, start)) : []), more, ...(tail ? styled(text.slice(end)) : [])];
}

// The largest count up to a given one that doesn't divide a surrogate pair.
function wholeCharacters(text, count) {
  return count > 0 && /[\udc00-\udfff]/.test(text.charAt(count)) ? count - 1 : count;
}

// MARK: - Words

// The parts of one side of a pair of lines.
function wordsOf(pair, side) {
  pair.words = pair.words || markWords(pair);
  return pair.words[side];
}

function markWords(pair) {
  if (!pair.removed || !pair.added) return [[(pair.removed || { text: '' }).text], [(pair.added || { text: '' }).text]];
  const [old, fresh] = [pair.removed.text, pair.added.text];
  const start = sharedStart(old, fresh);
  const end = sharedEnd(old, fresh, start);
  const [before, after] = markMiddle(old.slice(start, old.length - end), fresh.slice(start, fresh.length - end));
  // Both ends are parts of their own, even if they are empty, so that a long line is shown around its change.
  const whole = (text, middle) => [text.slice(0, start), ...middle, text.slice(text.length - end)];
  return [whole(old, before), whole(fresh, after)];
}

function isWordCharacter(text, index) { return /[\p{L}\p{N}_]/u.test(text.charAt(index)); }

const longestWord = 100;

// The number of characters with which both lines begin, without a part of a word.
function sharedStart(old, fresh) {
  let count = 0;
  while (count < old.length && count < fresh.length && old[count] === fresh[count]) count += 1;
  let start = count;
  if (isWordCharacter(old, start) || isWordCharacter(fresh, start)) {
    while (start > 0 && count - start < longestWord && isWordCharacter(old, start - 1)) start -= 1;
  }
  return Math.min(wholeCharacters(old, start), wholeCharacters(fresh, start));
}

// The number of characters with which both lines end, without a part of a word.
function sharedEnd(old, fresh, start) {
  const most = Math.min(old.length, fresh.length) - start;
  const [oldLast, freshLast] = [old.length - 1, fresh.length - 1];
  let count = 0;
  while (count < most && old[oldLast - count] === fresh[freshLast - count]) count += 1;
  let end = count;
  if (isWordCharacter(old, oldLast - end) || isWordCharacter(fresh, freshLast - end)) {
    while (end > 0 && count - end < longestWord && isWordCharacter(old, oldLast + 1 - end)) end -= 1;
  }
  return /[\udc00-\udfff]/.test(old.charAt(old.length - end)) ? end - 1 : end;
}

const longestMiddle = 20000;
const mostComparisons = 40000;

// The parts of two texts that differ at both ends.
function markMiddle(old, fresh) {
  const marked = (text) => (text ? [{ changed: text }] : []);
  const whole = [marked(old), marked(fresh)];
  if (!old || !fresh || Math.max(old.length, fresh.length) > longestMiddle) return whole;
  const split = (text) => text.match(/[\p{L}\p{N}_]+|\s+|./gsu) || [];
  const [before, after] = [split(old), split(fresh)];
  if (before.length * after.length <= mostComparisons) return commonWords(before, after);
  const isSame = before.map((word, index) => word === after[index]);
  if (before.length !== after.length || isSame.filter(Boolean).length * 2 < before.length) return whole;
  const [left, right] = [[], []];
  before.forEach((word, index) => { addWord(left, word, !isSame[index]); addWord(right, after[index], !isSame[index]); });
  return [left, right];
}

function addWord(list, word, isChanged) {
  const last = list[list.length - 1];
  if (isChanged && last && last.changed !== undefined) last.changed += word;
  else if (!isChanged && typeof last === 'string') list[list.length - 1] += word;
  else list.push(isChanged ? { changed: word } : word);
}

// Marks the words outside a longest common subsequence.
function commonWords(before, after) {
  const width = after.length + 1;
  const longest = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      longest[i * width + j] = before[i] === after[j] ? longest[(i + 1) * width + j + 1] + 1
        : Math.max(longest[(i + 1) * width + j], longest[i * width + j + 1]);
    }
  }
  const [left, right] = [[], []];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      addWord(left, before[i], false); addWord(right, after[j], false); i += 1; j += 1;
    } else if (j >= after.length || (i < before.length && longest[(i + 1) * width + j] >= longest[i * width + j + 1])) {
      addWord(left, before[i], true); i += 1;
    } else {
      addWord(right, after[j], true); j += 1;
    }
  }
  return [left, right];
}
