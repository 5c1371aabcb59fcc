// Pictures as pixels: what differs, by how much, and where.

const mostPixels = 40e6;

function loadImage(source) {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = source;
  });
}

// The picture of a role; `pixels` is null where they can't be read.
async function loadPicture(entry, view, role) {
  const content = view && view[role];
  const isVector = /\.svg$/i.test(entry.files[role] || '');
  if (!(role in entry.files)) return null;
  let source = fileOf(entry, role);
  let isReadable = false;
  if (content && content.png) {
    source = 'data:image/png;base64,' + content.png;
    isReadable = true;
  } else if (content && content.text && isVector && !content.cutFrom) {
    source = 'data:image/svg+xml;charset=utf-8,' + encodeURIComponent(content.text);
    isReadable = true;
  }
  const image = await loadImage(source);
  if (!image || !image.naturalWidth) return { broken: true, role };
  const [width, height] = [image.naturalWidth, image.naturalHeight];
  const picture = { role, image, width, height, isVector, pixels: null };
  if (isReadable && width * height <= mostPixels) picture.pixels = readPixels(image, width, height);
  if (content && content.png) picture.frames = await readFrames(content.png, width * height);
  return picture;
}

function readPixels(image, width, height) {
  const canvas = element('canvas', { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return null;
  context.drawImage(image, 0, 0);
  try { return context.getImageData(0, 0, width, height).data; } catch { return null; }
}

function pixelAt(picture, x, y) {
  if (!picture || !picture.pixels || x < 0 || y < 0 || x >= picture.width || y >= picture.height) return null;
  const start = (y * picture.width + x) * 4;
  return [...picture.pixels.subarray(start, start + 4)];
}

// Where the actual picture lies before the reference, which is at 0, 0.
function offsetOf(reference, actual, isCentred) {
  if (!isCentred) return [0, 0];
  return [Math.round((reference.width - actual.width) / 2), Math.round((reference.height - actual.height) / 2)];
}

const cell = 8;

// Marks what differs, the more the stronger, over a faint copy of the reference; null without pixels.
//
// The mask holds what the verdict counted. Without one, for a drawing or with the centres over one
// another, all pixels that aren't the same are marked.
function findDifference(reference, actual, [left, top], mask) {
  if (!reference.pixels || !actual.pixels) return null;
  const width = Math.max(reference.width, actual.width + left);
  const height = Math.max(reference.height, actual.height + top);
  const canvas = element('canvas', { width, height });
  const context = canvas.getContext('2d');
  const painted = context.createImageData(width, height);
  const mine = new Uint32Array(reference.pixels.buffer);
  const theirs = new Uint32Array(actual.pixels.buffer);
  const isMasked = mask && mask.pixels && !left && !top && mask.width === width && mask.height === height;
  const masked = isMasked ? new Uint32Array(mask.pixels.buffer) : null;
  const out = new Uint32Array(painted.data.buffer);
  const columns = Math.ceil(width / cell);
  const cells = new Uint32Array(columns * Math.ceil(height / cell));
  const marked = new Uint8Array(width * height);
  const counts = [0, 0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    const hasMine = y < reference.height;
    const row = y - top;
    const hasTheirs = row >= 0 && row < actual.height;
    for (let x = 0; x < width; x += 1) {
      const column = x - left;
      const isIn = hasMine && x < reference.width;
      const isInTheirs = hasTheirs && column >= 0 && column < actual.width;
      if (!isIn && !isInTheirs) continue;
      const place = y * width + x;
      const here = isIn ? mine[y * reference.width + x] : 0;
      const there = isInTheirs ? theirs[row * actual.width + column] : 0;
      const areBoth = isIn && isInTheirs;
      const mark = masked ? markOfMask(masked[place])
        : areBoth && (here === there || ((here >>> 24) === 0 && (there >>> 24) === 0)) ? marks.equal : marks.different;
      counts[mark] += 1;
      if (mark === marks.different) {
        marked[place] = 1;
        out[place] = markOf(here, there, areBoth ? distance(here, there) : 255);
        cells[Math.floor(y / cell) * columns + Math.floor(x / cell)] += 1;
      } else if (mark !== marks.equal) {
        out[place] = mark === marks.within ? withinColour : antialiasedColour;
      } else {
        const faint = faintGrey(here);
        out[place] = (here & 0xff000000) | (faint << 16) | (faint << 8) | faint;
      }
    }
  }
  context.putImageData(painted, 0, 0);
  const regions = findRegions(cells, columns, width, height).map((region) => tightened(region, marked, width));
  return { canvas, count: counts[marks.different], within: counts[marks.within], antialiased: counts[marks.antialiased], isCounted: Boolean(masked), width, height, regions };
}

function faintGrey(pixel) {
  const grey = ((pixel & 255) * 54 + ((pixel >> 8) & 255) * 183 + ((pixel >> 16) & 255) * 19) >> 8;
  return 206 + ((grey * 49) >> 8);
}

// The largest step of a channel.
function distance(here, there) {
  let largest = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    largest = Math.max(largest, Math.abs(((here >>> shift) & 255) - ((there >>> shift) & 255)));
  }
  return largest;
}

// At least half magenta, so that one step of one channel is seen too.
function markOf(here, there, steps) {
  const share = 141 + Math.round(115 * Math.min(steps / 96, 1));
  const rest = faintGrey((here >>> 24) ? here : there) * (256 - share);
  const red = (208 * share + rest) >> 8;
  const green = rest >> 8;
  const blue = (160 * share + rest) >> 8;
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

// Cells that touch make a region; the largest come first.
function findRegions(cells, columns, width, height) {
  const lines = cells.length / columns;
  const seen = new Uint8Array(cells.length);
  const regions = [];
  for (let start = 0; start < cells.length; start += 1) {
    if (!cells[start] || seen[start]) continue;
    const open = [start];
    seen[start] = 1;
    let [left, top, right, bottom, count] = [columns, lines, 0, 0, 0];
    while (open.length) {
      const place = open.pop();
      const [x, y] = [place % columns, Math.floor(place / columns)];
      count += cells[place];
      left = Math.min(left, x); right = Math.max(right, x);
      top = Math.min(top, y); bottom = Math.max(bottom, y);
      for (let down = -1; down <= 1; down += 1) {
        for (let across = -1; across <= 1; across += 1) {
          const [nextX, nextY] = [x + across, y + down];
          if (nextX < 0 || nextY < 0 || nextX >= columns || nextY >= lines) continue;
          const next = nextY * columns + nextX;
          if (cells[next] && !seen[next]) { seen[next] = 1; open.push(next); }
        }
      }
    }
    regions.push({
      x: left * cell, y: top * cell, count,
      width: Math.min((right + 1) * cell, width) - left * cell,
      height: Math.min((bottom + 1) * cell, height) - top * cell,
    });
  }
  return regions.sort((a, b) => b.count - a.count).slice(0, 99);
}

// The rectangle of the marked pixels in a region, which was found by cells.
function tightened(region, marked, width) {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let y = region.y; y < region.y + region.height; y += 1) {
    for (let x = region.x; x < region.x + region.width; x += 1) {
      if (!marked[y * width + x]) continue;
      left = Math.min(left, x); right = Math.max(right, x);
      top = Math.min(top, y); bottom = Math.max(bottom, y);
    }
  }
  return { count: region.count, x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
