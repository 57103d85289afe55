/** The keys of the product: what each does, for the list of keys. */
export default {
  'keys.title': 'Keys',
  'keys.everywhere': 'Everywhere',
  'keys.lists': 'In lists',
  'keys.palette': 'Search or go anywhere',
  'keys.palette.except': 'In the text editor, with words selected, it makes a link.',
  'keys.search': 'Go to this screen’s search box; without one, open the one for everything',
  'keys.search.guest': 'Go to this screen’s search box',
  'keys.list': 'See all keys',
  'keys.next': 'Next row',
  'keys.previous': 'Previous row',
  'keys.open': 'Open the row',
  'keys.leave': 'Leave the list; close what was opened',
  'keys.enter': 'Enter',
  'keys.shift': 'Shift',
  'keys.single': 'Use single keys in this browser',
  'keys.isOff': 'off',
  'keys.on':
    'A letter or a mark by itself does nothing in a field, a dialog or a menu. If they get in your way, you can switch them off.',
  'keys.off': 'You have switched the single keys off.',
  'keys.settings': 'Change it in Settings',
  'keys.editor': 'The text editor has its own: they are under its button “Keyboard shortcuts”.',
};
