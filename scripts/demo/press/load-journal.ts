import { announcementsChangeSchema, boardChangeSchema, sectionsChangeSchema } from '#contract/entities/journal.ts';
import { type JournalText, journalTexts } from '#contract/journals.ts';
import { dayMs } from '#contract/time.ts';
import { changeJournal, createJournal } from '#server/features/journals/change.ts';
import { replaceAnnouncements, replaceBoard, replaceSections } from '#server/features/journals/replace-parts.ts';
import { writeText } from '#server/features/journals/write-text.ts';
import type { Services } from '#server/platform/services.ts';
import { type Cast, playerOf } from '../cast.ts';
import { dateJournal } from './dating-queries.ts';
import type { DemonstrationJournal } from './journals.ts';
import { loadFace } from './load-face.ts';

const dayFrom = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** A journal or collection with all that it says of itself, as an administrator sets it up. Gives its id. */
export async function loadJournal(services: Services, cast: Cast, journal: DemonstrationJournal): Promise<string> {
  const admin = playerOf(cast, 'admin');
  const { clave, clase, nombre, sections, announcements, founded } = journal;
  const { id } = await createJournal(services, admin, { clave, clase, nombre });
  await describeJournal(services, cast, id, journal);
  await loadFace(services, cast, id, clave);
  if (sections.length > 0)
    await replaceSections(services, admin, id, sectionsChangeSchema.parse({ secciones: sections }));
  const anuncios = announcements.map(({ ago, until, ...said }) => ({
    ...said,
    fecha: dayFrom(-ago),
    fechaLimite: until === undefined ? null : dayFrom(until),
  }));
  if (anuncios.length > 0)
    await replaceAnnouncements(services, admin, id, announcementsChangeSchema.parse({ anuncios }));
  await dateJournal(services.db, id, founded);
  return id;
}

/** What a journal says of itself, its board and its texts. */
export async function describeJournal(
  services: Services,
  cast: Cast,
  id: string,
  { changes, board, texts }: Pick<DemonstrationJournal, 'changes' | 'board' | 'texts'>,
): Promise<void> {
  const admin = playerOf(cast, 'admin');
  await changeJournal(services, admin, id, changes);
  const consejo = board.map(({ persona, ...member }) => ({
    ...member,
    userId: persona ? playerOf(cast, persona).id : null,
  }));
  await replaceBoard(services, admin, id, boardChangeSchema.parse({ consejo }));
  for (const tipo of journalTexts) await writeOne(services, admin, id, tipo, texts[tipo]);
}

async function writeOne(
  services: Services,
  admin: Parameters<typeof writeText>[1],
  id: string,
  tipo: JournalText,
  markdown: string | undefined,
): Promise<void> {
  if (!markdown) return;
  const { avisos } = await writeText(services, admin, { id, tipo }, { markdown }, 'es');
  if (avisos.length > 0) throw new Error(`${tipo}: ${avisos.join('; ')}`);
}
