/**
 * The documents of a package by which a submission goes from one journal to another: what is in it, where it comes from and goes to,
 * and its reviews. Source: NISO RP-30-2023, Manuscript Exchange Common Approach, and its DTDs of version 1.0.
 */
import { create } from 'xmlbuilder2';
import type { Review } from '#contract/entities/review.ts';
import type { ReviewFormAnswers } from '#contract/entities/review-form.ts';
import type { FileKind, ReviewIdentity } from '#contract/vocabulary.ts';
import { spellEntities } from '#server/documents/xml/entity-like.ts';

export const mecaPlaces = {
  manifest: 'manifest.xml',
  transfer: 'transfer.xml',
  reviews: 'reviews.xml',
  article: 'article.xml',
  pdf: 'manuscript.pdf',
} as const;

/** What an item of the package is. */
export type ItemKind =
  | 'article-metadata'
  | 'transfer-metadata'
  | 'review-metadata'
  | 'manuscript'
  | 'figure'
  | 'dataset'
  | 'supplementary-material';
export const kindOfFile: Record<FileKind, ItemKind> = {
  MANUSCRITO: 'manuscript',
  FIGURA: 'figure',
  DATOS: 'dataset',
  SUPLEMENTARIO: 'supplementary-material',
};

export interface PackedItem {
  kind: ItemKind;
  place: string;
  /** Media type. */
  type: string;
  title?: string;
  description?: string;
}

/** `version`: of the manuscript, by its journal's count. */
export function manifestXml(items: readonly PackedItem[]): string {
  const root = begin('manifest', { 'xmlns:xlink': 'http://www.w3.org/1999/xlink', 'manifest-version': '1' });
  for (const [at, { kind, place, type, title, description }] of items.entries()) {
    const item = root.ele('item', { id: `item-${at + 1}`, 'item-type': kind });
    if (title) item.ele('item-title').txt(title);
    if (description) item.ele('item-description').txt(description);
    item.ele('file-order').txt(String(at + 1));
    item.ele('instance', { 'xlink:href': placeAsAddress(place), 'media-type': type });
  }
  return end(root);
}

/** A place within the package as a relative address (RFC 3986): the names of files are people's. */
const placeAsAddress = (place: string) => place.split('/').map(encodeURIComponent).join('/');

export interface Transfer {
  /** The platform, and the journal there from which it comes. */
  provider: string;
  journal: string;
  /** The other journal, as the author calls it. */
  destination: string;
  /** What whoever takes it in should know, a sentence each. */
  comments: readonly string[];
}

export function transferXml({ provider, journal, destination, comments }: Transfer): string {
  const root = begin('transfer', { 'transfer-version': '1.0' });
  const source = root.ele('transfer-source');
  source.ele('service-provider').ele('provider-name').txt(provider);
  source.ele('publication', { type: 'journal' }).ele('publication-title').txt(journal);
  const to = root.ele('destination');
  to.ele('service-provider');
  to.ele('publication', { type: 'journal' }).ele('publication-title').txt(destination);
  if (comments.length > 0) root.ele('processing-instructions').ele('processing-comments').txt(comments.join('\n'));
  return end(root);
}

/** A review as its author was shown it. Who wrote it is not said, whatever the mode: they agreed to be known here alone. */
export type TransferredReview = Pick<
  Review,
  | 'ronda'
  | 'estado'
  | 'comentarios'
  | 'formulario'
  | 'respuestas'
  | 'anotaciones'
  | 'comentarioAutor'
  | 'respuesta'
  | 'fechaCompletada'
>;
/** What was decided on a round, and when; without its letter. */
export interface TransferredDecision {
  ronda: number;
  decision: keyof typeof decisions;
  fecha: string;
}

const blindings: Record<ReviewIdentity, string> = {
  abierta: 'none',
  'simple ciego': 'single',
  'doble ciego': 'double',
};
const recommendations: Partial<Record<Review['estado'], string>> = {
  ACEPTADA: 'accept',
  DEVUELTA: 'revise',
  RECHAZADA: 'reject',
};
const decisions = { APROBAR: 'accept', SOLICITAR_CAMBIOS: 'revise', RECHAZAR: 'reject' } as const;

/** @param language of questions, where they are in two */
export function reviewsXml(
  reviews: readonly TransferredReview[],
  decided: readonly TransferredDecision[],
  { blinding, language }: { blinding: ReviewIdentity; language: string },
): string {
  const root = begin('reviews', {}, 'review-group');
  const rounds = [...new Set([...reviews, ...decided].map(({ ronda }) => ronda))].toSorted((a, b) => a - b);
  for (const ronda of rounds) {
    for (const review of reviews.filter((each) => each.ronda === ronda)) addReview(review);
    for (const { decision, fecha } of decided.filter((each) => each.ronda === ronda))
      add(ronda, 'decision', fecha, [{ kind: 'decision', data: decisions[decision] }]);
  }
  return end(root);

  function addReview({ ronda, estado, comentarios, fechaCompletada, ...said }: TransferredReview): void {
    const recommended = recommendations[estado];
    const items: Item[] = [
      ...(recommended ? [{ kind: 'recommendation', data: recommended }] : []),
      ...said.formulario.flatMap(({ id, tipo, etiqueta, etiquetaEn, paraAutor }): Item[] => {
        const answer = said.respuestas[id];
        if (!paraAutor || answer === undefined || answer === '') return [];
        const question = (language === 'en' && etiquetaEn) || etiqueta;
        return [
          { kind: kindOfAnswer[tipo], question, data: answerAsData(answer), isNumber: typeof answer === 'number' },
        ];
      }),
      ...(comentarios ? [{ kind: 'comments', data: comentarios }] : []),
      ...said.anotaciones.map(({ exacto, texto }) => ({ kind: 'text', question: exacto, data: texto })),
      // What they have not sent here goes nowhere.
      ...(said.respuesta?.enviada ? said.respuesta.puntos : [])
        .filter(({ respuesta }) => respuesta !== '')
        .map(({ punto, respuesta }) => ({
          kind: 'correspondence',
          question: punto,
          data: respuesta,
          for: 'editor',
        })),
      ...(said.comentarioAutor ? [{ kind: 'correspondence', data: said.comentarioAutor, for: 'editor' }] : []),
    ];
    add(ronda, 'review', fechaCompletada, items);
  }

  function add(ronda: number, type: string, date: string | null, items: readonly Item[]): void {
    const review = root.ele('review', {
      'review-version': String(ronda),
      'review-type': type,
      blinding: blindings[blinding],
      'permission-to-publish': 'no',
    });
    const group = review.ele('review-item-group');
    // A review has an item at least.
    for (const [at, item] of (items.length > 0 ? items : [{ kind: 'comments', data: '' }]).entries()) {
      const said = group.ele('review-item', {
        'sequence-number': String(at + 1),
        'is-confidential': 'no',
        'attended-for': item.for ?? 'authors',
        'review-item-type': item.kind,
      });
      if (item.question) said.ele('review-item-question').ele('text').txt(item.question);
      said
        .ele('review-item-response')
        .ele('review-item-data', { 'review-item-data-type': item.isNumber ? 'integer' : 'text' })
        .txt(item.data);
    }
    const [year, month, day] = date?.slice(0, 10).split('-') ?? [];
    if (!year || !month || !day) return;
    const on = review.ele('date', { 'date-type': 'submitted' });
    on.ele('year').txt(year);
    on.ele('month').txt(month);
    on.ele('day').txt(day);
  }
}

interface Item {
  kind: string;
  question?: string;
  data: string;
  isNumber?: boolean;
  for?: string;
}
const kindOfAnswer = {
  PUNTUACION: 'rating',
  SI_NO: 'single-choice',
  OPCION: 'single-choice',
  TEXTO: 'text',
} as const satisfies Record<Review['formulario'][number]['tipo'], string>;
const answerAsData = (answer: ReviewFormAnswers[string]) =>
  typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : String(answer);

/** A document of the kind, with where its DTD is. */
function begin(kind: 'manifest' | 'transfer' | 'reviews', attributes: object, root: string = kind) {
  return create({ version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' })
    .dtd({ pubID: `-//MECA//DTD ${kind[0]?.toUpperCase()}${kind.slice(1)} v1.0//en`, sysID: addressOfDtd(kind) })
    .ele(root, { xmlns: `https://manuscriptexchange.org/schema/${kind}`, ...attributes });
}
const addressOfDtd = (kind: string) => `https://www.manuscriptexchange.org/schema/${kind}-1.0.dtd`;
const end = (root: ReturnType<typeof begin>) => `${spellEntities(root).end({ prettyPrint: true })}\n`;
