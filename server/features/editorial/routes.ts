import type { editorialCalls } from '#contract/calls/editorial.ts';
import type { queueCalls } from '#contract/calls/queue.ts';
import type { similarityCalls } from '#contract/calls/similarity.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { readCalendar } from './calendar.ts';
import { changeEstado, submitForReview } from './change-estado.ts';
import { readDesk } from './desk.ts';
import { enterDoi } from './enter-doi.ts';
import { readHistory } from './history.ts';
import { addNote, editNote, listNotes, removeNote, resolveNote } from './notes.ts';
import { viewAs } from './previews/view-as.ts';
import { readPublishedProcess } from './published-process.ts';
import { readQueue } from './queue/queue.ts';
import { lateReviews, setHandlingEditors, writeToAuthors } from './queue/several.ts';
import { changeView, listViews, removeView, saveView } from './queue/views.ts';
import { previewReminders, remindReviewersNow } from './reminders/remind-now.ts';
import { readReport } from './report.ts';
import { setHandlingEditor } from './set-handling-editor.ts';
import { setPriority } from './set-priority.ts';
import { compareAgain, readSimilarity } from './similarity/read.ts';
import { thankReviewer } from './thank-reviewer.ts';
import { timesRoute } from './times.ts';
import { tellWhatWaits } from './what-waits.ts';

/** The acts of the process: those of the editors, and every change of a work's estado. */
export function editorialRoutes(
  services: Services,
): Pick<
  Handlers,
  | keyof typeof editorialCalls
  | keyof typeof queueCalls
  | keyof typeof similarityCalls
  | 'viewAs'
  | 'submitReview'
  | 'changeEstado'
  | 'changeStatus'
> {
  return {
    ...timesRoute(services),
    submitReview: ({ viewer, params, query }) => submitForReview(services, viewer, params.id, query.revisionPublica),
    changeEstado: ({ viewer, params, body }) => changeEstado(services, viewer, params.id, body),
    changeStatus: ({ viewer, params, body }) => changeEstado(services, viewer, params.id, body),
    viewAs: ({ viewer, params }) => viewAs(services, viewer, params.id, params.quien),
    publishedProcess: ({ params }) => readPublishedProcess(services, params.id),
    whatWaits: ({ viewer }) => tellWhatWaits(services, viewer),
    editorialQueue: ({ viewer, query }) => readQueue(services, viewer, query),
    listQueueViews: ({ viewer }) => listViews(services, viewer),
    saveQueueView: ({ viewer, body }) => saveView(services, viewer, body),
    changeQueueView: ({ viewer, params, body }) => changeView(services, viewer, params.id, body),
    removeQueueView: async ({ viewer, params }) => {
      await removeView(services, viewer, params.id);
      return undefined;
    },
    setHandlingEditors: ({ viewer, body, origin: { language } }) =>
      setHandlingEditors(services, viewer, body, language),
    lateReviews: ({ viewer, body }) => lateReviews(services, viewer, body),
    writeToAuthors: ({ viewer, body, origin: { language } }) => writeToAuthors(services, viewer, body, language),
    editorialCalendar: ({ viewer, query }) => readCalendar(services, viewer, query),
    editorialReport: ({ viewer, query }) => readReport(services, viewer, query),
    editorialDesk: ({ viewer, params }) => readDesk(services, viewer, params.id),
    setHandlingEditor: ({ viewer, params, body }) => setHandlingEditor(services, viewer, params.id, body),
    setPriority: ({ viewer, params, body }) => setPriority(services, viewer, params.id, body.prioridad),
    enterDoi: ({ viewer, params, body }) => enterDoi(services, viewer, params.id, body.doi),
    publicationHistory: ({ viewer, params }) => readHistory(services, viewer, params.id),
    previewReminders: ({ viewer, body }) => previewReminders(services, viewer, body.revisiones),
    remindReviewers: ({ viewer, body }) => remindReviewersNow(services, viewer, body.revisiones),
    thankReviewer: ({ viewer, params }) => thankReviewer(services, viewer, params.id),
    readSimilarity: ({ viewer, params }) => readSimilarity(services, viewer, params.id),
    compareAgain: ({ viewer, params }) => compareAgain(services, viewer, params.id),
    listNotes: ({ viewer, params }) => listNotes(services, viewer, params.id),
    addNote: ({ viewer, params, body }) => addNote(services, viewer, params.id, body),
    editNote: ({ viewer, params, body }) => editNote(services, viewer, params.id, body.texto),
    resolveNote: ({ viewer, params }) => resolveNote(services, viewer, params.id, true),
    reopenNote: ({ viewer, params }) => resolveNote(services, viewer, params.id, false),
    removeNote: async ({ viewer, params }) => {
      await removeNote(services, viewer, params.id);
      return undefined;
    },
  };
}
