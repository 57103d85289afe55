import type { JournalTextChange } from '#contract/entities/journal.ts';
import type { JournalText } from '#contract/journals.ts';
import { refuse } from '#contract/refuse.ts';
import { remarkInWords } from '#contract/remarks.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { readPageText } from '#server/features/public-pages/site-pages/write.ts';
import { signal } from '#server/platform/database/signals.ts';
import type { Services } from '#server/platform/services.ts';
import { settingsChannel } from '#server/platform/settings-store.ts';
import { holdJournal } from './change.ts';
import { eraseText, findTexts, saveText } from './queries.ts';
import { recordPart } from './replace-parts.ts';

/**
 * Writes one text of a journal as a page of the site is written; an empty one takes it away. Throws `no_encontrado`, what `writePage`
 * does of its Markdown, and `pagina_cambiada` where it was saved after `antes`.
 */
export async function writeText(
  services: Services,
  viewer: Person,
  { id: revistaId, tipo }: { id: string; tipo: JournalText },
  { markdown, antes }: JournalTextChange,
  language: Language,
) {
  const { db, transact } = services;
  const page = markdown.trim() === '' ? null : await readPageText(markdown);
  return transact(async () => {
    const { held } = await holdJournal(services, revistaId);
    const stored = async () => (await findTexts(db, revistaId)).find((row) => row.tipo === tipo);
    const before = await stored();
    if (antes !== undefined && antes !== (before?.fechaActualizacion.toISOString() ?? null))
      throw refuse('pagina_cambiada');
    if (page) await saveText(db, { revistaId, tipo, markdown, documento: page.documento });
    else await eraseText(db, { revistaId, tipo });
    await recordPart(services, viewer, held.nombre, tipo);
    await signal(db, settingsChannel, '');
    const row = await stored();
    return {
      texto: row
        ? { tipo, markdown, documento: row.documento, fechaActualizacion: row.fechaActualizacion.toISOString() }
        : null,
      avisos: page?.warnings.map((each) => remarkInWords(each, language)) ?? [],
    };
  });
}
