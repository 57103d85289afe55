/** A manuscript that its author brings from another journal, as a package (MECA, NISO RP-30). */
import { v7 as uuid, v5 } from 'uuid';
import type { SentBytes } from '#contract/call.ts';
import { mostAuthors } from '#contract/entities/byline.ts';
import type { PackagePreview } from '#contract/entities/earlier-review.ts';
import { type Publication, publicationChangesSchema } from '#contract/entities/publication.ts';
import { principalJournal } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { type Remark, remark, remarkInWords } from '#contract/remarks.ts';
import { beginningOf, folded } from '#contract/text.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Person } from '#contract/workflow.ts';
import type { NamedPicture } from '#server/documents/metadata/kept-picture.ts';
import { checkedManuscript, checkFormulas } from '#server/documents/model/checked.ts';
import { plainText } from '#server/documents/model/plain-text.ts';
import { record } from '#server/events/events.ts';
import { measured } from '#server/features/files/incoming.ts';
import { keepFile } from '#server/features/files/keep-manuscript.ts';
import {
  accountsAsAuthors,
  type BylineAuthor,
  bylineOf,
  saveByline,
} from '#server/features/publications/byline-queries.ts';
import { chosenPlace } from '#server/features/publications/choose-journal.ts';
import { unreadable } from '#server/features/publications/imports/imported-text.ts';
import { mergeMetadata } from '#server/features/publications/metadata.ts';
import { findWork, insertWork } from '#server/features/publications/queries.ts';
import { readPublication } from '#server/features/publications/read.ts';
import { saveManuscript } from '#server/features/publications/text-queries.ts';
import { replaceTranslatedTexts } from '#server/features/publications/translated-text-queries.ts';
import { picturesOf, placeOfFile } from '#server/platform/files/places.ts';
import { fewAtOnce } from '#server/platform/http/few-at-once.ts';
import { unstorableIn } from '#server/platform/http/storable.ts';
import type { Services } from '#server/platform/services.ts';
import { type AdmittedFile, type HeldPackage, withPackage } from './held-package.ts';
import { deleteEarlierReviewsOfDraft, holdPlace, insertEarlierReviews } from './queries.ts';

/** Of one person: a second click comes through while the first is under way, and gets the same draft. */
const fewOfOne = fewAtOnce(2);
/** Of the names of works that are brought here; any UUID would do, and this one for good. */
const receivedWorks = 'b1f4a2f6-53b8-4d8e-9a40-6f1a2d3c7e58';

/** What a package would become; nothing of it is kept. Throws what `withPackage` does, and `demasiadas_peticiones`. */
export async function previewPackage(
  services: Services,
  viewer: Person,
  body: SentBytes,
  language: Language,
): Promise<PackagePreview> {
  return fewOfOne(viewer.id, () =>
    withPackage(body, '/files/vista-previa', async (held) => {
      const { said, warnings, authors } = await draftOf(services, viewer, held);
      const { documento, referencias } = held.work;
      const count = (kind: 'REVISION' | 'DECISION') => held.reviews.filter(({ clase }) => clase === kind).length;
      return {
        ...{ titulo: said.titulo, resumen: said.resumen, palabrasClave: said.palabrasClave },
        idioma: held.work.idioma,
        traducciones: said.traducciones.map(({ idioma, titulo }) => ({ idioma, titulo })),
        autores: authors.map((author) => bylineOf([author])),
        palabras: plainText(documento).match(/\S+/g)?.length ?? 0,
        referencias: referencias.length,
        archivos: held.files.map(({ nombre, clase, bytes }) => ({ nombre, clase, bytes })),
        ...{ revista: held.journal, plataforma: held.provider },
        ...{ revisiones: count('REVISION'), decisiones: count('DECISION') },
        avisos: warnings.map((each) => remarkInWords(each, language)),
      };
    }),
  );
}

interface Asked {
  /** Whoever asks chose it: the same gives the same draft. */
  intento: string;
  withReviews: boolean;
}

/** A new draft of the viewer's, with what the package holds. Throws as `previewPackage`, and what `chosenPlace` does. */
export async function receivePackage(
  services: Services,
  viewer: Person,
  { intento, withReviews }: Asked,
  body: SentBytes,
): Promise<{ publicacion: Publication; warnings: Remark[] }> {
  const { db } = services;
  const id = v5(`${viewer.id}/${intento}`, receivedWorks);
  const already = async (warnings: Remark[] = []) => {
    // An attempt before may have brought them, without its answer having come through.
    if (!withReviews) await deleteEarlierReviewsOfDraft(db, id, viewer.id);
    return { publicacion: await readPublication(services, viewer, id), warnings };
  };
  if (await findWork(db, id)) return already();
  return fewOfOne(viewer.id, () =>
    withPackage(body, `/files/${id}`, async (held) => {
      const { said, warnings, authors } = await draftOf(services, viewer, held);
      await keepDraft(services, viewer, id, { held, said, authors, withReviews });
      return already(warnings);
    }),
  );
}

type DraftFields = Pick<Publication, 'titulo' | 'resumen' | 'palabrasClave' | 'traducciones'>;

/** What a draft takes of the package, held to what a draft may say, and what there is to remark. Throws UnreadableFile. */
async function draftOf(services: Services, viewer: Person, held: HeldPackage) {
  const { work, reviews } = held;
  const { documento, referencias, textos, titulo, resumen, palabrasClave, traducciones, declaraciones } = work;
  const fault = await unstorableIn({
    documento,
    referencias,
    textos,
    titulo,
    resumen,
    palabrasClave,
    traducciones,
    declaraciones,
    reviews,
  });
  if (fault) throw unreadable(remark('notRepresentable'));
  const warnings = [...held.warnings];
  const { shape } = publicationChangesSchema;
  const fitting = <T>(field: keyof typeof fieldNames, value: T, empty: T): T => {
    if (shape[field].safeParse(value).success || Object.is(value, empty) || isEmpty(value)) return value;
    warnings.push(remark('fieldTooLong', { field: fieldNames[field] }));
    return empty;
  };
  if (titulo.length > longest.title) warnings.push(remark('titleShortened'));
  const said: DraftFields = {
    titulo: beginningOf(titulo, longest.title),
    resumen: fitting('resumen', resumen, ''),
    palabrasClave: fitting('palabrasClave', palabrasClave, []),
    traducciones: fitting('traducciones', traducciones, []),
  };
  return { said, warnings, authors: await bylineFor(services, viewer, work.autores, warnings) };
}
const fieldNames = {
  resumen: { es: 'resumen', en: 'abstract' },
  palabrasClave: { es: 'palabras clave', en: 'keywords' },
  traducciones: { es: 'traducciones', en: 'translations' },
} as const;
const isEmpty = (value: unknown) => (typeof value === 'string' || Array.isArray(value)) && value.length === 0;

/** Names of the package, of whom one is who brings it: by their ORCID iD, or else their name; else they sign before them. */
async function bylineFor(
  { db }: Services,
  viewer: Person,
  named: HeldPackage['work']['autores'],
  warnings: Remark[],
): Promise<BylineAuthor[]> {
  const [account] = await accountsAsAuthors(db, [viewer.id]);
  if (!account) throw new Error('Whoever brings a package must have an account');
  // Nobody's account is taken from a file, nor who answers for the work.
  if (named.length > mostAuthors) warnings.push(remark('authorsTooMany', { count: named.length, most: mostAuthors }));
  const byline = named
    .slice(0, mostAuthors)
    .map((author): BylineAuthor => ({ ...author, id: null, correspondencia: false }));
  const nameOf = (author: BylineAuthor) => folded(bylineOf([author]));
  const own =
    byline.find(({ orcid }) => orcid !== null && orcid === account.orcid) ??
    byline.find((author) => nameOf(author) === nameOf(account));
  if (!own) {
    if (byline.length > 0) warnings.push(remark('youAdded', { names: bylineOf(byline.slice(0, 10)) }));
    return [{ ...account, correspondencia: true }, ...byline.slice(0, mostAuthors - 1)];
  }
  const { afiliaciones, rors = account.rors ?? [], credit } = own;
  const where = afiliaciones.length > 0 && { afiliaciones, rors };
  const mine = { ...account, credit, correspondencia: true, ...where };
  return byline.map((author) => (author === own ? mine : author));
}

interface Kept {
  held: HeldPackage;
  said: DraftFields;
  authors: BylineAuthor[];
  withReviews: boolean;
}

/** Its files first, then all its rows at once; where it is there already, nothing. */
async function keepDraft(services: Services, viewer: Person, id: string, { held, said, authors, withReviews }: Kept) {
  const { db, transact, files, settings } = services;
  const { work } = held;
  const place = placeFor(services);
  for (const { documento } of [work, ...work.textos]) await checkFormulas(documento);
  const documento = checkedManuscript(work.documento);
  const stored: (AdmittedFile & { id: string; sha256: string })[] = [];
  let isNew = false;
  try {
    for (const file of held.files) {
      const own = { ...file, id: uuid() };
      const { content, measure } = measured(
        held.zip.read(file.entry),
        file.bytes,
        () => new Error('longer than it says'),
      );
      stored.push({ ...own, sha256: '' });
      await files.put(placeOfFile(id, own.id), content);
      stored.splice(-1, 1, { ...own, ...measure() });
    }
    // After the files, any of which may turn out to be broken.
    for (const each of held.pictures) await putPicture(each);
    isNew = await transact(async () => {
      await holdPlace(db, id);
      if (await findWork(db, id)) return false;
      await insertWork(db, {
        ...{ ...said, ...place, id, estado: 'BORRADOR', tipo: work.tipo, idioma: work.idioma },
        ...{ licencia: settings.of(place).licencia || null, categoria: null, metadatos: mergeMetadata({}, {}) },
        ...(work.declaraciones && { declaraciones: work.declaraciones }),
        ...{ autorPrincipalId: viewer.id, autor: bylineOf(authors) },
      });
      await saveByline(db, id, authors);
      const { referencias } = work;
      const text = { publicacionId: id, documento, contenido: plainText(documento), referencias };
      await saveManuscript(db, { ...text, guardadoPorId: viewer.id });
      const translated = work.textos.map((each) => ({ ...each, documento: checkedManuscript(each.documento) }));
      await replaceTranslatedTexts(db, id, translated);
      for (const { id: fileId, nombre, descripcion, clase, tipo, bytes, sha256 } of stored)
        await keepFile(db, {
          ...{ id: fileId, publicacionId: id, nombre, clase, tipo, bytes, sha256, subidoPorId: viewer.id },
          descripcion: beginningOf(descripcion, longest.fileDescription),
        });
      if (withReviews && held.reviews.length > 0) {
        const { journal: revista, provider: plataforma, reviews: revisiones } = held;
        await insertEarlierReviews(db, { publicacionId: id, revista, plataforma, revisiones });
      }
      const datos = { titulo: said.titulo };
      await record(db, { type: 'publication.created', userId: viewer.id, publicacionId: id, datos });
      return true;
    });
  } catch (error) {
    // Why it failed matters more than what cannot be taken away now, which cleaning finds.
    await removeUnlessKept().catch(() => undefined);
    throw error;
  }
  // Another attempt at the same may have failed meanwhile, and taken them away.
  if (isNew) await putMissing();
  else {
    await removeFiles();
    await removeUnlessKept();
  }

  function putPicture({ name, bytes }: NamedPicture) {
    return files.put(picturesOf(id) + name, bytes);
  }
  async function putMissing() {
    for (const each of held.pictures) if (!(await files.get(picturesOf(id) + each.name))) await putPicture(each);
  }
  async function removeFiles() {
    for (const file of stored) await files.remove(placeOfFile(id, file.id));
  }
  /** Where the work is there all the same, what its rows do not name is removed by and by (remove-unreferenced.ts). */
  async function removeUnlessKept() {
    if (await findWork(db, id)) return;
    await removeFiles();
    for (const { name } of held.pictures) await files.remove(picturesOf(id) + name);
    // Another attempt's text may have come to name them just now.
    if (await findWork(db, id)) await putMissing();
  }
}

/** The principal journal, or where that takes no works, the first that does. */
function placeFor(services: Services) {
  const open = services.settings.journals().filter(({ publica, fechaCierre }) => publica && !fechaCierre);
  const journal = open.find(({ id }) => id === principalJournal) ?? open[0];
  return chosenPlace(services, journal ? { revistaId: journal.id } : {});
}
