import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { IdentityLeak } from '#contract/entities/anonymise.ts';
import type { Reference } from '#contract/entities/manuscript.ts';
import { preprintOf } from '#contract/preprint.ts';
import { refuse } from '#contract/refuse.ts';
import { foldedInPlace } from '#contract/text.ts';
import type { Person } from '#contract/workflow.ts';
import { takeTurns } from '#server/documents/turns.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { findManuscript } from '#server/features/publications/text-queries.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadIdentityLeaks, hidesAuthors, identityWhenSent } from '#server/policy/index.ts';
import { findAffiliations, findPublishedDois } from './author-queries.ts';
import { identityLeakFinder, type Known } from './identity-leaks.ts';
import { type Passage, passage, passagesOf } from './passages.ts';
import { passagesOfFiles } from './passages-of-files.ts';

/** More are not read. */
const mostLeaks = 200;
/** Characters that are looked through before others have their turn: some milliseconds. */
const oneTurn = 20_000;
/** What is looked for in files: names and where they work. Codes and addresses among data are most often others'. */
const ofWhoTheyAre: readonly IdentityLeak['tipo'][] = ['NOMBRE', 'AFILIACION', 'ORCID'];
/** Characters of the words around a phrase. */
const around = 60;

/**
 * The phrases of a work as it stands, its files of plain text among it, that may tell who wrote it. Throws `no_encontrado`, and `sin_permiso` unless the
 * reader wrote the work or runs it.
 */
export async function findIdentityLeaks(
  services: Services,
  viewer: Person,
  id: string,
): Promise<CallAnswer<Calls['findIdentityLeaks']>> {
  const { db, settings } = services;
  const work = await readableWork(services, viewer, id);
  if (!canReadIdentityLeaks(viewer, work)) throw refuse('sin_permiso');
  const known = await knownOf(services, work);
  const find = identityLeakFinder(known);
  const { documento, referencias } = await findManuscript(db, id);
  const passages = [
    passage('TITULO', work.titulo),
    passage('RESUMEN', work.resumen),
    passage('PALABRAS', work.palabrasClave.join(', ')),
    ...passagesOf(documento),
  ];
  const avisos: IdentityLeak[] = [];
  const turn = takeTurns(oneTurn);
  for (const each of passages) {
    await turn(each.texto.length);
    avisos.push(...identityLeaksOf(each, find));
    if (avisos.length > mostLeaks) break;
  }
  const inFiles = await passagesOfFiles(services, work);
  for (const each of inFiles.passages) {
    await turn(each.texto.length);
    avisos.push(...identityLeaksOf(each, find).filter(({ tipo }) => ofWhoTheyAre.includes(tipo)));
    if (avisos.length > mostLeaks) break;
  }
  avisos.push(...referencias.flatMap((reference, bloque) => ofReference(reference, bloque, known)));
  // Of a draft, in the round that it is to be sent to.
  const identidadRevision =
    work.estado === 'BORRADOR' ? identityWhenSent(work, settings.of(work).identidadRevision) : work.identidadRevision;
  const oculta = hidesAuthors({ identidadRevision, libroAbierto: work.libroAbierto });
  return { oculta, avisos: avisos.slice(0, mostLeaks), completo: avisos.length <= mostLeaks && !inFiles.cut };
}

async function knownOf({ db }: Services, work: Work): Promise<Known> {
  const affiliations = await findAffiliations(db, work.authorIds);
  const authors = work.authors.map(({ id, nombres, apellidos, email, orcid, afiliaciones }) => {
    const own = id === null ? undefined : affiliations.get(id);
    return { nombres, apellidos, email, orcid, afiliaciones: own ? [...afiliaciones, own] : afiliaciones };
  });
  const preprint = preprintOf(work.declaraciones);
  const own = [work.doi, preprint?.doi ?? preprint?.direccion.replace(/^https?:\/\/(?:www\.)?|\/+$/gi, '')].filter(
    (each) => typeof each === 'string',
  );
  return { authors, dois: [...own, ...(await findPublishedDois(db, work.authorIds, work.id))] };
}

function identityLeaksOf(at: Passage, find: ReturnType<typeof identityLeakFinder>): IdentityLeak[] {
  const found = find(at.texto);
  const links = at.enlaces
    .filter((link) => !found.some(({ desde, hasta }) => desde < link.hasta && link.desde < hasta))
    .map((link) => ({ ...link, tipo: 'REPOSITORIO' as const }));
  return [...found, ...links].map((each) => shown(at, each));
}

const shown = (
  { lugar, bloque, archivo, texto }: Passage,
  { tipo, desde, hasta }: Pick<IdentityLeak, 'tipo' | 'desde' | 'hasta'>,
): IdentityLeak => ({
  tipo,
  lugar,
  bloque,
  ...(archivo !== undefined && { archivo }),
  desde,
  hasta,
  frase: texto.slice(desde, hasta),
  antes: texto.slice(Math.max(0, desde - around), desde),
  despues: texto.slice(hasta, hasta + around),
});

const unpublished =
  /\b(en prensa|inedit[oa]|en revision|enviado|en preparacion|in press|unpublished|submitted|forthcoming|in preparation)\b/;

/** That authors cite their own published works in the third person is good practice; nobody else cites what is not out yet. */
function ofReference({ texto }: Reference, bloque: number, { authors }: Known): IdentityLeak[] {
  const plain = foldedInPlace(texto.normalize('NFC'));
  const said = unpublished.exec(plain);
  const isOwn = authors.some(({ apellidos }) => {
    const [surname = ''] = foldedInPlace(apellidos).split(/\s+/);
    return surname.length > 1 && new RegExp(`(?<![a-z])${surname.replace(/[^a-zñ]/g, '.')}(?![a-z])`).test(plain);
  });
  if (!said || !isOwn) return [];
  const at = passage('REFERENCIA', texto, bloque);
  return [shown(at, { tipo: 'OBRA_PROPIA', desde: said.index, hasta: said.index + said[0].length })];
}
