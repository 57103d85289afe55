/** The passport of one work: what each index asks of a work, by the same checks by which the journal's is counted. */
import type { WorkCriterion, WorkPassport } from '#contract/entities/passport.ts';
import { indexKeys, type WorkRemedy } from '#contract/passport.ts';
import { workPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import type { Person } from '#contract/workflow.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { findManuscript } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canRunProcess, isPublic } from '#server/policy/index.ts';
import type { SourceKey } from './criterion.ts';
import type { TextFacts, WorkFacts } from './facts.ts';
import { findWorkFacts } from './facts-queries.ts';
import { indices, practicesName } from './indices-words.ts';
import { practices } from './other-words.ts';
import { presentSource } from './read.ts';
import { sources } from './sources-words.ts';
import { textFactsOf } from './text-facts.ts';
import { isWorkCheck, type TextCheck, textChecks, type WorkCheck, workChecks } from './work-checks.ts';

/** For who runs its process. Throws `no_encontrado` and `sin_permiso`. */
export async function readWorkPassport(services: Services, viewer: Person, id: string): Promise<WorkPassport> {
  const { db, settings } = services;
  const work = await readableWork(services, viewer, id);
  if (!canRunProcess(viewer, work)) throw refuse('sin_permiso');
  if (work.deletedAt) throw refuse('no_encontrado');
  const { revistaId } = work;
  const [facts] = await findWorkFacts(db, [id], { revistaId, institution: settings.of(work).institucion });
  if (!facts) throw refuse('no_encontrado');
  const { documento, referencias } = await findManuscript(db, id);
  const text = textFactsOf(documento, referencias);
  const asked = indexKeys.map((clave) => ({
    clave,
    nombre: indices[clave].name,
    criterios: indices[clave].criteria.flatMap(({ key, name, asks, source, check }): WorkCriterion[] => {
      if (source === null || check === null || !isWorkCheck(check)) return [];
      const said = { clave: `${clave}.${key}`, nombre: name, pide: asks, fuente: sourceOf(source) };
      const count = counts[check]?.(facts) ?? null;
      return [{ ...said, ...outcome(work, workChecks[check](facts), remedyOf(work, check, facts), count) }];
    }),
  }));
  const done = {
    clave: 'buenas-practicas' as const,
    nombre: practicesName,
    criterios: practices.map(({ key, name, asks, source, check }): WorkCriterion => {
      const said = { clave: `buenas-practicas.${key}`, nombre: name, pide: asks, fuente: sourceOf(source) };
      return { ...said, ...outcome(work, textChecks[check](text), textRemedy(work), textCounts[check](text)) };
    }),
  };
  return {
    obra: { id, titulo: work.titulo },
    indices: [...asked.filter(({ criterios }) => criterios.length > 0), done],
  };
}

const sourceOf = (key: SourceKey) => presentSource(sources[key]);

type Count = WorkCriterion['cuenta'];
const of = (de: number, without: number): Count => (de > 0 ? { con: de - without, de } : null);
const counts: Partial<Record<WorkCheck, (facts: WorkFacts) => Count>> = {
  worksAffiliated: ({ signers, unaffiliated }) => of(signers, unaffiliated),
  worksWithOrcid: ({ signers, withoutOrcid }) => of(signers, withoutOrcid),
};
const textCounts: Record<TextCheck, (text: TextFacts) => Count> = {
  referencesLinked: ({ listed, unlinked }) => of(listed, unlinked),
  figuresCaptioned: ({ figures, uncaptioned }) => of(figures, uncaptioned),
  figuresDescribed: ({ figures, undescribed }) => of(figures, undescribed),
};

function outcome(work: Work, cumple: boolean, remedy: WorkRemedy | null, cuenta: Count) {
  const seen = isPublic(work) ? workPage(work.id) : `/editorial/${work.id}?parte=manuscrito`;
  return { cumple, cuenta, evidencia: cumple ? seen : null, remedio: cumple ? null : remedy };
}

/** What it says is its authors' until it is accepted, then production's; once it is out it changes by a notice. */
function textRemedy(work: Work): WorkRemedy {
  if (isPublic(work)) return 'aviso';
  return work.estado === 'APROBADO' ? 'produccion' : 'autores';
}

/** Null: no screen mends it. */
function remedyOf(work: Work, check: WorkCheck, { isReadable, isTypeset }: WorkFacts): WorkRemedy | null {
  switch (check) {
    case 'worksWithDoi':
      return 'doi';
    case 'worksPlaced':
    case 'worksCited':
    case 'worksCitedWhole':
    case 'worksVolumed':
      return 'numero';
    case 'worksOpen':
      return 'embargo';
    // Where the text is there, it is closed.
    case 'worksReadable':
      return isReadable ? 'embargo' : textRemedy(work);
    case 'formats':
      return isTypeset ? 'embargo' : textRemedy(work);
    // Its sending and its acceptance set them, or whoever brought it in; nobody writes them afterwards.
    case 'worksDated':
      return null;
    case 'worksSigned':
    case 'worksAffiliated':
    case 'worksWithOrcid':
      // Who signs it is opened for its main author to correct.
      return isPublic(work) ? 'aviso' : 'firma';
    default:
      return textRemedy(work);
  }
}
