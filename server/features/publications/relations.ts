/** A work's notices and editions, as anybody may read them. */
import { registeredDoi } from '#contract/doi.ts';
import type { RelatedWork } from '#contract/entities/relation.ts';
import { principalJournal } from '#contract/journals.ts';
import { isNoticeKind } from '#contract/relations.ts';
import type { Services } from '#server/platform/services.ts';
import { isPublic } from '#server/policy/index.ts';
import { findWorksById, type Work } from './queries.ts';
import { findRelations, type RelationRow } from './relation-queries.ts';

export interface Relations {
  /** What came after the work, the last first. */
  posteriores: RelatedWork[];
  /** What it is about, or was made from. */
  sobre: RelatedWork | null;
}

/** Of what is not public there is not a word, whoever asks: a draft of a new edition is its author's alone. */
export async function readRelations(
  { db, settings }: Pick<Services, 'db' | 'settings'>,
  id: string,
): Promise<Relations> {
  const rows = await findRelations(db, id);
  const others = await findWorksById(
    db,
    rows.map((row) => otherOf(row, id)),
  );
  const seen = rows.flatMap((row) => {
    const other = others.find((work) => work.id === otherOf(row, id));
    return other && isPublic(other) ? { row, said: presentRelated(settings, row, other) } : [];
  });
  return {
    posteriores: seen.filter(({ row }) => row.obraId === id).map(({ said }) => said),
    sobre: seen.find(({ row }) => row.publicacionId === id)?.said ?? null,
  };
}

const otherOf = ({ publicacionId, obraId }: RelationRow, id: string) => (obraId === id ? publicacionId : obraId);

/** The other of the two, as the page of the one tells of it. */
export function presentRelated(
  settings: Pick<Services['settings'], 'journals'>,
  row: RelationRow,
  other: Work,
): RelatedWork {
  const { clase, fechaLevantada, motivoLevantada } = row;
  const journal = other.revistaId !== principalJournal && settings.journals().find(({ id }) => id === other.revistaId);
  const isLater = other.id === row.publicacionId;
  return {
    clase,
    id: other.id,
    titulo: other.titulo,
    idioma: other.idioma,
    ...(journal && { revista: journal.clave }),
    fecha: (other.fechaPublicacion ?? row.fecha).toISOString(),
    doi: registeredDoi({ metadatos: { ...(other.doi && { doi: other.doi }) }, estadoDoi: other.estadoDoi }) ?? null,
    resumen: isLater && isNoticeKind(clase) ? other.resumen : '',
    retractada: other.fechaRetractacion !== null,
    levantada: fechaLevantada && { fecha: fechaLevantada.toISOString(), motivo: motivoLevantada ?? '' },
  };
}
