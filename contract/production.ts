/**
 * The stages between acceptance and publication (docs/specification.md 8): the only place that says which step leads where, who may
 * take it and under which conditions. The server enforces this table; screens draw their buttons from `openProductionActs`.
 * Pure functions of plain facts, shared by server and web.
 */
import type { ProductionStage } from './vocabulary.ts';
import { isAsked, isAuthor, isDecider, isMainAuthor, type Person, type WorkFacts } from './workflow.ts';

/** The steps of a production, in the order in which screens offer them. */
export const productionSteps = [
  'EMPEZAR',
  'ENVIAR_CORRECCION',
  'DEVOLVER_CORRECCION',
  'PASAR_A_PRUEBAS',
  'ENVIAR_PRUEBAS',
  'APROBAR_PRUEBAS',
  'PEDIR_CORRECCIONES',
  'SEGUIR_SIN_RESPUESTA',
  'DAR_POR_LISTA',
  'RECUPERAR',
  'REABRIR',
] as const;
export type ProductionStep = (typeof productionSteps)[number];

/** What leaves the stage as it is. */
export const productionActs = [
  'EDITAR_TEXTO',
  'RESPONDER_CAMBIO',
  'MARCAR_PUNTO',
  'PROGRAMAR',
  'QUITAR_FECHA',
] as const;
export type ProductionAct = (typeof productionActs)[number];

/** What the table needs to know of a work's production beside the work itself. */
export interface ProductionFacts {
  /** The journal wants the stage. */
  wanted: boolean;
  /** Changes of copy-editing: all, and those that its authors have not answered. */
  changes: number;
  unanswered: number;
  /** The authors' time is over, or there is nobody to wait for. */
  overdue: boolean;
  /** Points of the checklist that are not met. */
  unmet: number;
  /** It has a date of publication. */
  scheduled: boolean;
}

export type ProductionCondition = 'wanted' | 'changed' | 'answered' | 'overdue' | 'checked' | 'scheduled' | 'reason';
type Actor = keyof typeof actors;

const actors = {
  editor: (work: WorkFacts, person: Person) => isDecider(work, person) && !isAsked(work, person),
  author: isAuthor,
  mainAuthor: isMainAuthor,
};

export interface ProductionTransition {
  action: ProductionStep;
  /** Null: it is not in production. */
  from: ProductionStage | null;
  to: ProductionStage;
  who: Actor;
  when: readonly ProductionCondition[];
}

export const productionTransitions: readonly ProductionTransition[] = [
  // By itself with the approval; of what was approved before the journal wanted the stage, by hand.
  { action: 'EMPEZAR', from: null, to: 'CORRECCION', who: 'editor', when: ['wanted'] },
  { action: 'ENVIAR_CORRECCION', from: 'CORRECCION', to: 'CORRECCION_AUTOR', who: 'editor', when: ['changed'] },
  { action: 'PASAR_A_PRUEBAS', from: 'CORRECCION', to: 'PRUEBAS', who: 'editor', when: ['answered'] },
  { action: 'DEVOLVER_CORRECCION', from: 'CORRECCION_AUTOR', to: 'CORRECCION', who: 'mainAuthor', when: ['answered'] },
  { action: 'SEGUIR_SIN_RESPUESTA', from: 'CORRECCION_AUTOR', to: 'PRUEBAS', who: 'editor', when: ['overdue'] },
  { action: 'RECUPERAR', from: 'CORRECCION_AUTOR', to: 'CORRECCION', who: 'editor', when: [] },
  { action: 'ENVIAR_PRUEBAS', from: 'PRUEBAS', to: 'PRUEBAS_AUTOR', who: 'editor', when: [] },
  { action: 'APROBAR_PRUEBAS', from: 'PRUEBAS_AUTOR', to: 'COMPROBACION', who: 'mainAuthor', when: [] },
  { action: 'PEDIR_CORRECCIONES', from: 'PRUEBAS_AUTOR', to: 'PRUEBAS', who: 'mainAuthor', when: ['reason'] },
  { action: 'SEGUIR_SIN_RESPUESTA', from: 'PRUEBAS_AUTOR', to: 'COMPROBACION', who: 'editor', when: ['overdue'] },
  { action: 'RECUPERAR', from: 'PRUEBAS_AUTOR', to: 'PRUEBAS', who: 'editor', when: [] },
  { action: 'DAR_POR_LISTA', from: 'COMPROBACION', to: 'LISTA', who: 'editor', when: ['checked'] },
  // The text changes again: what its authors approved is no longer what would be published.
  { action: 'REABRIR', from: 'COMPROBACION', to: 'PRUEBAS', who: 'editor', when: ['reason'] },
  { action: 'REABRIR', from: 'LISTA', to: 'PRUEBAS', who: 'editor', when: ['reason'] },
];

const acts: Readonly<
  Record<ProductionAct, { stages: readonly ProductionStage[]; who: Actor; when: readonly ProductionCondition[] }>
> = {
  EDITAR_TEXTO: { stages: ['CORRECCION', 'PRUEBAS'], who: 'editor', when: [] },
  RESPONDER_CAMBIO: { stages: ['CORRECCION_AUTOR'], who: 'author', when: [] },
  MARCAR_PUNTO: {
    stages: ['CORRECCION', 'CORRECCION_AUTOR', 'PRUEBAS', 'PRUEBAS_AUTOR', 'COMPROBACION'],
    who: 'editor',
    when: [],
  },
  PROGRAMAR: { stages: ['LISTA'], who: 'editor', when: [] },
  QUITAR_FECHA: { stages: ['LISTA'], who: 'editor', when: ['scheduled'] },
};

/** Stages in which its authors are waited for, by a day. */
export const awaitsAuthors = (stage: ProductionStage | null | undefined) =>
  stage === 'CORRECCION_AUTOR' || stage === 'PRUEBAS_AUTOR';
/** The text of the last proof is what will be published. */
export const isProofFinal = (stage: ProductionStage | null | undefined) =>
  stage === 'COMPROBACION' || stage === 'LISTA';
/** Its authors see what became of the text: not while it is being changed. */
export const showsText = (stage: ProductionStage | null | undefined) => awaitsAuthors(stage) || isProofFinal(stage);

const conditions: Record<Exclude<ProductionCondition, 'reason'>, (facts: ProductionFacts) => boolean> = {
  wanted: ({ wanted }) => wanted,
  changed: ({ changes }) => changes > 0,
  answered: ({ unanswered }) => unanswered === 0,
  overdue: ({ overdue }) => overdue,
  checked: ({ unmet }) => unmet === 0,
  scheduled: ({ scheduled }) => scheduled,
};
const stageOf = (work: WorkFacts): ProductionStage | null | undefined =>
  work.estado === 'APROBADO' && !work.deletedAt ? (work.etapaProduccion ?? null) : undefined;
const meets = (facts: ProductionFacts, reason: string | undefined) => (condition: ProductionCondition) =>
  condition === 'reason' ? Boolean(reason?.trim()) : conditions[condition](facts);

export type ProductionVerdict =
  | { allowed: true; to: ProductionStage }
  | { allowed: false; why: 'otherStage' | 'notYours' }
  | { allowed: false; why: 'unmet'; unmet: ProductionCondition[] };

/** Whether the person may take this step now, and where it leads. */
export function productionVerdict(
  work: WorkFacts,
  person: Person,
  facts: ProductionFacts,
  step: ProductionStep,
  reason: string | undefined,
): ProductionVerdict {
  const rows = productionTransitions.filter(({ action }) => action === step);
  if (!rows.some(({ who }) => actors[who](work, person))) return { allowed: false, why: 'notYours' };
  const row = rows.find(({ from }) => from === stageOf(work));
  if (!row) return { allowed: false, why: 'otherStage' };
  const unmet = row.when.filter((condition) => !meets(facts, reason)(condition));
  return unmet.length === 0 ? { allowed: true, to: row.to } : { allowed: false, why: 'unmet', unmet };
}

/** Whether the person may do this now: `otherStage` where it is theirs at another. */
export function productionActVerdict(
  work: WorkFacts,
  person: Person,
  facts: Pick<ProductionFacts, 'scheduled'>,
  act: ProductionAct,
): 'allowed' | 'otherStage' | 'notYours' {
  const { stages, who, when } = acts[act];
  if (!actors[who](work, person)) return 'notYours';
  const stage = stageOf(work);
  if (!stage || !stages.includes(stage)) return 'otherStage';
  return when.includes('scheduled') && !facts.scheduled ? 'otherStage' : 'allowed';
}

/** What the person may do with the work's production now. A reason still to be given hides nothing. */
export function openProductionActs(
  work: WorkFacts,
  person: Person,
  facts: ProductionFacts,
): (ProductionStep | ProductionAct)[] {
  return [
    ...productionSteps.filter((step) => productionVerdict(work, person, facts, step, 'x').allowed),
    ...productionActs.filter((act) => productionActVerdict(work, person, facts, act) === 'allowed'),
  ];
}

/** Points of the checklist: those that are worked out from the work, and those that a person ticks. */
export const computedPoints = ['CITAS', 'FIGURAS', 'LICENCIA', 'ORCID', 'METADATOS'] as const;
export const productionPoints = [...computedPoints, 'REFERENCIAS', 'COMPAGINACION'] as const;
export type ProductionPoint = (typeof productionPoints)[number];
