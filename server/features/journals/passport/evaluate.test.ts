/** What a passport says of a journal, from facts alone. */
import { describe, expect, it } from 'vitest';
import { packageKinds } from '#contract/packages.ts';
import { indexKeys } from '#contract/passport.ts';
import { formOf } from '../packages/pack.ts';
import { type Check, find as findOf, journalChecks } from './checks.ts';
import { evaluate } from './evaluate.ts';
import { indices } from './indices-words.ts';
import { practices } from './other-words.ts';
import { aJournal, aWork } from './passport.fixture.ts';
import { sources } from './sources-words.ts';
import { workChecks } from './work-checks.ts';

const all = indexKeys.flatMap((index) => indices[index].criteria.map((criterion) => ({ index, ...criterion })));
const find = (check: Check, ...facts: Parameters<typeof aJournal>) => findOf(check, aJournal(...facts));

describe('the criteria', () => {
  it('are the 38 characteristics of Latindex, in its order, the first seven of them required', () => {
    const numbered = indices.latindex.criteria.filter(({ key }) => /^\d+$/.test(key));
    expect(numbered.map(({ key }) => Number(key))).toEqual(Array.from({ length: 38 }, (_, place) => place + 1));
    expect(numbered.filter(({ required }) => required).map(({ key }) => key)).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
    ]);
  });

  it('have keys of their own and both languages', () => {
    expect(new Set(all.map(({ index, key }) => `${index}.${key}`)).size).toBe(all.length);
    expect(all.filter(({ key }) => !/^[a-z0-9-]+$/.test(key))).toEqual([]);
    const texts = all.flatMap(({ name, asks, group }) => [name, asks, ...(group ? [group] : [])]);
    expect(texts.filter(({ es, en }) => !es || !en)).toEqual([]);
  });

  it('name a source that says where and when it was read, and say nothing of the journal where there is none', () => {
    for (const { address, read, title } of Object.values(sources)) {
      expect(URL.canParse(address)).toBe(true);
      expect(read).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(title.es).not.toBe('');
    }
    const unread = all.filter(({ source }) => source === null);
    expect(new Set(unread.map(({ index }) => index))).toEqual(new Set(['latindex', 'scielo', 'redalyc', 'dialnet']));
    expect(unread.map((each) => evaluate(each, aJournal()))).toEqual(unread.map(() => ({ outcome: 'NO_COMPROBADO' })));
    // A source is asked for even where a check would know an answer.
    expect(evaluate({ source: null, check: 'issnAny' }, aJournal())).toEqual({ outcome: 'NO_COMPROBADO' });
    const used = new Set([...all, ...practices].map(({ source }) => source));
    expect(Object.keys(sources).filter((key) => ![...used].some((source) => source === key))).toEqual([]);
    const checked = new Set<string | null>([
      ...all.map(({ check }) => check),
      ...packageKinds.flatMap((kind) => formOf(kind).asks),
    ]);
    expect([...Object.keys(journalChecks), ...Object.keys(workChecks)].filter((key) => !checked.has(key))).toEqual([]);
  });
});

describe('what they come to', () => {
  it('is met with its evidence where the journal has all, and never by a person’s part', () => {
    for (const criterion of all.filter(({ source, check }) => source && check)) {
      const finding = evaluate(criterion, aJournal());
      expect(finding, `${criterion.index}.${criterion.key}`).toMatchObject({ outcome: 'CUMPLE' });
      expect(finding.evidence, `${criterion.index}.${criterion.key}`).toMatch(/^\//);
      expect(finding.remedy).toBeUndefined();
    }
    expect(evaluate({ source: 'doajGuide', check: null }, aJournal())).toEqual({ outcome: 'PERSONA' });
  });

  it('is missing with where it is mended, of an empty journal that nobody sees', () => {
    const empty = aJournal({
      ...{ publica: false, institucion: '', contacto: '', direccion: '', issn: '', licencia: '', reviewsNeeded: 0 },
      ...{ board: [], texts: new Set(), works: [], years: [], halves: [], first: null, lastIssues: [] },
    });
    // How its PDFs look is nobody's question yet.
    for (const criterion of all.filter(({ source, check }) => source && check)) {
      const finding = evaluate(criterion, empty);
      expect(finding, `${criterion.index}.${criterion.key}`).toMatchObject({ outcome: 'FALTA' });
      expect(finding.remedy).toBeDefined();
      expect(finding.evidence).toBeUndefined();
    }
  });

  it('counts works, and names a few of those that lack something', () => {
    const works = [...Array.from({ length: 7 }, (_, place) => aWork({ id: `${place}`, isDated: false })), aWork()];
    const finding = find('worksDated', { works });
    expect(finding).toMatchObject({ outcome: 'FALTA', remedy: 'obras', count: { con: 1, de: 8 } });
    expect(finding.lacking?.map(({ id }) => id)).toEqual(['0', '1', '2', '3', '4']);
  });

  it('takes half of the works from outside, and two thirds of the board', () => {
    const inside = aWork({ fromInside: true });
    expect(find('worksFromOutside', { works: [inside, aWork()] }).outcome).toBe('CUMPLE');
    expect(find('worksFromOutside', { works: [inside, inside, aWork()] }).outcome).toBe('FALTA');
    const unknown = aWork({ unaffiliated: 1 });
    expect(find('worksFromOutside', { works: [unknown, unknown, aWork()] }).outcome).toBe('FALTA');
    expect(find('worksFromOutside', { institucion: '' })).toMatchObject({ outcome: 'FALTA', remedy: 'identidad' });
    const council = (fromInside: boolean) => ({ cargo: 'CONSEJO_CIENTIFICO' as const, afiliacion: 'U', fromInside });
    expect(find('boardOpen', { board: [council(true), council(false), council(false)] }).outcome).toBe('CUMPLE');
    expect(find('boardOpen', { board: [council(true), council(false)] }).outcome).toBe('FALTA');
    // Of whom no institution is known nothing is known.
    expect(find('boardOpen', { board: [{ ...council(false), afiliacion: '' }] }).outcome).toBe('FALTA');
  });

  it('looks at the endogeny of each of the last two numbers, and without numbers at the last year', () => {
    const own = aWork({ byOwnPeople: true });
    const four = [aWork(), aWork(), aWork(), own];
    expect(find('endogeny', { works: four, lastIssues: ['uno'] })).toMatchObject({
      outcome: 'CUMPLE',
      count: { con: 1, de: 4 },
    });
    const other = aWork({ numero: 'cero', byOwnPeople: true });
    expect(find('endogeny', { works: [...four, other] })).toMatchObject({ outcome: 'FALTA', remedy: 'obras' });
    const past = { published: new Date('2025-03-01') };
    expect(find('endogeny', { works: [aWork(past), own], lastIssues: [] })).toMatchObject({
      outcome: 'CUMPLE',
      count: { con: 0, de: 1 },
    });
  });

  it('takes for SciELO the licences of its list alone', () => {
    const of = (licencia: string) => find('worksOfScielo', { works: [aWork({ licencia })] }).outcome;
    expect(of('https://creativecommons.org/licenses/by-nc-nd/4.0/')).toBe('CUMPLE');
    expect(of('https://creativecommons.org/licenses/by/3.0/igo/')).toBe('CUMPLE');
    expect(of('https://creativecommons.org/licenses/by-sa/4.0/')).toBe('FALTA');
    expect(of('https://creativecommons.org/licenses/by/2.0/')).toBe('FALTA');
  });

  it('asks for what readers see: a journal that is hidden lacks it', () => {
    expect(find('issnOnline', { publica: false })).toMatchObject({ outcome: 'FALTA', remedy: 'identidad' });
    expect(find('textRules', { publica: false, texts: new Set() })).toMatchObject({ remedy: 'textos' });
  });

  it('takes ten works for a year of history where they are open', () => {
    const ten = Array.from({ length: 10 }, () => aWork());
    const first = new Date('2026-10-01');
    expect(find('pastOfAYear', { works: ten, first }).outcome).toBe('CUMPLE');
    expect(find('pastOfAYear', { works: [...ten.slice(1), aWork({ isClosed: true })], first }).outcome).toBe('FALTA');
  });

  it('asks for the pages of a citation, and for an editor on a board of five', () => {
    expect(find('worksCited', { works: [aWork({ isPaged: false })] }).outcome).toBe('FALTA');
    expect(find('worksCited', { works: [aWork({ numero: null })] }).outcome).toBe('CUMPLE');
    expect(find('worksPlaced', { works: [aWork({ isPaged: false })] }).outcome).toBe('CUMPLE');
    expect(find('worksCitedWhole', { works: [aWork({ isNumbered: false })] }).outcome).toBe('FALTA');
    const councillor = { cargo: 'CONSEJO_EDITORIAL' as const, afiliacion: 'U', fromInside: false };
    const five = Array.from({ length: 5 }, () => councillor);
    expect(find('boardOfFive', { board: five }).outcome).toBe('FALTA');
    expect(find('boardOfFive', { board: [...five, { ...councillor, cargo: 'DIRECCION' }] }).outcome).toBe('CUMPLE');
  });

  it('leads to the catalogue where no issue is published', () => {
    expect(find('archive').evidence).toBe('/revistas/estudios/numeros');
    expect(find('archive', { lastIssues: [] }).evidence).toBe('/catalogo?revista=estudios');
  });

  it('leads to the sections where none is reviewed, else to how works are', () => {
    for (const check of ['reviewTold', 'twoReviewers'] as const)
      expect(find(check, { reviewsNeeded: 0 })).toMatchObject({ outcome: 'FALTA', remedy: 'secciones' });
    expect(find('twoReviewers', { reviewsNeeded: 1 })).toMatchObject({ outcome: 'FALTA', remedy: 'revision' });
  });

  it('takes content for continuous that came out each half-year, and leaves a yearly journal to a person', () => {
    expect(find('steadyContent').outcome).toBe('CUMPLE');
    expect(find('steadyContent', { halves: [0, 3] })).toEqual({ outcome: 'PERSONA' });
    expect(find('steadyContent', { halves: [0, 1] })).toMatchObject({ outcome: 'FALTA', remedy: 'numeros' });
  });

  it('finds several formats where a text was written here that readers may open', () => {
    for (const lacking of [{ isTypeset: false }, { isClosed: true }])
      expect(find('formats', { works: [aWork(), aWork(lacking)] })).toMatchObject({
        ...{ outcome: 'FALTA', count: { con: 1, de: 2 } },
      });
  });

  it('leaves to a person how the PDFs of authors look', () => {
    expect(find('typeset', { works: [aWork({ isTypeset: false })] })).toEqual({ outcome: 'PERSONA' });
  });

  it('finds a second language in another language than the work’s own', () => {
    const translations = [{ idioma: 'es', titulo: true, resumen: true, palabras: true }];
    expect(find('worksSummedTwice', { works: [aWork({ translations })] }).outcome).toBe('FALTA');
    const english = aWork({ idioma: 'en-GB', translations: [] });
    expect(find('worksInEnglish', { works: [english] }).outcome).toBe('CUMPLE');
  });
});
