import { translate } from '#web/messages/i18n.ts';

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
const names: Record<string, () => string> = {
  Enter: () => translate('keys.enter'),
  Escape: () => 'Esc',
  ...(isMac
    ? { Mod: () => '⌘', Alt: () => '⌥', Shift: () => '⇧' }
    : { Mod: () => 'Ctrl', Alt: () => 'Alt', Shift: () => translate('keys.shift') }),
};

/** Whether the key is held that goes before letters on this system: ⌘ on a Mac, whose Ctrl moves the cursor, Ctrl elsewhere. */
export const hasMod = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean =>
  isMac ? metaKey && !ctrlKey : ctrlKey && !metaKey;

/** 'Mod-Shift-8' as the keyboard has it: 'Ctrl+Mayús+8', or in English 'Ctrl+Shift+8', or '⌘⇧8'. */
export const keysText = (keys: string): string =>
  keys
    .split('-')
    .map((key) => names[key]?.() ?? key.toUpperCase())
    .join(isMac ? '' : '+');

/** The same for `aria-keyshortcuts`. */
export const keysAttribute = (keys: string): string =>
  keys.replace('Mod', isMac ? 'Meta' : 'Control').replaceAll('-', '+');
