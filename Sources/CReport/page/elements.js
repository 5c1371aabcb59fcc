// Elements. Text becomes text, never markup.

function element(name, properties, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === 'class') node.className = value;
    else if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (key.startsWith('aria-') || key === 'role' || key === 'for') node.setAttribute(key, value);
    else node[key] = value;
  }
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

function byId(id) { return document.getElementById(id); }

// A button; the key that does the same is shown in it.
function button(label, title, act, pressed, key) {
  const made = element('button', {
    type: 'button', title, onclick: act,
    'aria-pressed': pressed === undefined ? undefined : String(pressed),
  }, label);
  if (key) made.dataset.key = key;
  return made;
}

// What shows nothing by itself, or turns the direction of writing.
const invisible =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/;

// Text with such characters spelt out.
function visible(text) {
  if (!invisible.test(text)) return [text];
  const parts = [];
  for (const part of text.split(new RegExp('(' + invisible.source + ')'))) {
    if (part === '') continue;
    if (invisible.test(part)) {
      const digits = part.codePointAt(0).toString(16).toUpperCase();
      parts.push(element('span', { class: 'escaped' }, '\\u{' + digits + '}'));
    } else {
      parts.push(part);
    }
  }
  return parts;
}

function counted(number, noun) {
  return number.toLocaleString('en') + ' ' + noun + (number === 1 ? '' : 's');
}
