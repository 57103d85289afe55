/**
 * The documents of a package (MECA, NISO RP-30-2023) that came from elsewhere. Those of version 1.0 by their DTDs, and what the packages
 * of journals say otherwise: `type` for `item-type`, and an item `article` with the article in it.
 */

import { day } from '#contract/entities/common.ts';
import type { EarlierPoint, EarlierReview } from '#contract/entities/earlier-review.ts';
import { mostEarlierReviews } from '#contract/entities/earlier-review.ts';
import { longest } from '#contract/limits.ts';
import { ReadingError, type Remark, remark, remarkWords } from '#contract/remarks.ts';
import { beginningOf } from '#contract/text.ts';
import type { FileKind } from '#contract/vocabulary.ts';
import { decoded } from '#server/documents/model/decoded.ts';
import { decodeXml } from '#server/documents/xml/decode.ts';
import {
  at,
  attribute,
  descendants,
  elements,
  rawText,
  readXml,
  type XmlElement,
  XmlError,
} from '#server/documents/xml/xml.ts';
import { type ItemKind, kindOfFile, mecaPlaces } from './meca.ts';

/** More than a package has. */
export const mostItems = 500;
/** In bytes, of each document beside the article. */
export const largestPart = 10 * 1024 * 1024;

export interface PackageItem {
  /** As it is written, in small letters. */
  kind: string;
  /** From the top of the package; as its address is written where it lies elsewhere. */
  place: string;
  isElsewhere: boolean;
  /** '' where it is not said. */
  type: string;
  title: string;
  description: string;
}

/** What a manifest names, in its order; an item with several forms, as an article in XML and PDF, gives each. Throws ReadingError. */
export function readManifest(bytes: Uint8Array): PackageItem[] {
  const root = readPart(bytes, mecaPlaces.manifest, 'manifest');
  const items = elements(root, 'item').flatMap((item) =>
    elements(item, 'instance').map((instance): PackageItem => {
      const href = attribute(instance, 'href') ?? '';
      const isElsewhere = /^[a-z][a-z0-9+.-]*:\/\//i.test(href);
      return {
        kind: (attribute(item, 'item-type') ?? attribute(item, 'type') ?? '').toLowerCase(),
        place: isElsewhere ? href : placeOf(href),
        isElsewhere,
        type: (attribute(instance, 'media-type') ?? '').toLowerCase(),
        title: saidIn(item, 'item-title'),
        description: saidIn(item, 'item-description'),
      };
    }),
  );
  if (items.length === 0) throw new ReadingError(remark('noItems'));
  if (items.length > mostItems) throw new ReadingError(remark('tooManyItems', { most: mostItems }));
  return items;
}

/** An address within the package, with its escapes read. Throws ReadingError where it leads out of it. */
function placeOf(href: string): string {
  const place = decoded(href.replace(/^\.\//, ''));
  if (leadsOut(place)) throw new ReadingError(remark('itemOutside', { name: shown(place) }));
  return place;
}
export const leadsOut = (place: string): boolean =>
  place === '' || /^(?:[/\\]|[a-z]:[/\\])/i.test(place) || place.split(/[/\\]/).includes('..') || place.includes('\0');

/** A name of somebody's file as a sentence has it. */
export const shown = (name: string): string => (name.length > 200 ? `${beginningOf(name, 199)}…` : name);

/** Which of our classes of files an item belongs to; undefined where it is none that a work keeps. */
export function classOfItem({ kind }: Pick<PackageItem, 'kind'>): FileKind | undefined {
  const own = (Object.keys(kindOfFile) as FileKind[]).find((clase) => kindOfFile[clase] === kind);
  return own ?? otherNames[kind];
}
/** As journals call them. */
const otherNames: Readonly<Record<string, FileKind>> = {
  ...{ article: 'MANUSCRITO', 'manuscript-file': 'MANUSCRITO' },
  ...{ image: 'FIGURA', graphic: 'FIGURA', table: 'FIGURA' },
  ...{ data: 'DATOS', 'data-set': 'DATOS' },
  ...{ supplement: 'SUPLEMENTARIO', 'supplementary-file': 'SUPLEMENTARIO', supplementary: 'SUPLEMENTARIO' },
  ...{ multimedia: 'SUPLEMENTARIO', appendix: 'SUPLEMENTARIO', other: 'SUPLEMENTARIO' },
};

const isXml = ({ place, type }: PackageItem) => /xml/.test(type) || /\.n?xml$/i.test(place);
/** The articles in JATS that it names, the first as the package means it. */
export const articlesOf = (items: readonly PackageItem[]): PackageItem[] =>
  (['article-metadata', 'article'] satisfies (ItemKind | 'article')[]).flatMap((kind) =>
    items.filter((item) => item.kind === kind && !item.isElsewhere && isXml(item)),
  );

export interface ReadTransfer {
  /** The journal from which it comes, and its platform; '' where they are not said. */
  journal: string;
  provider: string;
  /** What whoever takes it in should know; '' for nothing. */
  comments: string;
}

/** Throws ReadingError. */
export function readTransfer(bytes: Uint8Array): ReadTransfer {
  const root = readPart(bytes, mecaPlaces.transfer, 'transfer');
  const source = at(root, 'transfer-source');
  return {
    journal: shortened(saidIn(at(source, 'publication'), 'publication-title'), longest.destination),
    provider: shortened(saidIn(at(source, 'service-provider'), 'provider-name'), longest.destination),
    comments: shortened(saidIn(at(root, 'processing-instructions'), 'processing-comments'), 500),
  };
}

/**
 * The reviews and decisions, in their order. Of who wrote one it says nothing unless its reviewer did so openly (`blinding="none"`), and
 * nothing at all of one that must not be transferred: where a word is none of the DTD's, what it keeps closed stays closed. Throws ReadingError.
 */
export function readReviews(bytes: Uint8Array): { reviews: EarlierReview[]; warnings: Remark[] } {
  const root = readPart(bytes, mecaPlaces.reviews, 'review-group', 'reviews');
  const warnings: Remark[] = [];
  const all = elements(root, 'review');
  const going = all.filter((review) => ['', 'yes', 'true'].includes(wordOf(review, 'permission-to-transfer')));
  if (going.length < all.length) warnings.push(remark('reviewsNotToTransfer', { count: all.length - going.length }));
  if (going.length > mostEarlierReviews) warnings.push(remark('reviewsTooMany', { most: mostEarlierReviews }));
  const taken = going.slice(0, mostEarlierReviews);
  const unnamed = taken.filter((review) => !isOpen(review) && nameIn(review) !== null).length;
  if (unnamed > 0) warnings.push(remark('reviewersUnnamed', { count: unnamed }));
  const files = taken.flatMap((review) => descendants(review, 'ext-link')).length;
  if (files > 0) warnings.push(remark('reviewFileLeft', { count: files }));
  let isCut = false;
  const reviews = taken.map((review): EarlierReview => {
    const isDecision = wordOf(review, 'review-type') === 'decision';
    return {
      clase: isDecision ? 'DECISION' : 'REVISION',
      version: shortened(attribute(review, 'review-version') ?? '', 40),
      fecha: dayIn(review),
      firma: isOpen(review) ? nameIn(review) : null,
      puntos: elements(at(review, 'review-item-group'), 'review-item').flatMap(pointsIn),
    };
  });
  if (isCut) warnings.push(remark('reviewShortened'));
  return { reviews, warnings };

  function pointsIn(item: XmlElement): EarlierPoint[] {
    const kind = wordOf(item, 'review-item-type');
    const question = at(item, 'review-item-question');
    const clase = kindOfPoint[kind] ?? 'TEXTO';
    const shared = {
      pregunta: shortened(saidIn(question, 'text') || saidIn(question, 'title'), longest.annotation),
      clase,
      reservado: isReserved(item, clase),
    };
    return elements(item, 'review-item-response').flatMap((response) => {
      const said = saidIn(response, 'review-item-data');
      if (said === '') return [];
      if (said.length > longest.review) isCut = true;
      return [{ ...shared, respuesta: shortened(said, longest.review) }];
    });
  }
}

const kindOfPoint: Readonly<Record<string, EarlierPoint['clase']>> = {
  recommendation: 'RECOMENDACION',
  decision: 'DECISION',
  correspondence: 'RESPUESTA_DE_AUTORES',
};

/**
 * Whether it was not for authors, also where nobody says for whom it was. Letters to editors are called `correspondence` as what authors
 * answered is, which is addressed to editors, too: it is theirs where it is said not to be confidential, as packages from here say it.
 */
function isReserved(item: XmlElement, clase: EarlierPoint['clase']): boolean {
  const isSaidOpen = wordOf(item, 'is-confidential') === 'no';
  if (clase === 'RESPUESTA_DE_AUTORES') return !isSaidOpen;
  if (!isSaidOpen && wordOf(item, 'is-confidential') !== '') return true;
  const audience = wordOf(item, 'attended-for');
  return audience === '' ? !isSaidOpen : !['authors', 'public'].includes(audience);
}

/** Whoever wrote it did so under their name: everything else, also what is not said, is taken as blind. */
const isOpen = (review: XmlElement): boolean => wordOf(review, 'blinding') === 'none';

function nameIn(review: XmlElement): string | null {
  const [name] = descendants(at(review, 'contrib-group'), 'name');
  const said = [saidIn(name, 'given-names'), saidIn(name, 'surname')].filter((part) => part !== '').join(' ');
  return said === '' ? null : shortened(said, longest.name * 2);
}

/** The day when it was handed in, or else the last that is said. */
function dayIn(review: XmlElement): string | null {
  const dates = elements(review, 'date');
  const date = dates.find((each) => attribute(each, 'date-type') === 'submitted') ?? dates.at(-1);
  const [year, month, on] = ['year', 'month', 'day'].map((part) => saidIn(date, part).padStart(2, '0'));
  const said = `${year}-${month}-${on}`;
  return day.safeParse(said).success ? said : null;
}

/** A word of the DTD's, however it is written; '' where it is not said. */
const wordOf = (element: XmlElement, name: string): string => attribute(element, name)?.trim().toLowerCase() ?? '';

// Also the characters that no database keeps.
const saidIn = (element: XmlElement | undefined, name: string): string => {
  const found = at(element, name);
  return found ? rawText(found).replaceAll('\0', '').toWellFormed().trim() : '';
};
const shortened = (said: string, most: number): string =>
  said.length > most ? `${beginningOf(said, most - 1)}…` : said;

/** Its root. `part`: how the document is called in sentences. Throws ReadingError, which names the part. */
function readPart(bytes: Uint8Array, part: string, ...expected: [string, ...string[]]): XmlElement {
  let root: XmlElement;
  try {
    const xml = decodeXml(bytes);
    // They are never expanded: what they stand for would be missing.
    if (/<!ENTITY\s/i.test(xml)) throw new XmlError(remark('declaresEntities'));
    root = readXml(xml);
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    throw new ReadingError(remark('partWrong', { part, why: remarkWords(error.remark) }), { cause: error });
  }
  if (!expected.includes(root.name))
    throw new ReadingError(remark('otherRoot', { part, root: shortened(root.name, 60), expected: expected[0] }));
  return root;
}
