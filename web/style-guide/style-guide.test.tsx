import { globSync, readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type Look, StyleGuide } from './style-guide.tsx';

const isSource = (file: string) => !/\.(test|fixture)\.tsx?$/.test(file);
const filesOf = (pattern: string) => globSync(pattern).filter(isSource);
/** Of each file of web/ui, who imports it by name. */
const imports = (files: readonly string[]) =>
  new Set(
    files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/#web\/ui\/(\w+)\.tsx'/g)].map(([, name]) => name)),
  );

const guide = filesOf('web/style-guide/*.tsx');
const components = filesOf('web/ui/[A-Z]*.tsx').map((file) => file.replace(/^.*\/|\.tsx$/g, ''));
/** Drawn by another component alone: shown as a part of it. */
const parts = ['CalendarAgenda', 'CalendarColumns', 'CalendarDays', 'CalendarItem', 'CalendarMonth', 'ChoiceGroup'];

it('has every component of web/ui', () => {
  const shown = imports(guide);
  expect(components.filter((name) => !shown.has(name)).sort()).toEqual(parts);
});

it('leaves out none that is used by itself', () => {
  const used = imports(filesOf('web/{features,screens,layouts,routing,data}/**/*.tsx'));
  expect(parts.filter((name) => used.has(name))).toEqual([]);
});

it('draws each of them', () => {
  const look: Look = { theme: 'dark', face: 'working' };
  const html = renderToString(<StyleGuide look={look} />);
  expect(html).toContain('data-face="working"');
  const named = [...html.matchAll(/<section aria-label="([^"]+)"/g)].flatMap(([, names = '']) => names.split(', '));
  expect(named).toEqual(expect.arrayContaining(components.filter((name) => !parts.includes(name))));
});

it('is no part of what is served', () => {
  const others = globSync('{web,server,contract}/**/*.{ts,tsx}')
    .filter((file) => isSource(file) && !file.startsWith('web/style-guide/'))
    .filter((file) => /style-guide|'\/estilo/.test(readFileSync(file, 'utf8')));
  expect(others).toEqual([]);
});
