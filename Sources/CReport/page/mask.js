// What the comparison found per pixel: a picture beside the other two, written with the verdict.

const marks = { equal: 0, within: 1, antialiased: 2, different: 3 };

// Pixels that differ and don't count, as they are shown.
const withinColour = 0xff4fbef5;
const antialiasedColour = 0xffff9f6b;

// Opaque red differs, yellow is within the tolerance, blue is ignored as anti-aliasing.
function markOfMask(pixel) {
  if (pixel >>> 24 === 0) return marks.equal;
  const [red, green] = [pixel & 255, (pixel >> 8) & 255];
  if (red < 128) return marks.antialiased;
  return green > 100 ? marks.within : marks.different;
}

// The caption of the difference: what is counted, and what differs besides.
function differenceName(difference) {
  const parts = [[difference.count, 'differ'], [difference.within, 'within tolerance'], [difference.antialiased, 'anti-aliasing']];
  const told = parts.filter(([count], index) => count || !index)
    .map(([count, what], index) => (index ? count.toLocaleString('en') : counted(count, 'pixel')) + ' ' + (count === 1 && !index ? 'differs' : what));
  return 'Difference: ' + told.join(', ') + (difference.isCounted ? '' : ', as decoded by this browser');
}
