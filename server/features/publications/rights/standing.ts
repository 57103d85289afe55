/** How it stands with what the authors of a work sign: what is asked, of whom, and who answered. */
import { createHash } from 'node:crypto';
import { type RightsDemand, type RightsTerms, type SignedRights, standingAnswers, termsNow } from '#contract/rights.ts';
import { type BylineAuthor, findByline } from '#server/features/publications/byline-queries.ts';
import type { Work } from '#server/features/publications/queries.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { canBeSigned } from '#server/policy/index.ts';
import { findSignatures, findVersionTerms, type SignatureRow } from './queries.ts';

type NamedAuthor = Pick<BylineAuthor, 'nombres' | 'apellidos'>;
const nameOf = ({ nombres, apellidos }: NamedAuthor) => `${nombres} ${apellidos}`.trim();

/** A mark for each author of a byline, from their name: of two with one name, the second has another. */
export function signerMarks(byline: readonly NamedAuthor[]): string[] {
  const before = new Map<string, number>();
  return byline.map((author) => {
    const name = nameOf(author);
    const nth = before.get(name) ?? 0;
    before.set(name, nth + 1);
    return createHash('sha256').update(`${name}\n${nth}`).digest('hex').slice(0, 16);
  });
}

/** An author as they are asked. */
export interface AskedAuthor {
  quien: string;
  nombre: string;
  author: BylineAuthor;
  /** What they last answered to what is asked now. */
  answer: SignatureRow | undefined;
}
export interface Standing {
  demanda: RightsDemand;
  version: number;
  terms: RightsTerms;
  authors: AskedAuthor[];
  /** From the first to the last, to whatever they were. */
  answers: SignatureRow[];
}

/** What is asked of a work's next version while it is a draft; of one that was sent, what was asked when it was. */
export async function standingOf({ db, settings }: Pick<Services, 'db' | 'settings'>, work: Work): Promise<Standing> {
  const { derechos } = settings.of(work);
  const isDraft = work.estado === 'BORRADOR';
  const version = isDraft ? work.versionActual + 1 : work.versionActual;
  const sent = isDraft ? undefined : await findVersionTerms(db, work.id, version);
  const terms = sent?.derechos ?? termsNow(derechos, work.licencia);
  const byline = await findByline(db, work.id);
  const answers = await findSignatures(db, work.id);
  const standing = standingAnswers(answers, { version, terms, byline: work.autor });
  const marks = signerMarks(byline);
  return {
    // Of what was sent nothing is asked that was not asked then.
    demanda: canBeSigned(work) && (isDraft || sent?.derechos) ? derechos.demanda : 'NO_SE_PIDE',
    version,
    terms,
    answers,
    authors: byline.map((author, place) => {
      const quien = marks[place] ?? '';
      return { quien, nombre: nameOf(author), author, answer: standing.get(quien) };
    }),
  };
}

export const isUnsigned = ({ answer }: Pick<AskedAuthor, 'answer'>) => answer?.respuesta !== 'FIRMADA';

/** Who signed what was asked of a version; undefined where nobody did. */
export async function signedOf(db: Database, id: string, numero: number): Promise<SignedRights | undefined> {
  const sent = numero > 0 ? await findVersionTerms(db, id, numero) : undefined;
  if (!sent?.derechos) return undefined;
  const answers = await findSignatures(db, id);
  const standing = standingAnswers(answers, { version: numero, terms: sent.derechos, byline: sent.autor });
  const signed = [...standing.values()].filter((answer) => !isUnsigned({ answer }));
  const [first] = signed;
  const firmas = signed.map(({ nombre, fecha }) => ({ nombre, fecha: fecha.toISOString().slice(0, 10) }));
  return first && { licencia: first.licencia, firmas };
}
