/** What the editors' desk shows, as one person may see it. */
import type { EditorialNote, Staff } from '#contract/entities/editorial.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { canChangeNote } from '#server/policy/index.ts';
import type { StaffRow } from './desk-queries.ts';
import type { NoteRow } from './note-queries.ts';

export const fullName = ({ nombres, apellidos }: Pick<StaffRow, 'nombres' | 'apellidos'>) =>
  `${nombres} ${apellidos}`.trim();

export const presentStaff = (row: Pick<StaffRow, 'id' | 'nombres' | 'apellidos'>): Staff => ({
  id: row.id,
  nombre: fullName(row),
});

export const presentNote = ({ note, author }: NoteRow, work: Work, viewer: Person): EditorialNote => ({
  id: note.id,
  texto: note.texto,
  privada: note.privada,
  autor: author && presentStaff(author),
  fecha: note.fecha.toISOString(),
  fechaEdicion: note.fechaEdicion?.toISOString() ?? null,
  acciones: canChangeNote(viewer, work, note) ? ['EDITAR', 'ELIMINAR'] : [],
});
