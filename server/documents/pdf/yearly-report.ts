/** The yearly report of a journal as the source that Typst's compiler takes. */
import { readFileSync } from 'node:fs';
import type { YearlyReport } from '#contract/entities/yearly-report.ts';
import type { Language } from '#contract/vocabulary.ts';
import { fill } from '#contract/words.ts';
import { type YearlyTable, yearlyTables, yearlyWords } from '#contract/yearly-report-words.ts';
import { longDay } from '#server/documents/model/words.ts';
import { type HouseLook, markOf } from './certificate.ts';
import { pdfFace } from './face.ts';
import type { TypstJob } from './job.ts';
import { array, call, length, string, word, words, yes } from './typst.ts';

const design = ['page', 'yearly']
  .map((name) => readFileSync(new URL(`design/${name}.typ`, import.meta.url), 'utf8'))
  .join('\n');

export function yearlyJob(report: YearlyReport, language: Language, { color, logo }: HouseLook): TypstJob {
  const { revista, anio, completo, comienzo, fecha } = report;
  const say = (key: keyof typeof yearlyWords, values = {}) => fill(yearlyWords[key][language], values, language);
  const on = (day: string) => longDay(day.slice(0, 10), language);
  const about = [
    ...(revista.institucion.trim() === '' ? [] : [revista.institucion]),
    ...(revista.issn === '' ? [] : [`ISSN ${revista.issn}`]),
    say('made', { dia: on(fecha) }),
    ...(completo ? [] : [say('running')]),
    ...(comienzo === null ? [] : [say('began', { dia: on(comienzo) })]),
  ];
  const mark = markOf(logo);
  const source = call('yearly', [array(yearlyTables(report, language).map((table) => part(table, language)))], {
    logo: mark ? string(mark.name) : undefined,
    'logo-height': mark ? length(mark.height, 'pt') : undefined,
    title: words(say('ofYear', { anio: String(anio) })),
    journal: words(revista.nombre),
    language: string(language),
    about: array(about.map(words)),
  });
  return {
    source: `${pdfFace(color)}${design}\n#${source}\n`,
    pictures: mark ? [{ name: mark.name, bytes: mark.bytes }] : [],
  };
}

/** `(title, intro, headings, rows, empty, wordy)`, all in words but the last. */
const part = ({ title, intro, headings, rows, empty, wordy }: YearlyTable, language: Language) =>
  array([
    words(title),
    words(intro),
    array(headings.map(words)),
    array(rows.map((row) => array(row.map((cell) => words(shown(cell, language)))))),
    words(empty),
    wordy ? yes : word('false'),
  ]);

const shown = (cell: string | number | null, language: Language) =>
  cell === null ? '—' : typeof cell === 'number' ? cell.toLocaleString(language) : cell;
