/** JATS XML (in the forms of the SciELO Publishing Schema) read into works of our own. */
import { day } from '#contract/entities/common.ts';
import { type ImportedWork, importedWorkSchema } from '#contract/entities/imported-work.ts';
import { type TranslatedText, type Translation, translationSchema } from '#contract/entities/publication.ts';
import { type Remark, remark } from '#contract/remarks.ts';
import { beginningOf } from '#contract/text.ts';
import type { NamedPicture } from '#server/documents/metadata/kept-picture.ts';
import { at, readXml, type XmlElement, XmlError } from '#server/documents/xml/xml.ts';
import { isKindOfArticle } from './article-kinds.ts';
import { findVersions } from './choose-text.ts';
import { readDates } from './dates.ts';
import { JatsError } from './jats-error.ts';
import { nameLeftOut } from './left-out.ts';
import { type Beside, Pictures } from './pictures.ts';
import { readAuthors } from './read-authors.ts';
import { readFunding } from './read-funding.ts';
import { readLicence } from './read-licence.ts';
import { readMetadata, subjectOf } from './read-metadata.ts';
import { metaOf, readSummaries, type Summary } from './read-summaries.ts';
import { readTexts } from './read-texts.ts';
import { withoutEnd } from './text.ts';
import { Warnings } from './warnings.ts';

const longestTitle = 1000;

export interface ReadArticle {
  work: ImportedWork;
  /** Files that the text shows. */
  pictures: NamedPicture[];
  /** The files beside it of which they were made. */
  pictureFiles: string[];
  /** What could not be carried over. */
  warnings: Remark[];
}

/**
 * The article of a JATS file as a work, in Spanish where the file has a full text in Spanish, with the pictures that lie
 * beside the file; `folder` is where the work's files are served, `/files/{id}`. Throws JatsError where the file is no JATS article or has no title.
 * Source: JATS Publishing 1.0–1.3, https://jats.nlm.nih.gov/publishing/; SciELO PS, https://docs.scielo.org/.
 */
export function readJats(xml: string, beside?: Beside, folder?: string): ReadArticle {
  const article = readArticle(xml);
  const warnings = new Warnings();
  const pictures = new Pictures(warnings, beside, folder);
  const versions = findVersions(article, followsDtd(xml), warnings);
  const { original, chosen } = versions;
  const summaries = readSummaries(versions);
  const summary = summaries.get(chosen.language);
  const title = summary?.titulo || summaries.get(original.language)?.titulo;
  if (!summary || !title) throw new JatsError(remark('untitled'));
  const funding = readFunding(article);
  const metadata = readMetadata(article, funding, warnings);
  const { own, translated } = readTexts(versions, pictures, warnings);
  const work = importedWorkSchema.parse({
    titulo: shortened(title, warnings),
    resumen: summary.resumen,
    palabrasClave: summary.palabrasClave,
    tipo: 'ARTICULO',
    categoria: categoryOf(subjectOf(metaOf(chosen.text)) || subjectOf(metaOf(article))),
    idioma: chosen.language,
    doi: metadata.doi ?? null,
    metadatos: metadata,
    ...(funding.declarada && { declaraciones: funding.declarada }),
    autores: readAuthors(versions, warnings),
    traducciones: readTranslations(summaries, chosen.language, translated, warnings),
    licencia: acceptedAddress(readLicence(article), warnings),
    ...acceptedDays(readDates(article), warnings),
    ...own,
    textos: translated,
  });
  nameLeftOut(versions, warnings);
  return { work, pictures: pictures.list(), pictureFiles: pictures.files(), warnings: warnings.list() };
}

function readArticle(xml: string): XmlElement {
  // They are never expanded: what they stand for would be missing from the text.
  if (/<!ENTITY\s/i.test(xml)) throw new JatsError(remark('declaresEntities'));
  let root: XmlElement;
  try {
    root = readXml(xml);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new JatsError(error.remark, { cause: error });
  }
  if (root.name !== 'article' || !at(root, 'front')) throw new JatsError(remark('notJats'));
  return root;
}

/** Whether it names the DTD of NLM or of JATS, which then says what it leaves out. */
const followsDtd = (xml: string) => /<!DOCTYPE\s+article\s[^>[]*\b(?:JATS|NLM)\b/i.test(xml.slice(0, 5000));

/** Journals write these in capitals; ours are written as sentences. One that says a kind of article is none. */
function categoryOf(subject: string): string | null {
  const isShouted = subject !== '' && subject === subject.toUpperCase();
  const cased = isShouted ? subject.charAt(0) + subject.slice(1).toLowerCase() : subject;
  const category = withoutEnd(cased, ' .:;,').slice(0, 120);
  return isKindOfArticle(category) ? null : category;
}

/** Those with a whole text first, in its order. */
function readTranslations(
  summaries: ReadonlyMap<string, Summary>,
  own: string,
  texts: readonly TranslatedText[],
  warnings: Warnings,
): Translation[] {
  const languages = new Set([...texts.map(({ idioma }) => idioma), ...summaries.keys()]);
  return [...languages].flatMap((idioma) => {
    const { titulo = '', resumen = '', palabrasClave = [] } = summaries.get(idioma) ?? {};
    const isSaid = titulo !== '' || resumen !== '' || palabrasClave.length > 0;
    if (idioma === own || !isSaid) return [];
    const candidate = translationSchema.safeParse({ idioma, titulo, resumen, palabrasClave });
    if (!candidate.success) warnings.add(remark('translationTooLong', { language: idioma }));
    return candidate.success ? [candidate.data] : [];
  });
}

function shortened(title: string, warnings: Warnings): string {
  if (title.length > longestTitle) warnings.add(remark('titleShortened'));
  return beginningOf(title, longestTitle);
}

function acceptedAddress(address: string | undefined, warnings: Warnings): string | null {
  const accepted = importedWorkSchema.shape.licencia.safeParse(address ?? null);
  if (!accepted.success) warnings.add(remark('licenceLeft'));
  return accepted.success ? accepted.data : null;
}

/** Days that the calendar has; others are left out. */
function acceptedDays(
  { fechaRecepcion, fechaAceptacion, fechaPublicacion }: ReturnType<typeof readDates>,
  warnings: Warnings,
) {
  const accepted = (value: string | null) => {
    if (value === null || day.safeParse(value).success) return value;
    warnings.add(remark('dateLeft', { date: value }));
    return null;
  };
  return {
    fechaRecepcion: accepted(fechaRecepcion),
    fechaAceptacion: accepted(fechaAceptacion),
    fechaPublicacion: accepted(fechaPublicacion),
  };
}
