/** What a reviewer is asked for unasked: the works in review that look for reviewers, each with what they said of it. */
import type { CallData } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { BiddableWork } from '#contract/entities/bid.ts';
import type { FoundConflict } from '#contract/entities/candidate.ts';
import { refuse } from '#contract/refuse.ts';
import { runsWorks } from '#contract/roles.ts';
import { folded } from '#contract/text.ts';
import { journalsOf, type Person, reviewsNeeded } from '#contract/workflow.ts';
import { presentByline } from '#server/features/publications/present.ts';
import { findWorksById, findWorksInOrder, type Work } from '#server/features/publications/queries.ts';
import { closenessOfPerson } from '#server/features/reviewing/candidates/many-works.ts';
import { conflictsWith } from '#server/features/reviewing/conflicts/check.ts';
import { byOwnByline, findConflicts } from '#server/features/reviewing/conflicts/find.ts';
import { byJournal } from '#server/platform/database/by-journal.ts';
import type { Services } from '#server/platform/services.ts';
import { canBid, hidesAuthors, masking, standsInRound } from '#server/policy/index.ts';
import { asksForBids } from './asks-for-bids.ts';
import { type BidRow, findBiddable, findBylines, findLastRequest } from './queries.ts';

type Query = CallData<Calls['listBids']>['query'];

/** Throws `sin_preferencias` where no journal asks for them. */
export function checkAsksForBids({ settings }: Pick<Services, 'settings'>): void {
  if (!asksForBids(settings)) throw refuse('sin_preferencias');
}

type Found = Awaited<ReturnType<typeof findBiddable>>[number];

interface OpenWork {
  work: Found['work'];
  bid: BidRow | undefined;
}

/** A page of them. Throws `sin_preferencias`. */
export async function listBids(services: Services, viewer: Person, query: Query) {
  checkAsksForBids(services);
  const open = await openTo(services, viewer);
  const shown = await inOrder(services, viewer, query.orden, open.filter(meeting(query)));
  const { page, limit } = query;
  return {
    obras: await presentAll(services, viewer, shown.slice((page - 1) * limit, page * limit)),
    sinResponder: open.filter(({ bid }) => !bid).length,
    categorias: distinct(open.flatMap(({ work }) => work.categoria || [])),
    idiomas: distinct(open.map(({ work }) => work.idioma)),
    hasta: await wantedBy(services),
    total: shown.length,
    page,
    totalPages: Math.ceil(shown.length / limit),
  };
}

/**
 * Works that lack reviewers, and of the others those that they answered before. Where they may know who wrote one, none with whose
 * authors they have a conflict of interest.
 */
async function openTo(services: Services, viewer: Person): Promise<OpenWork[]> {
  const { db, settings } = services;
  const lacking = await findBiddable(db, viewer.id, journalsOf(viewer, 'REVISOR'), byJournal(settings, reviewsNeeded));
  const found = lacking.filter(({ work }) => settings.of(work).preferenciasDeRevision);
  const kept = await keptFrom(services, viewer, found);
  return found.flatMap(({ work, bid }) =>
    kept.has(work.id) ? [] : [{ work, bid: bid && standsInRound(bid, work) ? bid : undefined }],
  );
}

/**
 * Those of which they may say nothing for what they know of their authors. Who signs a work is read where its mode shows it; whole
 * works, of which the policy is asked, only where its mode hides it and they may know it all the same.
 */
async function keptFrom(services: Services, viewer: Person, found: readonly Found[]): Promise<Set<string>> {
  const { db } = services;
  const shown = found.filter(({ work }) => !hidesAuthors(work)).map(({ work }) => work.id);
  const doubtful = found.filter(
    ({ work, mayKnowAuthors }) => hidesAuthors(work) && (mayKnowAuthors || runsWorks(viewer)),
  );
  const works = await findWorksById(
    db,
    doubtful.map(({ work }) => work.id),
  );
  const closed = works.filter((work) => !canBid(viewer, work));
  const named = [
    ...(await findBylines(db, shown)),
    ...works.filter((work) => !masking(viewer, work).authors).map(byOwnByline),
  ];
  const conflicts = await findConflicts(services, named, [viewer.id]);
  const conflicted = named.filter(({ id }) => keepsFromBidding(conflicts.get(id)?.get(viewer.id) ?? []));
  return new Set([...closed, ...conflicted].map(({ id }) => id));
}

/** What they said of a work themselves is theirs to change. */
const keepsFromBidding = (conflicts: readonly FoundConflict[]) => conflicts.some(({ tipo }) => tipo !== 'CON_LA_OBRA');

/**
 * Whether a conflict of interest keeps somebody from saying what they would of a work. Where its authors are hidden from them none
 * does: they can declare one with anybody, and would find out by it who wrote what. Whoever assigns reviewers is told of it.
 */
export async function isKeptFromBidding(services: Services, viewer: Person, work: Work): Promise<boolean> {
  return (
    !masking(viewer, work).authors && keepsFromBidding(await conflictsWith(services, byOwnByline(work), viewer.id))
  );
}

function meeting({ search = '', tipo, categoria, idioma, respuesta }: Query): (each: OpenWork) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  const field = categoria && folded(categoria);
  return ({ work, bid }) => {
    if ((tipo && work.tipo !== tipo) || (idioma && work.idioma !== idioma)) return false;
    if (field && folded(work.categoria ?? '') !== field) return false;
    if (respuesta && (bid?.respuesta ?? 'sin') !== respuesta) return false;
    if (words.length === 0) return true;
    const text = folded([work.titulo, work.resumen, ...work.palabrasClave].join(' '));
    return words.every((word) => text.includes(word));
  };
}

/** No answer moves a work: the list stands still while one goes through it. They come as who waits longest has them. */
async function inOrder(services: Services, viewer: Person, order: Query['orden'], open: OpenWork[]) {
  if (order === 'espera') return open;
  if (order === 'recientes') return open.toReversed();
  if (order === 'titulo') return open.toSorted((one, other) => byTitle.compare(one.work.titulo, other.work.titulo));
  const ids = open.map(({ work }) => work.id);
  const close = await closenessOfPerson(services, ids, viewer.id);
  const closeness = ({ work }: OpenWork) => close.get(work.id) ?? 0;
  return open.toSorted((one, other) => closeness(other) - closeness(one));
}

const byTitle = new Intl.Collator('es');
/** In their order; of those that differ by accents and capitals alone one. */
const distinct = (words: readonly string[]) =>
  [...new Map(words.map((word) => [folded(word), word])).values()].sort(byTitle.compare);

/** The last day that the editors named, while it is to come. */
async function wantedBy({ db }: Services): Promise<string | null> {
  const { hasta } = (await findLastRequest(db)) ?? {};
  return hasta && hasta > new Date() ? hasta.toISOString() : null;
}

/** Without those that closed meanwhile. */
async function presentAll({ db }: Services, viewer: Person, open: readonly OpenWork[]): Promise<BiddableWork[]> {
  const bids = new Map(open.map(({ work, bid }) => [work.id, bid]));
  const works = await findWorksInOrder(db, [...bids.keys()]);
  return works.flatMap((work) => (canBid(viewer, work) ? present(viewer, work, bids.get(work.id)) : []));
}

/** The only door through which works leave for it: nothing that tells who wrote one, where its mode hides that from its reviewers. */
function present(viewer: Person, work: Work, bid: BidRow | undefined): BiddableWork {
  const { hidden, autor } = presentByline(work, viewer);
  const { id, titulo, resumen, tipo, revistaId, seccionId, categoria, idioma, palabrasClave } = work;
  return {
    ...{ id, titulo, resumen, tipo, revistaId, seccionId, categoria, idioma, palabrasClave },
    autor: hidden ? null : autor,
    respuesta: bid?.respuesta ?? null,
    motivo: bid?.motivo ?? '',
  };
}
