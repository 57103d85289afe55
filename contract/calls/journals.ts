import { z } from 'zod';
import { defineCalls, kB, MB } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  announcementsChangeSchema,
  boardChangeSchema,
  changedJournalTextSchema,
  countedJournalsSchema,
  journalChangesSchema,
  journalKey,
  journalListSchema,
  journalSchema,
  journalText,
  journalTextChangeSchema,
  managedJournalSchema,
  newJournalSchema,
  sectionsChangeSchema,
} from '../entities/journal.ts';
import {
  changedPassportNoteSchema,
  criterionKey,
  passportNoteChangeSchema,
  passportSchema,
  workPassportSchema,
} from '../entities/passport.ts';
import { coverImageSchema, logoSchema } from '../entities/system.ts';

const params = z.object({ id });
const changed = { access: ['ADMIN'], params, answer: managedJournalSchema } as const;
const picture = { ...changed, largest: { bytes: 1600 * kB } } as const;

/** Journals and collections of the platform (docs/specification.md knows one: where there is no other, nothing of this is seen). */
export const journalCalls = defineCalls({
  listJournals: {
    method: 'GET',
    path: '/revistas',
    summary: 'Las revistas y colecciones; quien administra recibe también las que aún no se muestran',
    access: 'anyone',
    open: true,
    answer: journalListSchema,
  },
  listManagedJournals: {
    method: 'GET',
    path: '/admin/revistas',
    summary: 'Las revistas y colecciones, con cuántas obras y números tiene cada una',
    access: ['ADMIN'],
    answer: countedJournalsSchema,
  },
  createJournal: {
    method: 'POST',
    path: '/revistas',
    summary: 'Crear una revista o una colección: no se muestra a nadie hasta que se publique',
    access: ['ADMIN'],
    body: newJournalSchema,
    answer: managedJournalSchema,
    status: 201,
  },
  getJournal: {
    method: 'GET',
    path: '/revistas/{clave}',
    summary: 'La página de una revista: consejo, políticas, secciones, anuncios y años publicados',
    access: 'anyone',
    open: true,
    params: z.object({ clave: journalKey }),
    answer: journalSchema,
  },
  manageJournal: {
    method: 'GET',
    path: '/revistas/{id}/gestion',
    summary: 'Todo lo que administración puede cambiar de una revista',
    ...changed,
  },
  changeJournal: {
    method: 'PATCH',
    path: '/revistas/{id}',
    summary: 'Cambiar lo que una revista dice de sí misma y sus ajustes propios',
    ...changed,
    body: journalChangesSchema,
    largest: { bytes: 1 * MB, values: 8_000 },
  },
  closeJournal: {
    method: 'POST',
    path: '/revistas/{id}/cierre',
    summary: 'Cerrar una revista: no recibe más obras, y lo publicado sigue donde está',
    ...changed,
  },
  reopenJournal: {
    method: 'DELETE',
    path: '/revistas/{id}/cierre',
    summary: 'Reabrir una revista cerrada',
    ...changed,
  },
  changeBoard: {
    method: 'PUT',
    path: '/revistas/{id}/consejo',
    summary: 'El consejo de una revista, entero y en su orden',
    ...changed,
    body: boardChangeSchema,
    largest: { bytes: 1 * MB, values: 8_000 },
  },
  changeSections: {
    method: 'PUT',
    path: '/revistas/{id}/secciones',
    summary: 'Las secciones de una revista, enteras y en su orden',
    ...changed,
    body: sectionsChangeSchema,
    largest: { bytes: 4 * MB, values: 60_000 },
  },
  changeAnnouncements: {
    method: 'PUT',
    path: '/revistas/{id}/anuncios',
    summary: 'Los anuncios y convocatorias de una revista, enteros',
    ...changed,
    body: announcementsChangeSchema,
    largest: { bytes: 8 * MB, values: 8_000 },
  },
  writeJournalText: {
    method: 'PUT',
    path: '/revistas/{id}/textos/{tipo}',
    summary: 'Escribir uno de los textos de una revista (alcance, normas, políticas), en Markdown',
    access: ['ADMIN'],
    params: z.object({ id, tipo: journalText }),
    body: journalTextChangeSchema,
    largest: { bytes: 160 * kB },
    answer: changedJournalTextSchema,
  },
  readPassport: {
    method: 'GET',
    path: '/revistas/{id}/pasaporte',
    summary: 'El pasaporte de indización: qué pide cada índice a una revista y qué tiene ya de ello',
    access: ['ADMIN'],
    params,
    answer: passportSchema,
  },
  readWorkPassport: {
    method: 'GET',
    path: '/publications/{id}/pasaporte',
    summary: 'El pasaporte de una obra: qué pide cada índice a una obra y qué tiene ya esta de ello',
    access: ['EDITOR', 'ADMIN'],
    params,
    answer: workPassportSchema,
  },
  writePassportNote: {
    method: 'PUT',
    path: '/revistas/{id}/pasaporte/{criterio}',
    summary: 'Escribir la nota de un criterio del pasaporte; vacía, se quita',
    access: ['ADMIN'],
    params: z.object({ id, criterio: criterionKey }),
    body: passportNoteChangeSchema,
    answer: changedPassportNoteSchema,
  },
  changeJournalLogo: {
    method: 'PUT',
    path: '/revistas/{id}/logo',
    summary: 'Poner el logotipo de una revista: PNG, JPEG o WebP',
    ...picture,
    body: logoSchema,
  },
  removeJournalLogo: {
    method: 'DELETE',
    path: '/revistas/{id}/logo',
    summary: 'Volver al logotipo de la plataforma',
    ...changed,
  },
  changeJournalCover: {
    method: 'PUT',
    path: '/revistas/{id}/portada',
    summary: 'Poner la imagen de portada de una revista: PNG, JPEG o WebP, de 1200 × 630 píxeles al menos',
    ...picture,
    body: coverImageSchema,
  },
  removeJournalCover: {
    method: 'DELETE',
    path: '/revistas/{id}/portada',
    summary: 'Volver a la imagen de portada de la plataforma',
    ...changed,
  },
});
