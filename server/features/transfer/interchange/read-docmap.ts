import { journalPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { docmap } from '#server/documents/records/docmap.ts';
import { readPublishedProcess } from '#server/features/editorial/published-process.ts';
import { readRecordedWorks } from '#server/features/exports/recorded-works.ts';
import { readableWork } from '#server/features/publications/read.ts';
import type { Services } from '#server/platform/services.ts';
import { hasSeveralJournals } from '#server/platform/shown-journals.ts';

/**
 * The DocMap of a work whose reviews are published with it, whoever asks: it says what its page says of how it came about.
 * Throws `no_encontrado`, also of a work without such reviews.
 * @param site the beginning of its addresses, '' where it is not known
 */
export async function readDocmap(services: Services, id: string, site: string): Promise<string> {
  const { settings } = services;
  const process = await readPublishedProcess(services, id);
  if (process.rondas.length === 0) throw refuse('no_encontrado');
  const row = await readableWork(services, null, id);
  const [work] = await readRecordedWorks(services, [id], site);
  if (!work) throw refuse('no_encontrado');
  const journal = settings.journals().find((each) => each.id === row.revistaId);
  const pagina = journal && hasSeveralJournals(settings) ? journalPage(journal.clave) : '/';
  return docmap({
    ...{ work, process, site, versionActual: row.versionActual },
    publisher: { nombre: settings.of(row).nombre, pagina },
  });
}
