/**
 * The permission matrix by journal (testing/permissions/by-journal.ts): an editor and a reviewer of the works' journal, and of another,
 * ask everything about works in every standing. What is due follows from the tables by rule; here the real app is asked.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { journals } from '#server/platform/database/schema.ts';
import { installedEngines, openTestDatabase } from './testing/engines.ts';
import { ask, askOfNothing, faultOf } from './testing/permissions/ask.ts';
import { type Cell, modes, standings } from './testing/permissions/axes.ts';
import {
  everyNarrowed,
  type Narrowed,
  otherJournal,
  outcomeOf,
  ruledBy,
  scopesOf,
  standsAs,
} from './testing/permissions/by-journal.ts';
import { cellsOf, type Question, questions } from './testing/permissions/questions.ts';
import type { Row } from './testing/permissions/read-table.ts';
import { openStage, type Stage, setMode } from './testing/permissions/stage.ts';
import { openTestPlatform } from './testing/platform.ts';
import { rounds } from './testing/rounds.ts';
import { lots } from './testing/seed.ts';

/** Drawn by lot of the cells of a row: in another journal each row is asked, in one's own, where nothing differs, some. */
const perRow = rounds({ quick: 1, long: 3 });
const ownRowsPerCall = rounds({ quick: 1, long: 1000 });

describe('what the rule says', () => {
  it('is said of every question and every cell', () => {
    const unsaid = everyNarrowed.flatMap((narrowed) =>
      questions.flatMap((question) =>
        cellsOf(question)
          .filter(({ who }) => who === narrowed.role)
          .filter((cell) => outcomeOf(question, narrowed, cell) === undefined)
          .map((cell) => `${question.key}: ${Object.values(cell).join(' | ')}`),
      ),
    );
    expect(unsaid).toEqual([]);
  });
});

describe.each(installedEngines().slice(0, 1))('the app [%s]', (engine) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(await openTestPlatform(await openTestDatabase(engine)), modes, standings);
    await stage.platform.services.db.insert(journals).values({ id: otherJournal, clave: 'otra' });
  });
  afterAll(async () => {
    await stage?.platform.close();
    await stage?.platform.services.database.close();
  });

  it.each(modes)('answers who holds a role in some journals alone as the rule says in mode %s', async (mode) => {
    await setMode(stage.platform, mode);
    const faults: string[] = [];
    for (const [question, narrowed, cell] of chosen(mode)) {
      const due = outcomeOf(question, narrowed, cell) ?? 'nothing';
      const answer = await ask(stage, question, cell, scopesOf(narrowed));
      const fault = faultOf(due, question, standsAs(narrowed, cell), answer);
      if (fault)
        faults.push(
          `${question.key}: ${narrowed.role} of ${narrowed.where}: ${Object.values(cell).join(' | ')}: ${fault} instead of «${due}»`,
        );
      // Who holds the role elsewhere hears of what is hidden from them no more than of what was never there.
      if (due !== '404' || narrowed.where === 'own') continue;
      const { there, nothing } = await askOfNothing(stage, question, cell, scopesOf(narrowed));
      if (there !== nothing)
        faults.push(`${question.key}: ${Object.values(cell).join(' | ')}: ${there} and ${nothing}`);
    }
    expect(faults).toEqual([]);
  });
});

/** The cells of a mode that are asked: of each row that the rule goes by. */
function* chosen(mode: Cell['mode']): Generator<[Question, Narrowed, Cell]> {
  const lot = lots();
  // Questions in their order, as of whoever else: what the last of them take away, nobody is asked about any more.
  for (const question of questions)
    for (const narrowed of everyNarrowed) {
      const cells = cellsOf(question)
        .filter((cell) => cell.who === narrowed.role && cell.mode === mode)
        .map((cell) => [lot(), cell] as const)
        .sort(([one], [other]) => one - other)
        .map(([, cell]) => cell);
      const rows = Map.groupBy(cells, (cell): Row | undefined => ruledBy(question, narrowed, cell));
      const asked = [...rows.values()].slice(0, narrowed.where === 'own' ? ownRowsPerCall : rows.size);
      for (const each of asked) for (const cell of each.slice(0, perRow)) yield [question, narrowed, cell];
    }
}
