import { globSync, readFileSync } from 'node:fs';
import { matchPath } from 'react-router';
import { describe, expect, it } from 'vitest';
import { type Language, languages, type Role } from '#contract/vocabulary.ts';
import { helpWord } from '#web/layouts/help-address.ts';
import { readMessages } from '#web/messages/compile.ts';
import { namesIn, nameThings } from '#web/messages/manual-names.ts';
import { routes } from '#web/routes.tsx';
import { opensTo, placesOf } from '#web/routing/places.ts';
import type { Row } from '#web/routing/screen.ts';
import { readManual } from './manual-text.ts';
import { type Manual, type ManualPage, manuals } from './pages.ts';

type ScreenRow = Extract<Row, { layout: unknown }>;
const screens = routes.filter((row): row is ScreenRow => 'layout' in row);
const rowAt = (path: string) => screens.find((row) => row.path === path);

/** As they are written: in the other tests the build has put names in the places of keys. */
const everyMessage = async (language: Language): Promise<Record<string, string>> =>
  Object.assign(
    {},
    ...(await Promise.all(
      globSync(`web/messages/${language}/*.ts`).map((file) => readMessages(readFileSync(file, 'utf8'))),
    )),
  );
const written = { es: await everyMessage('es'), en: await everyMessage('en') };
const textOf = ({ text }: ManualPage, language: Language = 'es') => written[language][text] ?? '';

const pages = manuals.flatMap((manual) => manual.pages.map((page) => ({ manual, page })));
const named = pages.map(({ manual, page }) => [`${manual.slug}/${page.slug}`, manual, page] as const);

/** What the role's people read: its own manual, and those that it points to. */
const readBy = ({ reads, ...manual }: Manual): ManualPage[] =>
  [manual, ...manuals.filter(({ slug }) => reads.includes(slug))].flatMap((each) => each.pages);

/** Screens of members that no manual tells of, and why. */
const untold: Readonly<Record<string, string>> = {};

describe.each(named)('the page %s', (_name, manual, page) => {
  it.each(languages)('names in %s what the screens say, and nothing that has places', (language) => {
    expect(() => nameThings(textOf(page, language), written[language])).not.toThrow();
  });

  it('says the same in both languages: the same things in the same order, step by step', () => {
    expect(namesIn(textOf(page, 'en'))).toEqual(namesIn(textOf(page)));
    const shapeOf = (language: Language) =>
      readManual(textOf(page, language)).blocks.map((block) =>
        'items' in block ? `${block.kind} ${block.items.length}` : block.kind,
      );
    expect(shapeOf('en')).toEqual(shapeOf('es'));
  });

  it('has a title, what it is about and parts', () => {
    for (const language of languages) {
      const { title, about, blocks } = readManual(textOf(page, language));
      expect([title, about].every((words) => words.length > 5 && !/^[#-]|^\d/.test(words))).toBe(true);
      expect(blocks.some(({ kind }) => kind === 'part' || kind === 'subpart')).toBe(true);
    }
  });

  it('leads to screens that are there, and that its people may open', () => {
    for (const { to } of namesIn(textOf(page))) {
      if (to === undefined) continue;
      const row = screens.find(({ path }) => path !== '*' && matchPath(path, to));
      expect([to, row && opensTo(row.guard, { roles: [manual.role] })]).toEqual([to, true]);
    }
  });

  it('leads to what it is said to tell of', () => {
    const led = namesIn(textOf(page)).flatMap(({ to }) => to ?? []);
    const places = page.about.filter((path) => !path.includes(':') && rowAt(path)?.place);
    expect(places.filter((path) => !led.includes(path))).toEqual([]);
  });

  it('is about screens that are there', () => {
    expect(page.about.filter((path) => !rowAt(path))).toEqual([]);
  });
});

describe.each(manuals.map((manual) => [manual.role, manual] as const))('the manual of %s', (role: Role, manual) => {
  const told = new Set(readBy(manual).flatMap(({ about }) => about));
  const person = { roles: [role] };

  it('tells of every screen in their navigation', () => {
    const own = placesOf(routes, person).filter(({ name }) => name !== 'more');
    const places = own.flatMap((group) => group.places.map(({ path }) => path));
    expect(places.filter((path) => !told.has(path) && !untold[path] && path !== '/catalogo')).toEqual([]);
  });

  it('tells of every screen below these', () => {
    const groups = new Set(placesOf(routes, person).map(({ name }) => name));
    const isOwn = ({ deeper }: ScreenRow): boolean =>
      (deeper?.under ?? []).some((path) => {
        const above = rowAt(path);
        return above?.place ? groups.has(above.place.group) : above !== undefined && isOwn(above);
      });
    const below = screens.filter((row) => row.deeper && opensTo(row.guard, person) && isOwn(row));
    expect(below.map(({ path }) => path).filter((path) => !told.has(path) && !untold[path])).toEqual([]);
  });

  it('says what to do when something goes wrong', () => {
    expect(manual.pages.some(({ slug }) => slug === 'problemas')).toBe(true);
  });

  it('has an address for each page', () => {
    const slugs = manual.pages.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });
});

it('there is a manual for every role', () => {
  expect(manuals.map(({ role }) => role).sort()).toEqual(['ADMIN', 'AUTOR', 'EDITOR', 'LECTOR', 'REVISOR']);
});

it('every screen has a word of its own in the addresses of the help centre', () => {
  const words = screens.flatMap(({ path }) => (path === '*' ? [] : helpWord(path)));
  expect(new Set(words).size).toBe(words.length);
});

it('every message of a manual is on a page', () => {
  const told = new Set<string>(pages.map(({ page }) => page.text));
  const all = Object.keys(written.es).filter((key) => /^manual-[a-z]+\./.test(key));
  expect(all.filter((key) => !told.has(key))).toEqual([]);
});
