/**
 * The permission matrix (testing/permissions): rows written by hand say what every call answers whom about what. Here the
 * real app is asked the cells themselves, on one engine. That each cell has exactly one row is tested beside the tables.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { installedEngines, openTestDatabase } from './testing/engines.ts';
import { ask, askOfNothing, faultOf } from './testing/permissions/ask.ts';
import { type Cell, modes, standings, whos } from './testing/permissions/axes.ts';
import { isHiddenIn } from './testing/permissions/hidden.ts';
import { matrix } from './testing/permissions/matrix.ts';
import { cellsOf, type Question, questions } from './testing/permissions/questions.ts';
import { fits, type Row } from './testing/permissions/read-table.ts';
import { openStage, type Stage, setMode } from './testing/permissions/stage.ts';
import { openTestPlatform } from './testing/platform.ts';
import { rounds } from './testing/rounds.ts';
import { lots } from './testing/seed.ts';

/** Drawn by lot: one cell of each row, or several for each kind of person in it. */
const perPerson = rounds({ quick: 0, long: 3 });
const drawn = (cells: readonly Cell[]) =>
  perPerson === 0
    ? cells.slice(0, 1)
    : whos.flatMap((each) => cells.filter(({ who }) => who === each).slice(0, perPerson));

describe.each(installedEngines().slice(0, 1))('the app [%s]', (engine) => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage(await openTestPlatform(await openTestDatabase(engine)), modes, standings);
  });
  afterAll(async () => {
    await stage?.platform.close();
    await stage?.platform.services.database.close();
  });

  it.each(modes)('answers as the matrix says in mode %s', async (mode) => {
    await setMode(stage.platform, mode);
    const faults: string[] = [];
    for (const [question, row, cell] of chosen(mode)) {
      const fault = faultOf(row.outcome, question, cell, await ask(stage, question, cell));
      if (fault) faults.push(`${question.key}: ${Object.values(cell).join(' | ')}: ${fault} instead of «${row.text}»`);
    }
    expect(faults).toEqual([]);
  });

  it.each(modes)('answers about what is hidden as about what was never there in mode %s', async (mode) => {
    await setMode(stage.platform, mode);
    const faults: string[] = [];
    let cells = 0;
    for (const [question, cell] of hidden(mode)) {
      const { there, nothing } = await askOfNothing(stage, question, cell);
      if (there !== nothing)
        faults.push(`${question.key}: ${Object.values(cell).join(' | ')}: ${there} and ${nothing}`);
      cells++;
    }
    expect(faults).toEqual([]);
    expect(cells).toBeGreaterThan(200);
  });
});

/** The cells of a mode in which what is asked about is hidden: of each kind of person one, or to the end each relation and each standing. */
function* hidden(mode: Cell['mode']): Generator<[Question, Cell]> {
  const lot = lots();
  const places: ((cell: Cell) => string)[] =
    perPerson === 0
      ? [({ who }) => who]
      : [({ who, relation }) => `${who} ${relation}`, ({ who, standing }) => `${who} ${standing}`];
  for (const question of questions) {
    const cells = cellsOf(question)
      .filter((cell) => isHiddenIn(question, cell))
      .map((cell) => [lot(), cell] as const)
      .sort(([one], [other]) => one - other)
      .map(([, cell]) => cell);
    const drawn = new Set(places.flatMap((place) => [...Map.groupBy(cells, place).values()].map(([first]) => first)));
    for (const cell of drawn) if (cell?.mode === mode) yield [question, cell];
  }
}

/** The cells of a mode that are asked. */
function* chosen(mode: Cell['mode']): Generator<[Question, Row, Cell]> {
  const lot = lots();
  for (const question of questions) {
    const cells = cellsOf(question)
      .map((cell) => [lot(), cell] as const)
      .sort(([one], [other]) => one - other)
      .map(([, cell]) => cell);
    for (const row of matrix[question.key] ?? [])
      for (const cell of drawn(cells.filter((each) => fits(row, each))))
        if (cell.mode === mode) yield [question, row, cell];
  }
}
