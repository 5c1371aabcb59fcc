// Animated pictures: a frame at a time, and all of them in a strip.

// The frames of an animated PNG as canvases; null for a still one, or where the browser can't tell.
async function readFrames(base64, size) {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  if (!isAnimated(bytes) || !window.ImageDecoder) return null;
  try {
    const decoder = new ImageDecoder({ data: bytes, type: 'image/png', preferAnimation: true, premultiplyAlpha: 'none', colorSpaceConversion: 'none' });
    await decoder.tracks.ready;
    const count = Math.min(decoder.tracks.selectedTrack.frameCount, 500, Math.floor(mostPixels / size));
    const frames = [];
    for (let frameIndex = 0; frameIndex < count; frameIndex += 1) {
      const { image } = await decoder.decode({ frameIndex });
      const canvas = element('canvas', { width: image.displayWidth, height: image.displayHeight });
      canvas.getContext('2d', { willReadFrequently: true }).drawImage(image, 0, 0);
      image.close();
      frames.push(canvas);
    }
    decoder.close();
    return frames.length > 1 ? frames : null;
  } catch {
    return null;
  }
}

// Whether a chunk acTL comes before the first pixels.
function isAnimated(bytes) {
  const view = new DataView(bytes.buffer);
  for (let place = 8; place + 8 <= bytes.length; place += view.getUint32(place) + 12) {
    const kind = view.getUint32(place + 4);
    if (kind === 0x6163544c) return true;
    if (kind === 0x49444154) return false;
  }
  return false;
}

// A picture as it is at a frame; the last one stays where the other has more.
function atFrame(picture, index) {
  if (!picture || !picture.frames) return picture;
  const canvas = picture.frames[Math.min(index, picture.frames.length - 1)];
  const { data } = canvas.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  return { ...picture, canvas, pixels: data };
}

// The bar to move through frames, and the strip; frames that differ are marked.
function frameControls(view) {
  const count = view.frameCount;
  const range = element('input', {
    type: 'range', min: 0, max: count - 1, value: view.frame, class: 'share', 'aria-label': 'Frame',
    oninput: (event) => view.setFrame(Number(event.target.value)),
  });
  const name = element('output', { 'aria-label': 'Frame' }, 'Frame ' + (view.frame + 1) + ' of ' + count);
  const bar = element('div', { class: 'bar', role: 'toolbar', 'aria-label': 'Frames' },
    button('◀', 'Previous frame ([)', () => view.setFrame(view.frame - 1)), name,
    button('▶', 'Next frame (])', () => view.setFrame(view.frame + 1)), range);
  const strip = element('div', { class: 'strip' });
  const shown = (view.whole.actual || view.whole.reference).frames;
  shown.forEach((frame, index) => {
    const small = element('canvas', { width: 64, height: Math.max(1, Math.round(64 * frame.height / frame.width)) });
    small.getContext('2d').drawImage(frame, 0, 0, small.width, small.height);
    const tile = button('', 'Frame ' + (index + 1) + (view.differs(index) ? ', differs' : ''), () => view.setFrame(index), index === view.frame);
    tile.setAttribute('aria-label', tile.title);
    if (view.differs(index)) tile.classList.add('differs');
    tile.append(small);
    strip.append(tile);
  });
  return element('div', {}, bar, strip);
}

// The mask of a frame; null if that frame was compared with nothing.
function maskAtFrame(mask, index) {
  if (!mask || !mask.frames) return index === 0 ? mask : null;
  return index < mask.frames.length ? atFrame(mask, index) : null;
}

// Whether a frame of two animated pictures counts as different.
function frameDiffers({ reference, actual, mask }, index) {
  if (!reference || !actual || !reference.frames || !actual.frames) return false;
  const [mine, theirs] = [reference.frames[index], actual.frames[index]];
  if (!mine || !theirs || mine.width !== theirs.width || mine.height !== theirs.height) return true;
  const pixels = (frame) => new Uint32Array(frame.getContext('2d').getImageData(0, 0, frame.width, frame.height).data.buffer);
  const frame = mask && mask.frames && mask.frames[index];
  if (frame) return pixels(frame).some((value) => markOfMask(value) === marks.different);
  const [before, after] = [pixels(mine), pixels(theirs)];
  return before.some((value, place) => value !== after[place]);
}
