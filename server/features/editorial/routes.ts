import type { editorialCalls } from '#contract/calls/editorial.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/services.ts';
import { readCalendar } from './calendar.ts';
import { readDesk } from './desk.ts';
import { readHistory } from './history.ts';
import { addNote, editNote, listNotes, removeNote } from './notes.ts';
import { readQueue } from './queue.ts';
import { readReport } from './report.ts';
import { setHandlingEditor } from './set-handling-editor.ts';
import { setPriority } from './set-priority.ts';
import { thankReviewer } from './thank-reviewer.ts';

export function editorialRoutes(services: Services): Pick<Handlers, keyof typeof editorialCalls> {
  return {
    editorialQueue: ({ viewer, query }) => readQueue(services, viewer, query),
    editorialCalendar: ({ viewer, query }) => readCalendar(services, viewer, query),
    editorialReport: ({ viewer }) => readReport(services, viewer),
    editorialDesk: ({ viewer, params }) => readDesk(services, viewer, params.id),
    setHandlingEditor: ({ viewer, params, body }) => setHandlingEditor(services, viewer, params.id, body),
    setPriority: ({ viewer, params, body }) => setPriority(services, viewer, params.id, body.prioridad),
    publicationHistory: ({ viewer, params }) => readHistory(services, viewer, params.id),
    thankReviewer: ({ viewer, params }) => thankReviewer(services, viewer, params.id),
    listNotes: ({ viewer, params }) => listNotes(services, viewer, params.id),
    addNote: ({ viewer, params, body }) => addNote(services, viewer, params.id, body),
    editNote: ({ viewer, params, body }) => editNote(services, viewer, params.id, body.texto),
    removeNote: async ({ viewer, params }) => {
      await removeNote(services, viewer, params.id);
      return undefined;
    },
  };
}
