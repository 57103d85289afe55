import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./en.ts');
  vi.resetModules();
});

it('stays with its language, and with the parts of it, where the other one cannot be had', async () => {
  vi.resetModules();
  const away = Promise.withResolvers<never>();
  vi.doMock('./en.ts', () => away.promise);
  const { i18n, loadTexts, speak, translate } = await import('./i18n.ts');
  const spoken = speak('en');
  await loadTexts('private');
  away.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(spoken).rejects.toThrow();
  expect([i18n.locale, translate('reviewing.unsent.text')]).toEqual(['es', 'Solo lo ves tú.']);
  await loadTexts('site');
  expect(translate('contact.title')).toBe('Contacto');
});
