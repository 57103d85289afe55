/** The cast of the canary test: authors and reviewers with names, addresses, iDs, affiliations and pictures that appear nowhere else. */
import { hasRorCheckDigits } from '#contract/entities/common.ts';
import type { Role } from '#contract/vocabulary.ts';
import { journals } from '#server/platform/database/schema.ts';
import type { TestPerson, TestPlatform } from './platform.ts';

const orcids: Record<string, string> = {
  author: '0000-0002-1825-0097',
  coauthor: '0000-0001-5109-3700',
  first: '0000-0002-1694-233X',
  second: '0000-0001-2345-6789',
};

const cast: Record<string, Role[]> = {
  author: ['AUTOR'],
  coauthor: ['AUTOR'],
  editorAuthor: ['AUTOR', 'EDITOR'],
  adminAuthor: ['ADMIN', 'REVISOR'],
  publicAuthor: ['AUTOR'],
  first: ['REVISOR'],
  second: ['REVISOR'],
  pending: ['REVISOR'],
  declined: ['REVISOR'],
  takenBack: ['REVISOR'],
  suggests: ['REVISOR'],
  unasked: ['REVISOR'],
  reader: ['LECTOR'],
  editor: ['EDITOR'],
  editorElsewhere: ['EDITOR'],
  reviewerElsewhere: ['REVISOR'],
};
/** Who holds their role in another journal alone, and is an outsider in that of the works. */
export const holdElsewhere = ['editorElsewhere', 'reviewerElsewhere'];
const otherJournal = '00000000-0000-4000-8000-0000000000b2';
export type Cast = Record<string, TestPerson>;

export async function hire(platform: TestPlatform): Promise<Cast> {
  const people: Cast = {};
  await platform.services.db.insert(journals).values({ id: otherJournal, clave: 'otra' });
  for (const [at, [name, roles]] of Object.entries(cast).entries())
    people[name] = await platform.account(
      {
        apellidos: `Canario${name}`,
        email: `${name}@canario.test`,
        orcid: orcids[name] ?? null,
        afiliacion: `Instituto ${name} de Canarias`,
        afiliacionRor: rorAt(at),
        fotoUrl: `https://fotos.example/${name}.png`,
        ...(holdElsewhere.includes(name) && { ambitos: { EDITOR: [otherJournal], REVISOR: [otherJournal] } }),
      },
      ...roles,
    );
  return people;
}

/** A ROR iD for each, with the check digits that fit. */
function rorAt(place: number): string {
  const signs = `0canar${'abcdefghjkmnpqrstvwxyz0123456789'[place]}`;
  const digits = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
  const found = digits.map((each) => `https://ror.org/${signs}${each}`).find(hasRorCheckDigits);
  if (!found) throw new Error(`${signs} has no check digits`);
  return found;
}

/** Everything that names a person. */
export const secretsOf = ({ user }: Pick<TestPerson, 'user'>): string[] => {
  const place = Object.keys(cast).findIndex((name) => user.apellidos === `Canario${name}`);
  const { id, apellidos, email, orcid, afiliacion, fotoUrl } = user;
  return [id, apellidos, email, orcid, afiliacion, fotoUrl, place < 0 ? null : rorAt(place)].filter(
    (each) => each !== null,
  );
};

export const reviewers = ['first', 'second', 'pending', 'declined', 'takenBack', 'suggests'];
/** Of what is not published. */
export const authors = ['author', 'coauthor'];
/** Who run the platform, and wrote every work here: authors all the same. */
export const staffWhoWrote = ['editorAuthor', 'adminAuthor'];
