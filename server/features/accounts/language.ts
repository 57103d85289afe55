import type { Language } from '#contract/vocabulary.ts';
import type { Services } from '#server/platform/services.ts';
import { findUser } from './queries.ts';

/** The language that somebody chose to read in; Spanish where they never chose. */
export async function languageOf({ db }: Pick<Services, 'db'>, person: { id: string } | null): Promise<Language> {
  const user = person && (await findUser(db, person.id));
  return user?.preferencias.language ?? 'es';
}
