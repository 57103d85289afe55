/**
 * How a published work was reviewed, step by step, for programs: a DocMap (JSON-LD). Source: https://docmaps.knowledgefutures.org,
 * its context https://w3id.org/docmaps/context.jsonld; states of PSO, roles of PRO, kinds of documents of FaBiO (SPAR ontologies).
 */
import type { PublishedProcess, PublishedReview, PublishedRound } from '#contract/entities/published-process.ts';
import {
  answerPlace,
  docmapAddress,
  processPage,
  reviewPlace,
  roundPlace,
  versionPage,
  workPage,
} from '#contract/public-addresses.ts';
import type { RecordedWork } from './recorded-work.ts';

export interface ReviewedWork {
  work: Pick<RecordedWork, 'id' | 'tipo' | 'doi' | 'autores' | 'fechaPublicacion' | 'fechaRetractacion'>;
  process: Pick<PublishedProcess, 'rondas' | 'versiones'>;
  /** The version that is published. */
  versionActual: number;
  /** The journal, with its page. */
  publisher: { nombre: string; pagina: string };
  /** The beginning of its addresses, '' where it is not known: they are then relative to the DocMap's own. */
  site: string;
}

/** A document that goes into a step or comes out of it. */
interface Thing {
  id: string;
  type: string;
  published?: string;
  doi?: string;
  url: string;
  content: { type: 'web-page'; url: string }[];
}
interface Action {
  participants: { actor: { type: 'person'; name: string }; role: 'author' | 'peer-reviewer' | 'editor' }[];
  outputs: Thing[];
}
interface Assertion {
  item: Thing;
  status: string;
  happened?: { 'at-date': string };
}
interface Step {
  inputs: Thing[];
  actions: Action[];
  assertions: Assertion[];
}

/** Of somebody who is not named, as DocMaps say it. */
const nobody = 'anonymous';
const kinds = {
  ARTICULO: 'journal-article',
  LIBRO: 'fabio:Book',
  TESIS: 'fabio:Thesis',
  REPORTE: 'fabio:ReportDocument',
} as const satisfies Record<RecordedWork['tipo'], string>;

/** @param reviewed with a round at least: its reviews are published */
export function docmap(reviewed: ReviewedWork): string {
  const { work, publisher, site } = reviewed;
  const steps = stepsOf(reviewed);
  const name = (place: number) => `_:b${place}`;
  return `${JSON.stringify(
    {
      '@context': 'https://w3id.org/docmaps/context.jsonld',
      type: 'docmap',
      id: site + docmapAddress(work.id),
      created: work.fechaPublicacion ?? undefined,
      publisher: {
        id: site + publisher.pagina,
        name: publisher.nombre,
        homepage: site + publisher.pagina,
        url: site + publisher.pagina,
      },
      'first-step': name(0),
      steps: Object.fromEntries(
        steps.map((step, place) => [
          name(place),
          {
            ...step,
            ...(place > 0 && { 'previous-step': name(place - 1) }),
            ...(place < steps.length - 1 && { 'next-step': name(place + 1) }),
          },
        ]),
      ),
    },
    null,
    2,
  )}\n`;
}

/** Sent, reviewed, revised, as often as it was; published, and perhaps retracted. */
function stepsOf(reviewed: ReviewedWork): Step[] {
  const { work, process, versionActual } = reviewed;
  const documents = documentsOf(reviewed);
  const steps: Step[] = [];
  let answers: Thing[] = [];
  let before: Thing | undefined;
  for (const round of process.rondas) {
    const manuscript = round.version === null ? undefined : documents.version(round.version);
    if (manuscript) steps.push(sentStep(reviewed, manuscript, before, answers));
    steps.push(reviewedStep(documents, round, manuscript));
    const unsent = manuscript ? [] : answers;
    answers = [...unsent, ...round.revisiones.flatMap((review) => documents.answer(round, review) ?? [])];
    before = manuscript ?? before;
  }
  const last = documents.version(versionActual);
  if (before && last.id !== before.id) steps.push(sentStep(reviewed, last, before, answers, false));
  else if (answers.length > 0)
    steps.push({
      inputs: before ? [before] : [],
      actions: [{ participants: authorsOf(work), outputs: answers }],
      assertions: [],
    });
  const published = documents.published();
  const action: Action = {
    participants: [{ actor: { type: 'person', name: nobody }, role: 'editor' }],
    outputs: [published],
  };
  steps.push({
    inputs: [last],
    actions: [action],
    assertions: [{ item: published, status: 'published', ...on(work.fechaPublicacion) }],
  });
  if (work.fechaRetractacion)
    steps.push({
      inputs: [published],
      actions: [],
      assertions: [{ item: published, status: 'retracted-from-publication', ...on(work.fechaRetractacion) }],
    });
  return steps;
}

/** Sent by its authors, or revised with their answers to the round before. @param isReviewed whether a round follows that is published */
function sentStep(
  { work }: ReviewedWork,
  manuscript: Thing,
  before: Thing | undefined,
  answers: readonly Thing[],
  isReviewed = true,
): Step {
  const isRevised = before !== undefined && before.id !== manuscript.id;
  const states = [...(isRevised ? ['revised'] : []), ...(isReviewed ? ['under-review'] : [])];
  return {
    inputs: before ? [before] : [],
    actions: [{ participants: authorsOf(work), outputs: [manuscript, ...answers] }],
    assertions: states.map((status) => ({ item: manuscript, status, ...on(manuscript.published) })),
  };
}

/** What each reviewer wrote, and what was decided. The letter of the decision is its authors': of it stands here that it was taken. */
function reviewedStep(
  documents: ReturnType<typeof documentsOf>,
  round: PublishedRound,
  manuscript: Thing | undefined,
): Step {
  const read = new Map(manuscript && [[manuscript.id, manuscript]]);
  for (const { version } of round.revisiones) {
    const spokenOf = version === null ? undefined : documents.shown(version);
    if (spokenOf) read.set(spokenOf.id, spokenOf);
  }
  const reviews = round.revisiones.map(
    (review): Action => ({
      participants: [{ actor: { type: 'person', name: review.revisor || nobody }, role: 'peer-reviewer' }],
      outputs: [documents.review(round, review)],
    }),
  );
  const { decision } = round;
  const decided: Action[] = decision
    ? [
        {
          participants: [{ actor: { type: 'person', name: nobody }, role: 'editor' }],
          outputs: [documents.decision(round, decision)],
        },
      ]
    : [];
  const days = round.revisiones.flatMap(({ fecha }) => fecha ?? []).toSorted();
  return {
    inputs: [...read.values()],
    actions: [...reviews, ...decided],
    assertions: manuscript
      ? [
          { item: manuscript, status: 'reviewed', ...on(day(days.at(-1))) },
          ...(decision?.accion === 'APROBAR'
            ? [{ item: manuscript, status: 'accepted-for-publication', ...on(day(decision.fecha)) }]
            : []),
        ]
      : [],
  };
}

/** The documents of its process, each always the same, however many steps it is in. */
function documentsOf({ work, process, versionActual, site }: ReviewedWork) {
  const thing = (path: string, type: string, published: string | undefined, at = path): Thing => ({
    id: site + path,
    type,
    ...(published && { published }),
    url: site + at,
    content: [{ type: 'web-page', url: site + at }],
  });
  const onProcess = (place: string, type: string, published: string | undefined) =>
    thing(`${processPage(work.id)}#${place}`, type, published);
  const sentOn = (numero: number) => process.versiones.find((version) => version.numero === numero)?.fecha;
  const version = (numero: number) =>
    thing(
      versionPage(work.id, numero),
      'manuscript',
      day(sentOn(numero)),
      numero === versionActual ? workPage(work.id) : versionPage(work.id, numero),
    );
  return {
    version,
    /** One that anybody may read. */
    shown: (numero: number) => (sentOn(numero) ? version(numero) : undefined),
    review: ({ ronda }: PublishedRound, { numero, fecha, doi }: PublishedReview) => ({
      ...onProcess(reviewPlace(ronda, numero), 'review-article', day(fecha)),
      ...(doi && { doi }),
    }),
    answer: ({ ronda }: PublishedRound, { numero, respuesta, comentarioAutor, doiRespuesta: doi }: PublishedReview) =>
      respuesta || comentarioAutor
        ? { ...onProcess(answerPlace(ronda, numero), 'reply', day(respuesta?.fecha)), ...(doi && { doi }) }
        : undefined,
    decision: ({ ronda }: PublishedRound, { fecha }: NonNullable<PublishedRound['decision']>) =>
      onProcess(roundPlace(ronda), 'web-content', day(fecha)),
    published: (): Thing => ({
      ...thing(workPage(work.id), kinds[work.tipo], work.fechaPublicacion ?? undefined),
      ...(work.doi && { doi: work.doi }),
    }),
  };
}

const authorsOf = ({ autores }: ReviewedWork['work']): Action['participants'] =>
  autores.map(({ nombres, apellidos }) => ({
    actor: { type: 'person', name: `${nombres} ${apellidos}`.trim() || nobody },
    role: 'author',
  }));

const day = (instant: string | null | undefined): string | undefined => instant?.slice(0, 10);
const on = (date: string | null | undefined) => (date ? { happened: { 'at-date': date } } : {});
