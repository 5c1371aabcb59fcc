// Begins when all data scripts have run.

function nextTheme() {
  const themes = ['', 'light', 'dark'];
  state.theme = themes[(themes.indexOf(state.theme) + 1) % themes.length];
  applyTheme();
  writeState();
}

function applyTheme() {
  document.documentElement.dataset.theme = state.theme;
  byId('theme').textContent = state.theme ? 'Theme: ' + state.theme : 'Theme';
}

function notice(text) {
  const line = byId('notice');
  line.hidden = false;
  line.append(element('span', {}, text + ' '));
}

// A killed process may leave half a line, or somebody may copy the page without its data.
addEventListener('error', (event) => {
  const script = event.target;
  if (script instanceof HTMLScriptElement && script.src && !script.src.includes('/view.js')) {
    notice('Results are missing: ' + decodeURIComponent(script.getAttribute('src')) + '. Run “' + toolCommand() + ' merge” on this folder.');
  } else if (event instanceof ErrorEvent && !(event.filename || '').includes('index.html')) {
    // A browser doesn't say which file it was: on disk each is a stranger to the others.
    notice('Some results are incomplete. Run “' + toolCommand() + ' merge” on this folder.');
  }
}, true);

function preparePaper() {
  const shown = shownEntries.filter((entry) => entry.status !== 'passed').slice(0, 300);
  byId('paper').replaceChildren(...shown.map((entry) => element('section', {},
    element('h2', {}, ...visible(entry.id)),
    element('p', {}, element('b', {}, entry.status), ' ', ...visible(entry.summary)),
    entry.detail ? element('pre', {}, ...visible(entry.detail.slice(0, 4000))) : null,
    element('div', { class: 'prints' }, ...['reference', 'actual', 'difference']
      .filter((role) => isPicture(entry.files[role]) && !isOneFile)
      .map((role) => element('figure', {}, element('img', { src: fileOf(entry, role), alt: role }), element('figcaption', {}, role)))))));
}

addEventListener('DOMContentLoaded', () => {
  readState();
  applyTheme();
  prepareEntries();
  buildFilters();
  buildHelp();
  listenToKeys();
  byId('search').value = state.query;
  byId('search').addEventListener('input', (event) => { state.query = event.target.value; showList(); });
  byId('grouping').value = state.grouping;
  byId('grouping').addEventListener('change', (event) => { state.grouping = event.target.value; showList(); });
  byId('running').addEventListener('click', () => location.reload());
  byId('suite').addEventListener('change', (event) => { state.suite = event.target.value; showList(); });
  byId('theme').addEventListener('click', nextTheme);
  byId('overview-button').addEventListener('click', () => toggleOverview());
  byId('help-button').addEventListener('click', () => byId('help').showModal());
  byId('copy').addEventListener('click', copyCommand);
  byId('undo').addEventListener('click', undoChoice);
  byId('clear').addEventListener('click', clearChoice);
  restoreChoice();
  showChoice();
  addEventListener('beforeprint', preparePaper);
  addEventListener('hashchange', () => { readState(); applyTheme(); byId('search').value = state.query; byId('suite').value = state.suite; byId('grouping').value = state.grouping; showList(); showViewer(); });
  showList();
  if (!latest.has(state.id)) state.id = (shownEntries.find((entry) => !settledStatuses.includes(entry.status)) || { id: null }).id;
  markCurrent(true);
  writeState();
  showViewer();
});
