import { afterEach, expect, it } from 'vitest';
import { loadTexts, speak } from '#web/messages/i18n.ts';
import { keysText } from './keys-text.ts';

afterEach(() => speak('es'));

it('names keys as the reader’s keyboard does', async () => {
  await loadTexts('private');
  expect(keysText('Mod-Shift-8')).toBe('Ctrl+Mayús+8');
  await speak('en');
  expect(keysText('Mod-Shift-8')).toBe('Ctrl+Shift+8');
});
