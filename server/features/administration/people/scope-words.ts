/** Where roles hold, in words: for the record and for whose they are. */
import type { NarrowableRole, RoleScopes } from '#contract/journals.ts';
import type { Language } from '#contract/vocabulary.ts';
import { roleWords } from '#contract/words.ts';
import type { NamedJournal } from './journals.ts';

const words = {
  es: { all: 'todas las revistas', none: 'ninguna revista' },
  en: { all: 'all journals', none: 'no journal' },
} as const;

/** `Editor: todas las revistas → Anales, Cuadernos`, of each of these roles that has changed; empty where none did. */
export function scopesInWords(
  roles: readonly NarrowableRole[],
  before: RoleScopes,
  after: RoleScopes,
  { journals, language }: { journals: readonly NamedJournal[]; language: Language },
): string {
  const { all, none } = words[language];
  const nameOf = (id: string) => journals.find((each) => each.id === id)?.nombre ?? id;
  const inWords = (ids: readonly string[] | undefined) => (ids ? ids.map(nameOf).join(', ') || none : all);
  return roles
    .flatMap((role) => {
      const [was, is] = [inWords(before[role]), inWords(after[role])];
      return was === is ? [] : [`${roleWords[role][language]}: ${was} → ${is}`];
    })
    .join('; ');
}
