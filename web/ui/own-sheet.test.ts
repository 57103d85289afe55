// @vitest-environment happy-dom
/** Rules that scripts write need no style element, which the content security policy would refuse. */
import { afterEach, expect, it } from 'vitest';
import { accentStyle, wearAccent } from '#web/features/site/accent-style.ts';
import { stylesheetSingleton } from './rules-while-used.ts';
import './toast-rules.ts';

const rules = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');
afterEach(() => {
  wearAccent('');
  document.head.replaceChildren();
});

it('of what is open hold as long as somebody uses them, and are the first one’s', () => {
  const sheet = stylesheetSingleton();
  sheet.add('body { overflow: hidden; }');
  sheet.add('body { overflow: clip; }');
  expect(rules()).toContain('overflow: hidden');
  sheet.remove();
  expect(rules()).toContain('overflow: hidden');
  sheet.remove();
  expect(rules()).not.toContain('overflow');
});

it('of toasts are found by the library that writes them', async () => {
  const { css } = await import('./toast-rules.ts');
  const name = css`
    opacity: 0.25;
  `;
  expect(name).toMatch(/^go\d+/);
  expect(rules()).toContain('opacity: 0.25');
});

it('of the accent take the place of what the server wrote, once it is another', () => {
  document.head.innerHTML = accentStyle('#a03020');
  wearAccent('#a03020');
  expect(document.head.querySelector('#accent')).not.toBeNull();
  expect(rules()).not.toContain('--accent');
  wearAccent('#205080');
  expect(document.head.querySelector('#accent')).toBeNull();
  expect(rules()).toContain('--accent');
  wearAccent('');
  expect(rules()).not.toContain('--accent');
});
