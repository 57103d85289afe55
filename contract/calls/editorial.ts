import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id, pageQuery } from '../entities/common.ts';
import {
  calendarQuerySchema,
  deadlineListSchema,
  deskSchema,
  handlingEditorSchema,
  historySchema,
  newNoteSchema,
  noteSchema,
  noteText,
  priorityChangeSchema,
  queueSchema,
  remindedReviewsSchema,
  remindersSchema,
  reportQuerySchema,
  reportSchema,
} from '../entities/editorial.ts';
import { processTimesSchema } from '../entities/process-times.ts';
import { doiEntrySchema, publicationSchema } from '../entities/publication.ts';
import { publishedProcessSchema } from '../entities/published-process.ts';
import { queueFilters } from '../entities/queue.ts';
import { reviewSchema } from '../entities/review.ts';
import { waitingSchema } from '../entities/waiting.ts';

const params = z.object({ id });
/** The acts of who runs a work; one's own works are refused by the policy. */
const access = ['EDITOR', 'ADMIN'] as const;

/** The editors' desk: what waits for whom, deadlines, figures, notes, history, and who handles a work. */
export const editorialCalls = defineCalls({
  whatWaits: {
    method: 'GET',
    path: '/users/waiting',
    summary:
      'Cuánto te espera, y de qué: obras, revisiones, firmas, consentimientos, la cola editorial, solicitudes de rol',
    access: 'person',
    answer: waitingSchema,
  },
  editorialQueue: {
    method: 'GET',
    path: '/editorial/queue',
    summary: 'Qué espera a quién: las obras en proceso, buscadas, filtradas y en el orden que pidas',
    access,
    query: z.object({ ...queueFilters, ...pageQuery(10, 50) }),
    answer: queueSchema,
  },
  editorialCalendar: {
    method: 'GET',
    path: '/editorial/calendar',
    summary: 'Los plazos de las revisiones abiertas y de las decisiones pendientes entre dos días',
    access,
    query: calendarQuerySchema,
    answer: deadlineListSchema,
  },
  editorialReport: {
    method: 'GET',
    path: '/editorial/report',
    summary: 'Cómo va el proceso, de unos días a otros: estados, tiempos, aceptación, revisiones y puntualidad',
    access,
    query: reportQuerySchema,
    answer: reportSchema,
  },
  processTimes: {
    method: 'GET',
    path: '/editorial/times',
    summary: 'Cuánto tarda aquí cada paso del proceso, en mediana de los dos últimos años; sin sesión, si se publica',
    access: 'anyone',
    open: true,
    answer: processTimesSchema,
  },
  publishedProcess: {
    method: 'GET',
    path: '/catalog/{id}/process',
    summary: 'Cómo llegó a publicarse una obra: sus fechas y, donde se publican, sus revisiones con las respuestas',
    access: 'anyone',
    open: true,
    params,
    answer: publishedProcessSchema,
  },
  editorialDesk: {
    method: 'GET',
    path: '/publications/{id}/desk',
    summary: 'Quién lleva una publicación, y quién podría llevarla',
    access,
    params,
    answer: deskSchema,
  },
  setHandlingEditor: {
    method: 'PUT',
    path: '/publications/{id}/editor',
    summary: 'Asignar, tomar o soltar una publicación',
    access,
    params,
    body: handlingEditorSchema,
    answer: deskSchema,
  },
  setPriority: {
    method: 'PATCH',
    path: '/publications/{id}/priority',
    summary: 'Cambiar la prioridad de una publicación',
    access,
    params,
    body: priorityChangeSchema,
    answer: publicationSchema,
  },
  enterDoi: {
    method: 'PUT',
    path: '/publications/{id}/doi',
    summary: 'Anotar el DOI con el que una publicación está registrada, o quitarlo',
    access,
    params,
    body: doiEntrySchema,
    answer: publicationSchema,
  },
  publicationHistory: {
    method: 'GET',
    path: '/publications/{id}/history',
    summary: 'La historia de una publicación: entera para quien la lleva, más corta para sus autores',
    access: 'person',
    params,
    answer: historySchema,
  },
  previewReminders: {
    method: 'POST',
    path: '/reviews/reminders/preview',
    summary: 'El correo que recibiría cada persona a la que se recordara ahora su revisión; no envía nada',
    access,
    body: remindedReviewsSchema,
    answer: remindersSchema,
  },
  remindReviewers: {
    method: 'POST',
    path: '/reviews/reminders',
    summary: 'Recordar ahora unas revisiones a quienes las tienen: cada una, una vez al día como mucho',
    access,
    body: remindedReviewsSchema,
    answer: remindersSchema,
  },
  thankReviewer: {
    method: 'POST',
    path: '/reviews/{id}/thanks',
    summary: 'Agradecer una revisión completada, por correo y una sola vez',
    access,
    params,
    answer: reviewSchema,
  },
  listNotes: {
    method: 'GET',
    path: '/publications/{id}/notes',
    summary: 'Las notas de quienes llevan una publicación, y las tuyas privadas',
    access,
    params,
    answer: z.object({ notas: z.array(noteSchema) }),
  },
  addNote: {
    method: 'POST',
    path: '/publications/{id}/notes',
    summary: 'Escribir una nota sobre una publicación',
    access,
    params,
    body: newNoteSchema,
    answer: noteSchema,
    status: 201,
  },
  editNote: {
    method: 'PATCH',
    path: '/notes/{id}',
    summary: 'Cambiar una nota tuya',
    access,
    params,
    body: z.object({ texto: noteText }),
    answer: noteSchema,
  },
  removeNote: {
    method: 'DELETE',
    path: '/notes/{id}',
    summary: 'Eliminar una nota tuya',
    access,
    params,
  },
  resolveNote: {
    method: 'PUT',
    path: '/notes/{id}/resolved',
    summary: 'Dar por resuelta una nota',
    access,
    params,
    answer: noteSchema,
  },
  reopenNote: {
    method: 'DELETE',
    path: '/notes/{id}/resolved',
    summary: 'Volver a abrir una nota resuelta',
    access,
    params,
    answer: noteSchema,
  },
});
