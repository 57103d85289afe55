import type { MessageKey } from '#web/messages/i18n.ts';

interface Key {
  /** As `keysText` writes them. */
  keys: string;
  /** What they do. */
  label: MessageKey;
  /** What they do for a guest, where that is less. */
  labelOfGuests?: MessageKey;
  /** Where they do something else. */
  except?: MessageKey;
  /** A letter or a mark alone: it can be switched off (WCAG 2.1.4). */
  single?: true;
}

/** Every key of the product, in the order of the list of keys; those of the manuscript editor are said there. */
export const keyTable = {
  palette: { keys: 'Mod-k', label: 'keys.palette', except: 'keys.palette.except' },
  search: { keys: '/', label: 'keys.search', labelOfGuests: 'keys.search.guest', single: true },
  list: { keys: '?', label: 'keys.list', single: true },
  next: { keys: 'j', label: 'keys.next', single: true },
  previous: { keys: 'k', label: 'keys.previous', single: true },
  open: { keys: 'Enter', label: 'keys.open' },
  leave: { keys: 'Escape', label: 'keys.leave' },
} as const satisfies Record<string, Key>;

export type KeyName = keyof typeof keyTable;

/** Those that mean something anywhere, and those of lists. */
export const keyGroups: readonly { title: MessageKey; names: readonly KeyName[] }[] = [
  { title: 'keys.everywhere', names: ['palette', 'search', 'list'] },
  { title: 'keys.lists', names: ['next', 'previous', 'open', 'leave'] },
];

export const keyOf = (name: KeyName): Key => keyTable[name];
