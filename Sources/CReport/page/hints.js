// The cause of a difference of pictures, if it can be derived from their pixels.

const farthestMove = 12;

// Returns a sentence, or null if there is no simple explanation.
function hintOf(reference, actual, difference) {
  if (!reference.pixels || !actual.pixels || !difference.count) return null;
  const mine = new Uint32Array(reference.pixels.buffer);
  const theirs = new Uint32Array(actual.pixels.buffer);
  if (reference.width !== actual.width || reference.height !== actual.height) return growth(reference, actual, mine, theirs);
  const steps = channelSteps(mine, theirs);
  if (steps.colour === 0) return 'Only the opacity differs, by at most ' + steps.opacity + ' of 255.';
  if (steps.opacity === 0 && steps.colour <= 3) return 'No channel differs by more than ' + steps.colour + ' of 255, which nobody sees.';
  const move = moveOf(reference.width, reference.height, mine, theirs);
  return move ? 'The whole picture moved by ' + moveName(...move) + '.' : null;
}

function growth(reference, actual, mine, theirs) {
  const width = Math.min(reference.width, actual.width);
  const height = Math.min(reference.height, actual.height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (mine[y * reference.width + x] !== theirs[y * actual.width + x]) return null;
    }
  }
  const across = actual.width - reference.width;
  const down = actual.height - reference.height;
  const parts = [];
  if (across) parts.push(counted(Math.abs(across), 'column') + (across > 0 ? ' more' : ' fewer') + ' on the right');
  if (down) parts.push(counted(Math.abs(down), 'row') + (down > 0 ? ' more' : ' fewer') + ' at the bottom');
  return parts.join(', ') + '; the rest is equal.';
}

// The largest step of a colour and of the opacity.
function channelSteps(mine, theirs) {
  let [colour, opacity] = [0, 0];
  for (let place = 0; place < mine.length; place += 1) {
    const [here, there] = [mine[place], theirs[place]];
    if (here === there) continue;
    opacity = Math.max(opacity, Math.abs((here >>> 24) - (there >>> 24)));
    for (let shift = 0; shift < 24; shift += 8) {
      colour = Math.max(colour, Math.abs(((here >>> shift) & 255) - ((there >>> shift) & 255)));
    }
  }
  return { colour, opacity };
}

// Returns the smallest displacement of everything that both pictures show.
function moveOf(width, height, mine, theirs) {
  const ways = [];
  for (let down = -farthestMove; down <= farthestMove; down += 1) {
    for (let across = -farthestMove; across <= farthestMove; across += 1) {
      if (across || down) ways.push([across, down]);
    }
  }
  ways.sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
  return ways.find(([across, down]) => hasMoved(width, height, mine, theirs, across, down)) || null;
}

function hasMoved(width, height, mine, theirs, across, down) {
  if (width <= 2 * farthestMove || height <= 2 * farthestMove) return false;
  const first = mine[farthestMove * width + farthestMove];
  let isPlain = true;
  for (let y = Math.max(0, -down); y < Math.min(height, height - down); y += 1) {
    for (let x = Math.max(0, -across); x < Math.min(width, width - across); x += 1) {
      const here = mine[y * width + x];
      if (here !== theirs[(y + down) * width + x + across]) return false;
      if (here !== first) isPlain = false;
    }
  }
  return !isPlain;
}

function moveName(across, down) {
  const parts = [];
  if (across) parts.push(counted(Math.abs(across), 'pixel') + ' to the ' + (across > 0 ? 'right' : 'left'));
  if (down) parts.push(counted(Math.abs(down), 'pixel') + (down > 0 ? ' down' : ' up'));
  return parts.join(' and ');
}
