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

// What shows nothing by itself, or turns the direction of writing, except as a part of an emoji.
const emoji = String.raw`(?![\0-\x7f])\p{Emoji}`;
const invisible = new RegExp(String.raw`((?!(?<=${emoji})\ufe0f|(?<=[\d#*])\ufe0f\u20e3|(?<=${emoji}\ufe0f?)\u200d(?=${emoji}))`
  + String.raw`[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\ufffe\uffff\p{Cf}\p{Default_Ignorable_Code_Point}])`, 'u');

// Text with such characters spelt out.
function visible(text) {
  if (!invisible.test(text)) return [text];
  // The characters are between the other parts.
  return text.split(invisible).map((part, index) => {
    if (index % 2 === 0) return part;
    return element('span', { class: 'escaped' }, '\\u{' + part.codePointAt(0).toString(16).toUpperCase() + '}');
  }).filter((part) => part !== '');
}

function counted(number, noun) {
  return number.toLocaleString('en') + ' ' + noun + (number === 1 ? '' : 's');
}
