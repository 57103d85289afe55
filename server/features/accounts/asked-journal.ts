import { refuse } from '#contract/refuse.ts';
import { narrowableOf } from '#contract/roles.ts';
import type { Role } from '#contract/vocabulary.ts';
import type { Services } from '#server/platform/services.ts';
import { hasSeveralJournals, shownJournals } from '#server/platform/shown-journals.ts';

/**
 * The journal for which somebody asks for a role; null: for all, as it always is where there is one journal alone and of roles that
 * hold everywhere. Throws `datos_no_validos` where readers know of no such journal.
 */
export function askedJournal({ settings }: Pick<Services, 'settings'>, role: Role, revistaId?: string): string | null {
  if (!revistaId || narrowableOf([role]).length === 0 || !hasSeveralJournals(settings)) return null;
  if (!shownJournals(settings).some(({ id }) => id === revistaId))
    throw refuse('datos_no_validos', { errors: [{ field: 'revistaId', code: 'opcion' }] });
  return revistaId;
}

/** What the activity record and mails call it; nothing for all. */
export const namedAsked = (
  { settings }: Pick<Services, 'settings'>,
  revistaId: string | null,
): Record<string, string> => (revistaId ? { revista: settings.of(revistaId).nombre } : {});
