import type { Language } from '#contract/vocabulary.ts';
import type { Services } from '#server/platform/services.ts';
import type { Viewer } from '#server/policy/index.ts';
import { findUser } from './queries.ts';

/** The language that somebody chose to read in; Spanish where they never chose. */
export async function languageOf({ db }: Pick<Services, 'db'>, viewer: Viewer): Promise<Language> {
  const user = viewer && (await findUser(db, viewer.id));
  return user?.preferencias.language ?? 'es';
}
