/** The journals as every process keeps them in memory, and what settings come to for each. */
import { journalSettingsSchema } from '#contract/entities/journal.ts';
import { type StoredSettings, storedSettingsSchema } from '#contract/entities/system.ts';
import type { Database } from './database/database.ts';
import { journalSections, journals } from './database/schema.ts';

type SectionRow = typeof journalSections.$inferSelect;
/** A journal with its sections, in their order. */
export type KeptJournal = typeof journals.$inferSelect & { secciones: SectionRow[] };
/** What says which settings hold for something: a work, or what else is of a journal. */
export interface OfJournal {
  revistaId: string;
  seccionId?: string | null;
}

/** What holds for something; `sinRevision`: it is of a section whose works are decided without review. */
export type HeldSettings = StoredSettings & { sinRevision?: true };
/** Settings by journal, and by section where one has its own. */
export interface ResolvedSettings {
  platform: StoredSettings;
  journals: readonly KeptJournal[];
  of: (what: OfJournal) => HeldSettings;
}

const { cuatroOjosLevantados } = storedSettingsSchema.shape;
/** What a journal may have of its own, with who lifted its four eyes. */
export const ownSettingsSchema = journalSettingsSchema.extend({
  cuatroOjosLevantados: cuatroOjosLevantados.optional(),
});

/** All journals as stored, in the order of lists. */
export async function readJournals(db: Database): Promise<KeptJournal[]> {
  const rows = await db.select().from(journals);
  const sections = await db.select().from(journalSections);
  return rows
    .map((row) => ({
      ...row,
      ajustes: ownSettingsSchema.parse(row.ajustes),
      secciones: sections.filter(({ revistaId }) => revistaId === row.id).sort((a, b) => a.orden - b.orden),
    }))
    .sort((a, b) => a.orden - b.orden || a.clave.localeCompare(b.clave));
}

/** What holds where: the platform's, with what each journal has of its own, and with what its section has. */
export function resolveSettings(platform: StoredSettings, kept: readonly KeptJournal[]): ResolvedSettings {
  const places = new Map<string, HeldSettings>();
  for (const journal of kept) {
    const ofJournal = Object.keys(journal.ajustes).length > 0 ? { ...platform, ...journal.ajustes } : platform;
    places.set(journal.id, ofJournal);
    for (const section of journal.secciones) places.set(section.id, inSection(ofJournal, section));
  }
  return {
    platform,
    journals: kept,
    // A journal made a moment ago in another process has nothing of its own yet.
    of: ({ revistaId, seccionId }) => places.get(seccionId ?? '') ?? places.get(revistaId) ?? platform,
  };
}

/** Works of a section without review are decided as they are: no review is waited for. */
function inSection(ofJournal: StoredSettings, { formularioRevision, conRevision }: SectionRow): HeldSettings {
  if (conRevision && !formularioRevision) return ofJournal;
  return {
    ...ofJournal,
    ...(formularioRevision && { formularioRevision }),
    ...(!conRevision && { modoFlujo: 'minimalista' as const, sinRevision: true as const }),
  };
}
