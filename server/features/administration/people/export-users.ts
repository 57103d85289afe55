import type { CallData, SentFile } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { type CsvCell, csvLine, csvStart } from '#contract/csv.ts';
import type { ListedUser } from '#contract/entities/user.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import { languageOf } from '#server/features/accounts/language.ts';
import { answerWords } from '#server/messages/answers.ts';
import type { Services } from '#server/platform/services.ts';
import { findUsersAfter, type UserFilters } from './list-queries.ts';
import { presentListedUsers } from './present.ts';

/** Accounts that are read, and in memory, at once. */
const step = 500;

/** The accounts that the filters leave as a file, written while it is sent. That it was taken is an entry of the record. */
export async function exportUsers(
  services: Services,
  viewer: Person,
  filters: CallData<Calls['exportUsers']>['query'],
): Promise<SentFile> {
  await record(services.db, { type: 'account.exported', userId: viewer.id });
  const day = new Date().toISOString().slice(0, 10);
  const language = await languageOf(services, viewer);
  return {
    type: 'text/csv; charset=utf-8',
    name: `${answerWords.accountsFile[language]} ${day}.csv`,
    body: asCsv(services, viewer, filters, language),
  };
}

const columns: Record<string, (user: ListedUser) => CsvCell | undefined> = {
  id: ({ id }) => id,
  apellidos: ({ apellidos }) => apellidos,
  nombres: ({ nombres }) => nombres,
  email: ({ email }) => email,
  afiliacion: ({ afiliacion }) => afiliacion,
  orcid: ({ orcid }) => orcid,
  roles: ({ roles }) => roles.join(' '),
  rolSolicitado: ({ rolSolicitado }) => rolSolicitado,
  estado: ({ estado }) => estado,
  fechaCreacion: ({ fechaCreacion }) => fechaCreacion,
  ultimoAcceso: ({ uso }) => uso?.ultimoAcceso,
  obras: ({ uso }) => uso?.obras,
  revisionesAbiertas: ({ uso }) => uso?.revisionesAbiertas,
};

async function* asCsv(
  services: Services,
  viewer: Person,
  filters: UserFilters,
  language: Language,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvStart + csvLine(Object.keys(columns), language));
  let last: { nombreNormal: string; id: string } | undefined;
  for (let more = true; more; ) {
    const rows = await findUsersAfter(services.db, filters, last, step);
    const users = await presentListedUsers(services, viewer, rows);
    yield Buffer.from(users.map((user) => csvLine(cellsOf(user), language)).join(''));
    last = rows.at(-1);
    more = rows.length === step;
  }
}

const cellsOf = (user: ListedUser) => Object.values(columns).map((cell) => cell(user) ?? null);
