import { hasMod } from '#web/messages/keys-text.ts';
import { type KeyName, keyGroups, keyOf } from './key-table.ts';
import { isTypedElsewhere } from './typed-elsewhere.ts';

const names = keyGroups.flatMap((group) => group.names);
const singles = names.filter((name) => keyOf(name).single);

/**
 * Which of our keys was pressed, and means what the table says. Keys are known by what they write, wherever a keyboard has
 * them ('/' is Shift and 7 on a Spanish one). None while letters are being composed, nor where somebody else has taken it;
 * single keys only where they are on, outside of fields, dialogs and menus.
 */
export function keyPressed(event: KeyboardEvent, isOn: boolean): KeyName | undefined {
  // 229: a key that an input method has taken, in browsers that do not say so otherwise.
  if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return undefined;
  const { key, altKey, shiftKey } = event;
  if (hasMod(event) && !altKey && !shiftKey) return key.toLowerCase() === 'k' && !event.repeat ? 'palette' : undefined;
  if (event.ctrlKey || event.metaKey || altKey || isTypedElsewhere(event.target)) return undefined;
  if (key === keyOf('leave').keys) return 'leave';
  // With the capitals locked, j is still j.
  const meant = shiftKey ? key : key.toLowerCase();
  const single = singles.find((name) => keyOf(name).keys === meant);
  return isOn && single && (!event.repeat || single === 'next' || single === 'previous') ? single : undefined;
}
