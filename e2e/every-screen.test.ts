/**
 * Each line of the route table as each person who may open it: one heading of the first order, a title, nothing wider
 * than a phone nor too small for a finger, no two rows whose buttons one could not tell apart, nothing the browser complains
 * of, and nothing axe does, in light and in dark.
 * A test for each of them, so that more screens make more tests and none longer. `npm test` opens a line as whoever it has
 * most to show to, one in light and the next in dark, every third also as one of the others, by turns, and everybody's
 * dashboard in both; the long run opens all as everybody, in both, and each menu and dialog that a screen offers, wide and narrow.
 */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '#server/testing/rounds.ts';
import { routes } from '#web/routes.tsx';
import { axeFaults, browserPath, inWindow, phone, phoneFaults, settle, type Theme, type Visitor } from './browser.ts';
import { faultsOfOpened } from './opened-parts.ts';
import {
  addressOf,
  type NamedMatters,
  namedMatters,
  type Person,
  people,
  type ScreenRow,
  whoMayOpen,
  whoseIs,
} from './people-of-routes.ts';
import { setStage } from './stage.ts';

const rows = routes.filter((row): row is ScreenRow => 'layout' in row);

/** Whether a line is opened as everybody who may. */
const asAll = rounds({ quick: 0, long: 1 }) > 0;
const both: readonly Theme[] = ['light', 'dark'];

describe.skipIf(!browserPath)('every screen', () => {
  const stage = setStage();
  let ids: NamedMatters;
  /** Browsers that nobody walks in just now: a window takes longer to open than most screens. */
  const idle = new Map<Person, Visitor[]>(people.map((person) => [person, []]));
  const come = (person: Person) => (person === 'guest' ? stage.guest() : stage.member(person));
  beforeAll(async () => {
    await stage.admin().send('PATCH', '/settings', { sitioPublico: true });
    ids = await namedMatters(stage.url());
  });

  describe.each(people)('is sound for %s', (person) => {
    const open = rows.filter((row) => opening(row).includes(person));
    // As many at once as the project's configuration says.
    it.concurrent.each(open)('at $path', async (row) => {
      const visitor = idle.get(person)?.pop() ?? (await come(person));
      const faults = await faultsAt(visitor, addressOf(row, ids), themesOf(row, person));
      expect(faults).toEqual([]);
      if (opensAll(row, person)) expect(await faultsOver(visitor.page, row)).toEqual([]);
      idle.get(person)?.push(visitor);
    });
  });
});

/** Who opens the line in this run. Everybody's dashboard is another. */
function opening(row: ScreenRow): readonly Person[] {
  const may = whoMayOpen(row);
  if (asAll || row.path === '/dashboard') return may;
  const [at, others] = [rows.indexOf(row), may.filter((person) => person !== whoseIs(row))];
  const another = at % 3 === 0 ? others[(at / 3) % others.length] : undefined;
  return may.filter((person) => person === whoseIs(row) || person === another);
}

/** axe looks where a screen may differ: to whom it has most to show, to the first and the last who may open it. */
function themesOf(row: ScreenRow, person: Person): readonly Theme[] {
  if (row.path === '/dashboard') return both;
  const may = whoMayOpen(row);
  if (asAll) return [whoseIs(row), may[0], may.at(-1)].includes(person) ? both : [];
  return rows.indexOf(row) % 2 === 0 ? ['light'] : ['dark'];
}

/** Whether all is opened that the screen opens over itself: by whom axe looks at it, in the long run. */
const opensAll = (row: ScreenRow, person: Person): boolean => asAll && themesOf(row, person).length > 0;

/** What is wrong with a screen's menus and dialogs, in a window of a desk and of a telephone; those of the head and the rail on one screen. */
async function faultsOver(page: Page, row: ScreenRow): Promise<string[]> {
  const part = page.locator(row.path === '/dashboard' ? 'body' : 'main');
  const { width } = phone.viewport;
  return [
    ...(await faultsOfOpened(page, part, () => axeFaults(page, both))),
    ...(
      await inWindow(page, width, () =>
        faultsOfOpened(page, part, async () => [...(await phoneFaults(page)), ...(await axeFaults(page, both))]),
      )
    ).map((fault) => `${width} px, ${fault}`),
  ];
}

async function faultsAt({ page, complaints }: Visitor, address: string, themes: readonly Theme[]): Promise<string[]> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await settle(page);
  return [
    ...(await phoneFaults(page)),
    ...(await headFaults(page)),
    ...(await alikeInRows(page)),
    ...(themes.length > 0 ? await axeFaults(page, themes) : []),
    ...(asAll && themes.length > 0 ? await inWindow(page, phone.viewport.width, () => axeFaults(page, themes)) : []),
    ...complaints.splice(0),
  ];
}

/** Buttons of different rows of a list or table that are called alike and described alike: by ear nobody knows which is which. */
const alikeInRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const textOf = (button: Element, attribute: string) =>
      (button.getAttribute(attribute)?.split(' ') ?? [])
        .map((id) => document.getElementById(id)?.textContent)
        .join(' ');
    const said = (button: Element) =>
      [button.getAttribute('aria-label') ?? button.textContent, textOf(button, 'aria-describedby')].join(' ').trim();
    const found = new Set<string>();
    const first = new Map<string, Element>();
    for (const button of document.querySelectorAll('main :is(li, tbody tr) button')) {
      const row = button.closest('li, tr');
      if (!row?.parentElement || !button.checkVisibility()) continue;
      const key = said(button);
      const other = first.get(key);
      if (other && other !== row && other.parentElement === row.parentElement) found.add(`several rows with '${key}'`);
      first.set(key, row);
    }
    return [...found];
  });

const missing = 'No encontramos esta página';
/** Where the row of no address is looked at. */
const nowhere = '/no/hay/nada';

async function headFaults(page: Page): Promise<string[]> {
  const [title, headings] = [await page.title(), await page.locator('h1').count()];
  const isMissing = (await page.getByRole('heading', { level: 1, name: missing }).count()) > 0;
  return [
    // Of an address that leads nowhere nothing would be looked at but that.
    ...(isMissing && !page.url().endsWith(nowhere) ? [missing] : []),
    ...(/\S · Pliego$|^Pliego · \S/.test(title) ? [] : [`titled '${title}'`]),
    ...(headings === 1 ? [] : [`${headings} headings of the first order`]),
  ];
}
