/** The palette: going anywhere, and what can be done now, by a few letters. */
export default {
  'palette.placeholder': 'Screens, works, people…',
  'palette.placeholder.works': 'Screens, works…',
  'palette.acts': 'With this work',
  'palette.actsOf': 'What you can do',
  'palette.act': '{act}: {title}',
  'palette.recent': 'Opened last',
  'palette.screens': 'Screens',
  'palette.works': 'Works',
  'palette.people': 'People',
  'palette.write': 'Write to them',
  'palette.account': 'Their account',
  'palette.waiting': 'Searching…',
  'palette.none': 'Nothing with “{words}” among what you may see.',
  'palette.count': '{count, plural, one {# result} other {# results}}',
  'palette.failed': 'Works and people could not be searched.',
  'palette.hint': '↑ ↓ to choose · {enter} to open · Esc to close',
};
