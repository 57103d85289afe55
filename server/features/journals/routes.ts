import type { journalCalls } from '#contract/calls/journals.ts';
import type { Catalogue } from '#server/features/catalogue/search.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { changeJournal, createJournal, setClosed } from './change.ts';
import { changePicture, removePicture } from './change-pictures.ts';
import { readPassport } from './passport/read.ts';
import { readWorkPassport } from './passport/read-work.ts';
import { writeNote } from './passport/write-note.ts';
import { listJournals, listManaged, readJournal, readManaged } from './read.ts';
import { replaceAnnouncements, replaceBoard, replaceSections } from './replace-parts.ts';
import { writeText } from './write-text.ts';
import { readYearly } from './yearly/read.ts';
import { yearlyFile } from './yearly/write-file.ts';

export const journalRoutes = (
  services: Services,
  catalogue: Pick<Catalogue, 'countJournals'>,
): Pick<Handlers, keyof typeof journalCalls> => ({
  listJournals: async ({ viewer }) => ({ revistas: await listJournals(services, catalogue, viewer) }),
  listManagedJournals: async () => ({ revistas: await listManaged(services) }),
  createJournal: ({ viewer, body }) => createJournal(services, viewer, body),
  getJournal: ({ viewer, params }) => readJournal(services, viewer, params.clave),
  manageJournal: ({ params }) => readManaged(services, params.id),
  changeJournal: ({ viewer, params, body }) => changeJournal(services, viewer, params.id, body),
  closeJournal: ({ viewer, params }) => setClosed(services, viewer, params.id, true),
  reopenJournal: ({ viewer, params }) => setClosed(services, viewer, params.id, false),
  changeBoard: ({ viewer, params, body }) => replaceBoard(services, viewer, params.id, body),
  changeSections: ({ viewer, params, body }) => replaceSections(services, viewer, params.id, body),
  changeAnnouncements: ({ viewer, params, body }) => replaceAnnouncements(services, viewer, params.id, body),
  writeJournalText: ({ viewer, params, body, origin }) => writeText(services, viewer, params, body, origin.language),
  readPassport: ({ params }) => readPassport(services, params.id),
  readWorkPassport: ({ viewer, params }) => readWorkPassport(services, viewer, params.id),
  writePassportNote: ({ viewer, params, body }) => writeNote(services, viewer, params, body),
  readYearlyReport: ({ params, query }) => readYearly(services, params.id, query.anio),
  yearlyReportFile: ({ params, query, origin }) => yearlyFile(services, params, query.anio, origin.language),
  changeJournalLogo: ({ viewer, params, body }) => changePicture(services, viewer, params.id, 'logo', body.logo),
  removeJournalLogo: ({ viewer, params }) => removePicture(services, viewer, params.id, 'logo'),
  changeJournalCover: ({ viewer, params, body }) =>
    changePicture(services, viewer, params.id, 'imagenPortada', body.imagen),
  removeJournalCover: ({ viewer, params }) => removePicture(services, viewer, params.id, 'imagenPortada'),
});
