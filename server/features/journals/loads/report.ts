/** The report of a load: a line of CSV for each of its lines, with what became of it and why. */
import type { SentFile } from '#contract/call.ts';
import { csvLine, csvStart } from '#contract/csv.ts';
import { fateWords, faultInWords, fieldWords, reportWords } from '#contract/load-words.ts';
import { refuse } from '#contract/refuse.ts';
import type { Language } from '#contract/vocabulary.ts';
import { uploadedName } from '#server/features/files/uploaded-name.ts';
import type { Services } from '#server/platform/services.ts';
import { presentLine } from './present.ts';
import { findLinesAfter, findLoad } from './queries.ts';

/** Lines that are read, and in memory, at once. */
const step = 500;

/** Written while it is sent. Throws `no_encontrado`. */
export async function reportOf(services: Services, id: string, language: Language): Promise<SentFile> {
  const load = await findLoad(services.db, id);
  if (!load) throw refuse('no_encontrado');
  const name = uploadedName(load.nombre).replace(/\.\w{1,5}$/, '');
  return {
    type: 'text/csv; charset=utf-8',
    name: `${reportWords.file[language]} ${name}.csv`,
    body: asCsv(services, id, language),
  };
}

const heads = ['line', 'fate', 'done', 'title', 'authors', 'place', 'pdf', 'why', 'work'] as const;

async function* asCsv({ db }: Services, id: string, language: Language): AsyncGenerator<Buffer> {
  const headings = heads.map((head) => reportWords[head][language]);
  yield Buffer.from(csvStart + csvLine([...headings.slice(0, 6), 'DOI', ...headings.slice(6)], language));
  for (let last = 0; ; ) {
    const rows = await findLinesAfter(db, id, last, step);
    if (rows.length === 0) return;
    last = rows.at(-1)?.linea ?? last;
    const lines = rows.map((row) => {
      const { linea, suerte, hecha, titulo, autores, lugar, doi, archivo, fallos, completa, obraId } = presentLine(
        row,
        language,
      );
      const why =
        fallos.length > 0
          ? fallos.map((fault) => faultInWords(fault, language))
          : completa.map((field) => fieldWords[field][language]);
      const done = reportWords[hecha ? 'yes' : 'no'][language];
      return [linea, fateWords[suerte][language], done, titulo, autores, lugar, doi, archivo, why.join(' · '), obraId];
    });
    yield Buffer.from(lines.map((cells) => csvLine(cells, language)).join(''));
  }
}
