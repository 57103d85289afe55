/** A work's production with all that the table of steps asks of it. */
import type { Manuscript, Reference } from '#contract/entities/manuscript.ts';
import type { CheckedPoint, ProductionHead } from '#contract/entities/production.ts';
import { awaitsAuthors, type ProductionFacts } from '#contract/production.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { findManuscript, findVersion } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { changesOf, type Passage } from './changes.ts';
import { checklist } from './checklist.ts';
import { type AnswerRow, findAnswers, findChecks, findProduction, type ProductionRow } from './queries.ts';

export interface Produced {
  row: ProductionRow;
  passages: Passage[];
  answers: ReadonlyMap<string, AnswerRow>;
  points: CheckedPoint[];
}

/** Undefined where the work is not in production. */
export async function readProduced({ db }: Services, work: Work): Promise<Produced | undefined> {
  const row = work.etapaProduccion ? await findProduction(db, work.id) : undefined;
  if (!row) return undefined;
  const accepted = await acceptedText(db, row);
  const answers = new Map((await findAnswers(db, row.id)).map((answer) => [answer.clave, answer]));
  const checks = await findChecks(db, row.id);
  const produced = { ...row, cabecera: headOf(work, row) };
  return {
    row,
    passages: changesOf({ ...accepted, cabecera: acceptedHead(work) }, produced),
    answers,
    points: checklist({ ...work, ...produced.cabecera }, row, checks),
  };
}

/** What stands above the text as it was accepted: the work's row keeps it until the publication. */
const acceptedHead = ({ titulo, resumen, traducciones }: Work): ProductionHead => ({ titulo, resumen, traducciones });
/** The same as it would be published. */
export const headOf = (work: Work, { cabecera }: Pick<ProductionRow, 'cabecera'>): ProductionHead =>
  cabecera ?? acceptedHead(work);

/** The text of the version that was accepted. */
async function acceptedText(
  db: Services['db'],
  { publicacionId, version }: ProductionRow,
): Promise<{ documento: Manuscript; referencias: Reference[] }> {
  return (await findVersion(db, publicacionId, version)) ?? (await findManuscript(db, publicacionId));
}

/** What the table of steps asks. */
export function factsOf(
  { settings }: Services,
  work: Work,
  produced: Produced | undefined,
  now: Date,
): ProductionFacts {
  const { row, passages = [], answers, points = [] } = produced ?? {};
  const limit = row?.fechaLimite;
  return {
    wanted: settings.of(work).etapaProduccion,
    changes: passages.length,
    unanswered: passages.filter(({ clave }) => !answers?.has(clave)).length,
    overdue: awaitsAuthors(work.etapaProduccion) && (work.autorPrincipalId === null || Boolean(limit && limit <= now)),
    unmet: points.filter(({ cumplido }) => !cumplido).length,
    scheduled: Boolean(row?.fechaPrevista),
  };
}
