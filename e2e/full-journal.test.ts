/**
 * Every screen of members in a journal in full work: 300 works in process, 100 reviewers, 600 reviews (bench/full-journal.ts),
 * titles of three lines, names of six words, people who are away. Nothing stands out beyond a window, and axe finds nothing,
 * wide and narrow, in light and in dark. In the long run alone: the journal takes a minute to make.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '#server/testing/rounds.ts';
import { routes } from '#web/routes.tsx';
import { axeFaults, browserPath, inWindow, phone, phoneFaults, settle, widthAt } from './browser.ts';
import { addressOf, type NamedMatters, namedMatters, people, type ScreenRow, whoMayOpen } from './people-of-routes.ts';
import { setStage } from './stage.ts';

const rows = routes.filter((row): row is ScreenRow => 'layout' in row && row.layout === 'member');
const desk = 1280;

describe.skipIf(!browserPath || !isLongRun)('in a journal in full work', () => {
  const stage = setStage(undefined, async ({ path, env }) => {
    const said = { ...process.env, DATABASE_URL: '', ...env, DATA_DIR: path, LOG_LEVEL: 'silent' };
    const [code] = await once(
      spawn(process.execPath, ['bench/full-journal.ts'], { env: said, stdio: 'inherit' }),
      'exit',
    );
    if (code !== 0) throw new Error('The journal was not made.');
  });
  let ids: NamedMatters;
  beforeAll(async () => {
    ids = await namedMatters(stage.url());
  });

  describe.each(people.filter((person) => person !== 'guest' && person !== 'lector'))('is sound for %s', (person) => {
    it.each(rows.filter((row) => whoMayOpen(row).includes(person)))('at $path', async (row) => {
      const { page, complaints } = await stage.again(person);
      await page.goto(addressOf(row, ids));
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settle(page);
      const wide = await widthAt(page, desk);
      expect([
        ...(wide > desk ? [`${wide} px wide`] : []),
        ...(await phoneFaults(page)),
        ...(await axeFaults(page)),
        ...(await inWindow(page, phone.viewport.width, () => axeFaults(page))),
        ...complaints.splice(0),
      ]).toEqual([]);
    });
  });
});
