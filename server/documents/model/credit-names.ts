/** The roles of CRediT (ANSI/NISO Z39.104-2022): what they are called in a file, and which one a file means. */
import { folded } from '#contract/text.ts';
import { type CreditRole, creditRoles } from '#contract/vocabulary.ts';
import { creditWords } from './credit-words.ts';

const languages: Readonly<Record<string, Readonly<Record<CreditRole, string>>>> = creditWords;

/** A role's name by the primary language tag; in Spanish where it is not known. */
export const creditName = (role: CreditRole, language: string): string => (languages[language] ?? creditWords.es)[role];

/** The address that identifies a role. */
export const creditAddress = (role: CreditRole): string => `https://credit.niso.org/contributor-roles/${role}/`;

const isRole = (text: string): text is CreditRole => creditRoles.some((role) => role === text);

/** Words alone, without accents, marks and 'and': 'Writing – Review & Editing' is 'writing review editing'. */
const plain = (text: string): string =>
  folded(text)
    .replace(/\b(?:and|y|e)\b|[^a-z]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const byName = new Map(
  Object.values(creditWords).flatMap((names) =>
    creditRoles.map((role): [string, CreditRole] => [plain(names[role]), role]),
  ),
);

/** The role that an address or a name in any of our languages is; undefined where it is none of CRediT's. */
export function creditRoleOf(said: string): CreditRole | undefined {
  const [, ending = ''] = /credit\.niso\.org\/contributor-roles\/([a-z-]+)/.exec(said) ?? [];
  return isRole(ending) ? ending : byName.get(plain(said));
}
