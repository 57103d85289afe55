/** What the editors' desk shows, as one person may see it. */
import { awayUntil } from '#contract/absence.ts';
import type { Desk, EditorialNote, Staff } from '#contract/entities/editorial.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Load } from '#server/features/reviewing/candidates/loads.ts';
import { canChangeNote, canResolveNote } from '#server/policy/index.ts';
import type { ColleagueRow, StaffRow } from './desk-queries.ts';
import type { NoteRow } from './note-queries.ts';

export const fullName = ({ nombres, apellidos }: Pick<StaffRow, 'nombres' | 'apellidos'>) =>
  `${nombres} ${apellidos}`.trim();

export const presentStaff = (row: Pick<StaffRow, 'id' | 'nombres' | 'apellidos'>): Staff => ({
  id: row.id,
  nombre: fullName(row),
});

/** The same of somebody who might take a work, and whether they are here to do it. */
export function presentColleague(row: ColleagueRow, now: Date): Desk['editores'][number] {
  const away = awayUntil(row, now);
  return {
    ...presentStaff(row),
    ausenteHasta: away?.toISOString() ?? null,
    notaAusencia: away ? row.notaAusencia : '',
  };
}

/** How busy a reviewer is, and when away: an absence to come may begin before what they were asked for is due. */
export function presentLoad(row: Load, settings: PlatformSettings, now: Date): Desk['cargas'][number] {
  const away = awayUntil({ ...row, ausenteDesde: null }, now);
  return {
    id: row.id,
    abiertas: row.abiertas,
    capacidad: row.capacidadRevisiones ?? settings.capacidadRevisor,
    ausenteDesde: away && row.ausenteDesde && row.ausenteDesde > now ? row.ausenteDesde.toISOString() : null,
    ausenteHasta: away?.toISOString() ?? null,
    notaAusencia: away ? row.notaAusencia : '',
  };
}

export const presentNote = ({ note, author, resolver }: NoteRow, work: Work, viewer: Person): EditorialNote => ({
  id: note.id,
  texto: note.texto,
  privada: note.privada,
  autor: author && presentStaff(author),
  fecha: note.fecha.toISOString(),
  fechaEdicion: note.fechaEdicion?.toISOString() ?? null,
  fechaResuelta: note.fechaResuelta?.toISOString() ?? null,
  resueltaPor: resolver && presentStaff(resolver),
  acciones: [
    ...(canResolveNote(viewer, work, note) ? [note.fechaResuelta ? ('REABRIR' as const) : ('RESOLVER' as const)] : []),
    ...(canChangeNote(viewer, work, note) ? (['EDITAR', 'ELIMINAR'] as const) : []),
  ],
});
