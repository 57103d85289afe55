import { registeredDoi } from '#contract/doi.ts';
import type { TranslatedText } from '#contract/entities/publication.ts';
import type { RelatedWork } from '#contract/entities/relation.ts';
import { canGather } from '#contract/gathered-chapters.ts';
import { workPage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { setReferences } from '#server/documents/citations/set-references.ts';
import { nameOf } from '#server/documents/model/byline.ts';
import type { ExportedRelation, ExportedWork } from '#server/documents/model/exported-work.ts';
import { inLanguage } from '#server/documents/model/in-language.ts';
import { readGathered } from '#server/features/publications/gathered-chapters.ts';
import { presentPublication } from '#server/features/publications/present.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { readableWork } from '#server/features/publications/read.ts';
import { readRelations } from '#server/features/publications/relations.ts';
import { signedOf } from '#server/features/publications/rights/standing.ts';
import { findManuscript, findText, findVersion } from '#server/features/publications/text-queries.ts';
import { findTranslatedTexts } from '#server/features/publications/translated-text-queries.ts';
import { siteOfJournal } from '#server/platform/http/own-sites.ts';
import type { Services } from '#server/platform/services.ts';
import { canReadText, canReadVersion, isPublic, masking, type Viewer } from '#server/policy/index.ts';
import { withConfirmedOrcids } from './confirmed-orcids.ts';
import { picturesOf } from './pictures.ts';

/**
 * The work as it stands, or one of its submitted versions, as the viewer may see it, in its own language or in `idioma`. Throws
 * `no_encontrado` where the viewer may not read the work, that version or its text in that language. `site`: the beginning of this site's addresses for whoever reads the file,
 * '' where it is not known; what is published of a journal with a name of its own stands there. `isAsked`: whether that version may be
 * had was asked elsewhere, as of the accepted one for repositories.
 */
export async function readExportedWork(
  services: Services,
  viewer: Viewer,
  id: string,
  asked: { version?: number | undefined; idioma?: string | undefined; site: string; isAsked?: boolean },
): Promise<ExportedWork> {
  const { version, idioma: language, isAsked = false } = asked;
  const work = await readableWork(services, viewer, id);
  const { nombre, institucion, issn, issnImpreso, logo, color } = services.settings.of(work);
  const journal = services.settings.journals().find((each) => each.id === work.revistaId);
  const nombreAbreviado = journal?.nombreAbreviado;
  // A manuscript's address is the platform's, where its people are signed in.
  const site = siteOfJournal(services, isPublic(work) ? journal?.clave : undefined, asked.site);
  const isPresent = version === undefined || version === work.versionActual;
  const { said, text, numero } =
    version === undefined
      ? await present(services, work)
      : await kept(services, work, version, isAsked || canReadVersion(viewer, work, version));
  const seen = presentPublication(services, said, text, viewer);
  const autoresOcultos = masking(viewer, work).authors;
  // Left out where authors are hidden: nobody has looked for names in them (`presentPublication`).
  const textos = autoresOcultos || !canReadText(viewer, work) ? [] : await translatedTexts(services, work, version);
  const { titulo, resumen, palabrasClave, traducciones, autores, tipo, idioma, categoria, licencia, metadatos } = seen;
  const { declaraciones = {}, ficha = {} } = seen;
  const exported: ExportedWork = {
    id,
    titulo,
    resumen,
    palabrasClave,
    traducciones,
    autores: withConfirmedOrcids(autores, said.authors),
    autoresOcultos,
    tipo,
    idioma,
    categoria,
    doi: registeredDoi(seen) ?? null,
    licencia,
    declaraciones,
    derechos: autoresOcultos ? undefined : await signedOf(services.db, id, numero),
    fechaRecepcion: day(seen.fechaEnvio),
    // Of the version that was accepted, not of those before.
    fechaAceptacion: isPresent ? day(seen.fechaAceptacion) : null,
    fechaPublicacion: isPresent ? day(seen.fechaPublicacion) : null,
    fechaRetractacion: day(seen.fechaRetractacion),
    motivoRetractacion: seen.motivoRetractacion,
    metadatos,
    ficha,
    ...(!canReadText(viewer, work) && seen.embargo && { textoCerrado: seen.embargo.hasta }),
    ...(isPublic(work) && (await relationsOf(services, id, asked.site))),
    ...(seen.apareceEn && { apareceEn: seen.apareceEn }),
    ...(seen.capituloDe && {
      capituloDe: { ...seen.capituloDe, direccion: site && site + workPage(seen.capituloDe.id) },
    }),
    ...(isPublic(work) && canGather(work.tipo) && (await chaptersOf(services, work, site))),
    revista: { nombre, nombreAbreviado, institucion, issn, issnImpreso, logo, color },
    documento: seen.documento,
    referencias: setReferences(seen.documento, seen.referencias, idioma),
    textos,
    traducidaA: undefined,
    estado: seen.estado,
    version: numero,
    isPublished: isPresent && isPublic(work),
    direccion: site && site + (isPublic(work) ? workPage(id) : `/publications/${id}`),
    pictures: picturesOf(services, work),
  };
  return language === undefined || language === idioma ? exported : readIn(exported, language, site);
}

async function translatedTexts({ db }: Services, work: Work, version: number | undefined): Promise<TranslatedText[]> {
  const rows = await findTranslatedTexts(db, work.id, version);
  return rows
    .filter(({ idioma }) => idioma !== work.idioma)
    .map(({ idioma, esOriginal, doi, documento, referencias }) => ({
      idioma,
      esOriginal,
      doi,
      documento,
      referencias,
    }));
}

function readIn(work: ExportedWork, language: string, site: string): ExportedWork {
  const text = work.textos.find(({ idioma }) => idioma === language);
  if (!text) throw refuse('no_encontrado');
  const read = inLanguage(work, text);
  return {
    ...read,
    referencias: setReferences(read.documento, read.referencias, language),
    traducidaA: language,
    doi: work.doi && (text.doi ?? work.doi),
    direccion: site && work.isPublished ? site + workPage(work.id, language) : work.direccion,
  };
}

/** Nothing of a work that stands by itself. */
async function relationsOf(services: Services, id: string, site: string): Promise<Pick<ExportedWork, 'relaciones'>> {
  const { sobre, posteriores } = await readRelations(services, id);
  if (!sobre && posteriores.length === 0) return {};
  const siteOf = (clave: string | undefined) => siteOfJournal(services, clave, site);
  const exported = ({ clase, titulo, fecha, doi, levantada, ...work }: RelatedWork): ExportedRelation => ({
    ...{ clase, titulo, doi, fecha: fecha.slice(0, 10) },
    direccion: siteOf(work.revista) && siteOf(work.revista) + workPage(work.id),
    levantada: day(levantada?.fecha ?? null),
  });
  return { relaciones: { sobre: sobre && exported(sobre), posteriores: posteriores.map(exported) } };
}

async function chaptersOf(services: Services, work: Work, site: string): Promise<Pick<ExportedWork, 'capitulos'>> {
  const { capitulos } = await readGathered(services, work);
  if (capitulos.length === 0) return {};
  const named = capitulos.map(({ id, titulo, idioma, doi }) => ({
    ...{ titulo, idioma, doi },
    direccion: site && site + workPage(id),
  }));
  return { capitulos: named };
}

const day = (instant: string | null) => instant?.slice(0, 10) ?? null;

async function present({ db }: Services, work: Work) {
  const numero = work.estado === 'BORRADOR' ? 0 : work.versionActual;
  return { said: work, text: await findText(db, work), numero };
}

/** A version keeps what was sent and who signed it then; affiliations and where it stands are the work's own of now. */
async function kept({ db }: Services, work: Work, numero: number, isOpen: boolean) {
  const row = isOpen && (await findVersion(db, work.id, numero));
  if (!row) throw refuse('no_encontrado');
  const { titulo, resumen, categoria, palabrasClave, metadatos, ficha, traducciones, declaraciones } = row;
  const { documento, contenido, referencias } = row;
  const authors = row.autor === work.autor ? work.authors : signedThen(row.autor, work.authors);
  // What was submitted before stood in no number.
  const lugar = numero === work.versionActual ? work.lugar : null;
  const facts = { titulo, resumen, categoria, palabrasClave, metadatos, ficha, traducciones, declaraciones };
  const libro = numero === work.versionActual ? work.libro : null;
  const said = { ...work, lugar, libro, ...facts, authors };
  return { said, text: { ...(await findManuscript(db, work.id)), documento, contenido, referencias }, numero };
}

/** The authors of a byline as it stood, 'Ana Ruiz, Luis Cano': of those who no longer sign, only their names. */
function signedThen(byline: string, authors: Work['authors']): Work['authors'] {
  const signed: Work['authors'] = [];
  let rest = byline;
  while (rest !== '') {
    // By whole names first, for one may hold a comma ('Cano, hijo'); nobody twice, for two may have one name.
    const known = authors.find(
      (author) => !signed.includes(author) && (rest === nameOf(author) || rest.startsWith(`${nameOf(author)}, `)),
    );
    const [first = ''] = rest.split(', ');
    const unknown = {
      id: null,
      pedidaAId: null,
      nombres: first,
      apellidos: '',
      orcid: null,
      email: null,
      orcidConfirmado: false,
    };
    signed.push(known ?? { ...unknown, afiliaciones: [], correspondencia: false, credit: [] });
    rest = rest.slice((known ? nameOf(known) : first).length + ', '.length);
  }
  return signed;
}
