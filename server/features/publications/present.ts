/** A work as one person may see it: the only door through which works leave. */
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { declarationKinds } from '#contract/declarations.ts';
import { registeredDoi } from '#contract/doi.ts';
import type { Declarations } from '#contract/entities/declaration.ts';
import type { Author, Publication, PublicationSummary, TextLanguage } from '#contract/entities/publication.ts';
import type { PlatformSettings } from '#contract/entities/system.ts';
import { isUnderWay } from '#contract/gathered-chapters.ts';
import { particularsOf } from '#contract/particulars.ts';
import { hiddenAuthor } from '#contract/words.ts';
import { allowedActions, type Person } from '#contract/workflow.ts';
import { type IssuePlace, placedIn } from '#server/documents/citations/appeared-in.ts';
import { inLanguage } from '#server/documents/model/in-language.ts';
import type { Services } from '#server/platform/services.ts';
import { ownHouse } from '#server/platform/shown-journals.ts';
import {
  canBeSigned,
  canReadAddress,
  canReadAsked,
  canReadProduction,
  canReadProvisionalDoi,
  canReadReview,
  canReadText,
  isCompleted,
  isTheirWork,
  isToldDemands,
  masking,
  tellsOfPublication,
  type Viewer,
} from '#server/policy/index.ts';
import { presentMove } from './moves.ts';
import { pictureKey } from './picture-key.ts';
import type { BookPlace, Work } from './queries.ts';
import type { ManuscriptRow, VersionRow } from './text-queries.ts';
import type { TranslatedTextRow } from './translated-text-queries.ts';

/** The byline that the viewer may read. */
export function presentByline(work: Work, viewer: Viewer) {
  const hidden = masking(viewer, work).authors;
  return { hidden, autor: hidden ? hiddenAuthor : work.autor };
}

/** A work without its text. */
export function presentSummary(work: Work, viewer: Viewer, settings: PlatformSettings): PublicationSummary {
  const { hidden, autor } = presentByline(work, viewer);
  const authors = hidden ? [] : work.authors;
  const known = work.reviewFacts.filter(
    (review) => review.ronda === work.ronda && !review.declined && canReadReview(viewer, work, review),
  );
  const people = authors.map((author) => presentPerson(author, canReadAddress(viewer, work, author.id)));
  // The main author need not come first in the byline.
  const main = people.find(({ id }) => id !== null && id === work.autorPrincipalId) ?? people[0];
  const others = people.filter((person) => person !== main);
  const asked = (id: string | null) => (id && canReadAsked(viewer, work) ? id : []);
  return {
    id: work.id,
    revistaId: work.revistaId,
    seccionId: work.seccionId,
    titulo: work.titulo,
    resumen: work.resumen,
    tipo: work.tipo,
    ...(work.aviso && { aviso: work.aviso }),
    estado: work.estado,
    prioridad: work.prioridad,
    idioma: work.idioma,
    categoria: work.categoria,
    palabrasClave: work.palabrasClave,
    metadatos: presentMetadata(work, viewer, hidden),
    ...(!hidden && presentParticulars(work)),
    ...presentEmbargo(work),
    ...(work.lugar && !hidden && { apareceEn: presentAppeared(work.lugar) }),
    ...(work.libro && !hidden && { capituloDe: presentBook(work.libro) }),
    estadoDoi: showsDoi(work, viewer, hidden) ? work.estadoDoi : null,
    autorPrincipalId: hidden ? null : work.autorPrincipalId,
    autorPrincipal: main ?? { id: null, nombres: autor, apellidos: '', email: null },
    autor,
    autores: authors.map(({ email: _, pedidaAId: __, orcidConfirmado: ___, ...author }) => author),
    // As they were sent: who was asked and has not answered is among them.
    coautoresIds: authors.flatMap(({ id, pedidaAId }) => (id === main?.id && id ? [] : (id ?? asked(pedidaAId)))),
    coautores: others,
    versionActual: work.versionActual,
    ronda: work.ronda,
    identidadRevision: work.identidadRevision,
    totalRevisiones: known.length,
    revisionesCompletadas: known.filter(isCompleted).length,
    vistas: work.vistas,
    fechaCreacion: work.fechaCreacion.toISOString(),
    fechaActualizacion: work.fechaActualizacion.toISOString(),
    fechaEnvio: work.fechaEnvio?.toISOString() ?? null,
    fechaAceptacion: work.fechaAceptacion?.toISOString() ?? null,
    fechaPublicacion: work.fechaPublicacion?.toISOString() ?? null,
    fechaRetractacion: work.fechaRetractacion?.toISOString() ?? null,
    motivoRetractacion: work.motivoRetractacion,
    publicadaPorAutor: work.publicadaPorAutor && !hidden,
    ...(tellsOfPublication(work, settings) && { revisionPublica: true as const }),
    fechaEliminacion: work.fechaEliminacion?.toISOString() ?? null,
    ...(work.fechaDevolucion && { devuelta: true as const }),
    ...(work.etapaProduccion && canReadProduction(viewer, work) && { etapaProduccion: work.etapaProduccion }),
    acciones: viewer ? allowedActions(work, viewer, settings) : [],
  };
}

/** A work as it is found by a few letters, without a word of who wrote it. */
export function presentFound(work: Work, viewer: Person, settings: PlatformSettings) {
  const { id, titulo, tipo, estado, idioma } = work;
  const fechaCreacion = work.fechaCreacion.toISOString();
  const acciones = allowedActions(work, viewer, settings);
  return { id, titulo, tipo, estado, idioma, fechaCreacion, acciones, propia: isTheirWork(viewer, work) };
}

/** A whole work. */
export function presentPublication(
  { settings, linkSecret }: Pick<Services, 'settings' | 'linkSecret'>,
  work: Work,
  { contenido, documento, referencias, revision, figura }: ManuscriptRow,
  viewer: Viewer,
  languages: readonly TextLanguage[] = [],
): Publication {
  const { hidden } = presentByline(work, viewer);
  const isClosed = !canReadText(viewer, work);
  const others = hidden || isClosed ? [] : languages.filter(({ idioma }) => idioma !== work.idioma);
  return {
    ...presentSummary(work, viewer, settings.of(work)),
    ...presentPlace(settings, work),
    ...presentMove({ settings }, work, viewer),
    ...presentWaitingBook(work, viewer),
    ...(isClosed ? noText : { contenido, documento, referencias }),
    revision,
    // Words in which nobody has looked for a name: a blind reader gets the work in its own language alone.
    traducciones: hidden ? [] : work.traducciones,
    idiomasDelTexto: [{ idioma: work.idioma, esOriginal: others.every(({ esOriginal }) => !esOriginal) }, ...others],
    licencia: hidden ? null : work.licencia,
    ...presentDeclarations(work.declaraciones, hidden),
    ...(isToldDemands(viewer, work) && presentDemands(settings.of(work), work)),
    ...(figura && !isClosed && work.estado === 'PUBLICADO' && { portada: presentFigure(figura) }),
    llaveDeImagenes: isClosed ? null : pictureKey(linkSecret, work),
  };
}

/** Its authors are told when it becomes a chapter, and of which book. */
function presentWaitingBook(work: Work, viewer: Viewer): Pick<Publication, 'libroEnviado'> {
  const { libroAbierto: book } = work;
  const isAwaited = book !== null && isUnderWay(book) && work.estado === 'BORRADOR' && isTheirWork(viewer, work);
  return isAwaited ? { libroEnviado: { titulo: book.titulo } } : {};
}

/** The journal that a work is of, where it is not the principal one, and its section. */
function presentPlace(settings: Services['settings'], work: Work): Pick<Publication, 'revista' | 'seccion'> {
  const journal = settings.journals().find(({ id }) => id === work.revistaId);
  const section = journal?.secciones.find(({ id }) => id === work.seccionId);
  const revista = journal && ownHouse(settings, work);
  return {
    ...(revista && { revista }),
    ...(section && { seccion: section.nombre }),
  };
}

/** The figure that a cover is made from. */
export const presentFigure = ({ alt, width, height }: NonNullable<ManuscriptRow['figura']>) => ({
  alt,
  ...(width && height && { ancho: width, alto: height }),
});

/** A work as it was presented, read in another of its languages. */
export function presentIn(seen: Publication, text: TranslatedTextRow): Publication {
  const { metadatos } = seen;
  return {
    ...inLanguage(seen, text),
    contenido: text.contenido,
    // Where the work's DOI is registered, a text with one of its own is cited by that.
    metadatos: registeredDoi(seen) && text.doi ? { ...metadatos, doi: text.doi } : metadatos,
  };
}

/** A submitted version of a work, whole. */
export function presentVersion(
  { linkSecret }: Pick<Services, 'linkSecret'>,
  work: Work,
  version: VersionRow,
  viewer: Viewer,
): CallAnswer<Calls['getVersion']> {
  const { publicacionId: _, metadatos: __, derechos: ___, ficha, declaraciones, fecha, autor, ...said } = version;
  const { hidden } = presentByline(work, viewer);
  return {
    ...said,
    traducciones: hidden ? [] : said.traducciones,
    fecha: fecha.toISOString(),
    autor: hidden ? hiddenAuthor : autor,
    ...(!hidden && presentParticulars({ tipo: work.tipo, ficha })),
    ...presentDeclarations(declaraciones, hidden),
    llaveDeImagenes: pictureKey(linkSecret, work),
  };
}

function presentPerson({ id, nombres, apellidos, email }: Author & { email: string | null }, showEmail: boolean) {
  return { id, nombres, apellidos, email: showEmail ? email : null };
}

/** What is read of the text of a work under embargo. */
const noText = { contenido: '', documento: { type: 'doc' as const, content: [] }, referencias: [] };

/** Until when the text is not read, where it is embargoed. */
export function presentEmbargo({
  embargoDia,
  embargoZona,
}: Pick<Work, 'embargoDia' | 'embargoZona'>): Pick<Publication, 'embargo'> {
  return embargoDia && embargoZona ? { embargo: { hasta: embargoDia, zona: embargoZona } } : {};
}

/** What a book, a thesis or a report says of itself: directors and institutions tell who wrote it, so a blind reader gets nothing of it. */
function presentParticulars(work: Pick<Work, 'tipo' | 'ficha'>): Pick<Publication, 'ficha'> {
  const ficha = particularsOf(work);
  return Object.keys(ficha).length > 0 ? { ficha } : {};
}

/** The book that a work is a chapter of. */
const presentBook = ({ id, titulo, idioma, doi, retractada, paginaInicial, paginaFinal, ...ficha }: BookPlace) => {
  const { depositoLegal: _, ...said } = particularsOf({ tipo: 'LIBRO', ficha });
  return { ...said, id, titulo, idioma, doi, retractada, paginaInicial, paginaFinal };
};

/** The number that a work appeared in. */
const presentAppeared = ({ id, volumen, numero, anio, titulo }: IssuePlace) => ({ id, volumen, numero, anio, titulo });

const showsDoi = (work: Work, viewer: Viewer, hidden: boolean) =>
  !hidden && (work.estadoDoi !== 'PROVISIONAL' || canReadProvisionalDoi(viewer, work));

/** Free keys, and the words of a DOI, may name people or their institutions: a blind reader gets none of them. */
function presentMetadata(work: Work, viewer: Viewer, hidden: boolean): Work['metadatos'] {
  const { metadatos, doi, categoria } = work;
  const { pages } = metadatos;
  return {
    ...(hidden ? { ...(pages !== undefined && { pages }) } : placedIn(metadatos, work.lugar, work.libro)),
    ...(doi && showsDoi(work, viewer, hidden) && { doi }),
    ...(categoria && { categoria }),
  };
}

/** Interests, funders and committees tell who the authors are: a blind reader learns what was declared, and no word of it. */
function presentDeclarations(said: Declarations, hidden: boolean): Pick<Publication, 'declaraciones' | 'declaradas'> {
  const declaradas = declarationKinds.filter((kind) => said[kind]);
  if (declaradas.length === 0) return {};
  return hidden ? { declaradas } : { declaraciones: said };
}

/** What has to be declared, and what is asked for; nothing where nothing is. */
function presentDemands(
  { declaraciones, derechos: { demanda } }: PlatformSettings,
  work: Work,
): Pick<Publication, 'declaracionesPedidas' | 'derechosPedidos'> {
  const asked: NonNullable<Publication['declaracionesPedidas']> = {};
  for (const kind of declarationKinds) {
    const demand = declaraciones[kind];
    if (demand !== 'NO_SE_PIDE') asked[kind] = demand;
  }
  return {
    ...(Object.keys(asked).length > 0 && { declaracionesPedidas: asked }),
    ...(demanda !== 'NO_SE_PIDE' && canBeSigned(work) && { derechosPedidos: demanda }),
  };
}
