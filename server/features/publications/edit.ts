import { type DeclarationChanges, type Declarations, declarationsSchema } from '#contract/entities/declaration.ts';
import type { Publication, PublicationChanges } from '#contract/entities/publication.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import { canBeEmbargoed } from '#contract/particulars.ts';
import { refuse } from '#contract/refuse.ts';
import type { Tipo } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import { record } from '#server/events/events.ts';
import type { Services } from '#server/platform/services.ts';
import { canChooseAuthors } from '#server/policy/index.ts';
import { askAuthors } from './byline/ask.ts';
import { accountsAsAuthors, askedAuthor, type BylineAuthor, findByline, saveByline } from './byline-queries.ts';
import { isInBook } from './chapter-queries.ts';
import { checkAction } from './check-action.ts';
import { chosenPlace } from './choose-journal.ts';
import { wrongCoauthor } from './create.ts';
import { freeDoi } from './dois.ts';
import { embargoOf } from './embargo.ts';
import { mergeParticulars } from './merge-particulars.ts';
import { mergeMetadata } from './metadata.ts';
import { updateWork, type Work } from './queries.ts';
import { lockReadableWork, readPublication } from './read.ts';
import { endWithoutAuthor } from './succession/answer.ts';

/**
 * The viewer's draft, locked. Throws `no_encontrado`, `sin_permiso` or `solo_borradores`; `sin_permiso` also where `may` says
 * that what is wanted of it is for others of its authors.
 */
export async function lockDraft(
  services: Services,
  viewer: Person,
  id: string,
  may: (viewer: Person, work: Work) => boolean = () => true,
): Promise<Work> {
  const work = await lockReadableWork(services, viewer, id);
  if (!may(viewer, work)) throw refuse('sin_permiso');
  checkAction(services, viewer, work, 'EDITAR', 'solo_borradores');
  return work;
}

/** The same for who changes the byline: also of a work that was sent, while an editor has opened it for correction. */
export async function lockByline(services: Services, viewer: Person, id: string): Promise<Work> {
  const work = await lockReadableWork(services, viewer, id);
  if (!canChooseAuthors(viewer, work)) throw refuse('sin_permiso');
  if (work.estado === 'BORRADOR' || !work.isBylineOpen)
    checkAction(services, viewer, work, 'EDITAR', 'solo_borradores');
  else checkAction(services, viewer, work, 'CORREGIR_FIRMA', 'solo_borradores');
  return work;
}

/** What a form says of a work's DOI: a registered one stays, and a form that does not touch it sends it back. */
async function otherDoi(services: Services, work: Work, doi: string): Promise<Partial<Work>> {
  if (work.doi?.toLowerCase() === doi.toLowerCase()) return {};
  if (work.estadoDoi === 'REGISTRADO')
    throw refuse('doi_registrado', { errors: [{ field: 'metadatos.doi', code: 'doi_registrado' }] });
  return { doi: await freeDoi(services, work, doi), estadoDoi: 'PROVISIONAL' };
}

/** A book with chapters stays one, and no chapter becomes a book. Throws `tipo_con_capitulos`. */
async function checkType({ db }: Services, work: Work, tipo = work.tipo): Promise<void> {
  if (canGather(tipo) !== canGather(work.tipo) && (await isInBook(db, work.id)))
    throw refuse('tipo_con_capitulos', { errors: [{ field: 'tipo', code: 'tipo_con_capitulos' }] });
}

/** As it is sent; what is a thesis no more has none. */
function embargoEdited(tipo: Tipo, embargo: PublicationChanges['embargo']) {
  if (embargo !== undefined) return embargoOf(tipo, embargo);
  return canBeEmbargoed(tipo) ? {} : embargoOf(tipo, null);
}

/** Declaration by declaration what is sent over what is there, null taking one away. */
const mergeDeclarations = (stored: Declarations, sent: DeclarationChanges): Declarations =>
  declarationsSchema.parse(
    Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null)),
  );

/** Changes what is sent of a draft and leaves the rest. `metadatos` and `declaraciones` are merged key by key. */
export async function editPublication(
  services: Services,
  viewer: Person,
  id: string,
  {
    coautoresIds,
    revistaId,
    seccionId,
    metadatos: { doi, categoria: ofMetadata, ...metadatos } = {},
    declaraciones,
    ficha,
    embargo,
    ...changes
  }: PublicationChanges,
): Promise<Publication> {
  const { db, transact } = services;
  const categoria = changes.categoria ?? ofMetadata;
  await transact(async () => {
    const work = await lockDraft(services, viewer, id);
    await checkType(services, work, changes.tipo);
    await updateWork(db, id, {
      ...changes,
      ...chosenPlace(services, { revistaId, seccionId }, work),
      ...(categoria !== undefined && { categoria: categoria || null }),
      metadatos: mergeMetadata(work.metadatos, metadatos),
      ...(ficha && { ficha: mergeParticulars(changes.tipo ?? work.tipo, work.ficha, ficha) }),
      ...embargoEdited(changes.tipo ?? work.tipo, embargo),
      ...(declaraciones && { declaraciones: mergeDeclarations(work.declaraciones, declaraciones) }),
      ...(doi && (await otherDoi(services, work, doi))),
    });
    if (coautoresIds) await changeCoauthors(services, viewer, work, coautoresIds);
    await record(db, {
      type: 'publication.edited',
      userId: viewer.id,
      publicacionId: id,
      datos: { titulo: changes.titulo ?? work.titulo },
    });
  });
  return readPublication(services, viewer, id);
}

/**
 * Puts other accounts beside the main author; new ones are asked. Who stays keeps what the byline says of them. Authors
 * without an account, whom such a list cannot name, keep their places. The list as it stands changes nothing.
 */
async function changeCoauthors(services: Services, viewer: Person, work: Work, coautoresIds: readonly string[]) {
  const present = work.authors.flatMap((author) => (isCoauthor(author, work) ? (accountOf(author) ?? []) : []));
  if (coautoresIds.join() === present.join() || !work.autorPrincipalId) return;
  if (!canChooseAuthors(viewer, work))
    throw refuse('sin_permiso', {
      errors: [{ field: 'coautoresIds', code: 'firma_ajena' }],
    });
  const { db } = services;
  const added = coautoresIds.filter((id) => !present.includes(id));
  const byline = await findByline(db, work.id);
  const asked = (await accountsAsAuthors(db, added)).map((author) => askedAuthor(author));
  const known = new Map([...byline, ...asked].map((author) => [accountOf(author), author]));
  const chosen = coautoresIds.flatMap((id) => (id === work.autorPrincipalId ? [] : (known.get(id) ?? [])));
  if (chosen.length !== coautoresIds.length || new Set(coautoresIds).size !== chosen.length) throw wrongCoauthor();
  const places = byline.flatMap((author) => (isCoauthor(author, work) ? chosen.splice(0, 1) : [author]));
  await saveByline(db, work.id, [...places, ...chosen]);
  await endWithoutAuthor(services, work, viewer);
  await askAuthors(services, viewer, work, added);
}

/** The account that signs at a place of the byline, or was asked to. */
const accountOf = ({ id, pedidaAId }: Pick<BylineAuthor, 'id' | 'pedidaAId'>) => id ?? pedidaAId ?? null;
const isCoauthor = (author: Pick<BylineAuthor, 'id' | 'pedidaAId'>, { autorPrincipalId }: Work) =>
  accountOf(author) !== null && accountOf(author) !== autorPrincipalId;
