/**
 * A package (MECA) that somebody sent, read where it lies on this machine. Runs in a child process (read-package-child.ts): everything in
 * it is a stranger's. Its files are not read here, but where they are kept.
 */
import type { EarlierReview } from '#contract/entities/earlier-review.ts';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import { longest } from '#contract/limits.ts';
import { ReadingError, type Remark, remark } from '#contract/remarks.ts';
import { endOf } from '#contract/text.ts';
import type { FileKind } from '#contract/vocabulary.ts';
import { mecaPlaces } from '#server/documents/meca/meca.ts';
import {
  articlesOf,
  classOfItem,
  largestPart,
  leadsOut,
  type PackageItem,
  type ReadTransfer,
  readManifest,
  readReviews,
  readTransfer,
  shown,
} from '#server/documents/meca/read-meca.ts';
import type { NamedPicture } from '#server/documents/metadata/kept-picture.ts';
import { unreadable } from '#server/features/publications/imports/imported-text.ts';
import { articleFiles } from '#server/features/publications/imports/packed-article.ts';
import { readArticle } from '#server/features/publications/imports/read-article.ts';
import { entryBytes, isOwn } from '#server/platform/files/zip/entries.ts';
import { archiveWords, archiveWordsOf } from '#server/platform/files/zip/words.ts';
import { ZipError } from '#server/platform/files/zip/zip-error.ts';
import { ZipReader } from '#server/platform/files/zip/zip-reader.ts';

/** A file of the package that the draft is to keep. */
export interface PackagedFile {
  /** Its entry in the ZIP. */
  entry: string;
  clase: FileKind;
  nombre: string;
  descripcion: string;
  bytes: number;
}

export interface ReadPackage extends ReadTransfer {
  work: ImportedWork;
  pictures: NamedPicture[];
  files: PackagedFile[];
  reviews: EarlierReview[];
  warnings: Remark[];
}

/** Of all that a draft keeps of files; the work's own limits are looked at where they are kept. */
const noTransfer: ReadTransfer = { journal: '', provider: '', comments: '' };
/** Items that are read, and are no files of a work. */
const read: readonly string[] = ['article-metadata', 'transfer-metadata', 'review-metadata', 'manifest'];

/** @param folder where the draft's pictures will be served, `/files/{id}`. Throws UnreadableFile, which says what is wrong. */
export async function readPackage(path: string, folder: string): Promise<ReadPackage> {
  let zip: ZipReader | undefined;
  try {
    zip = await ZipReader.open(path);
    return await readOpen(zip, folder);
  } catch (error) {
    if (error instanceof ReadingError) throw unreadable(error.remark, { cause: error });
    if (error instanceof ZipError) throw unreadable(remarkOfZip(error), { cause: error });
    throw error;
  } finally {
    await zip?.close();
  }
}

/** What is wrong with a ZIP, as its sender reads it. */
export function remarkOfZip({ entry, message }: ZipError): Remark {
  if (message === archiveWords.noZip) return remark('noArchive');
  const name = entry === archiveWords.whole ? archiveWordsOf(entry) : `«${shown(entry)}»`;
  return remark('zipWrong', { entry: name, what: archiveWordsOf(message) });
}

async function readOpen(zip: ZipReader, folder: string): Promise<ReadPackage> {
  const names = [...zip.entries.keys()].filter(isOwn);
  const out = [...zip.entries.keys()].find(leadsOut);
  if (out !== undefined) throw new ReadingError(remark('itemOutside', { name: shown(out) }));
  const manifest = manifestAmong(names);
  const base = manifest.slice(0, -mecaPlaces.manifest.length);
  const items = readManifest(await partBytes(zip, manifest)).map((item) =>
    item.isElsewhere ? item : { ...item, place: entryOf(zip, base, item) },
  );

  const warnings: Remark[] = [];
  const [main, ...others] = articlesOf(items);
  if (!main) throw new ReadingError(remark('noArticle'));
  for (const { place } of others) warnings.push(remark('otherArticle', { name: shown(place) }));
  const article = await articleFiles(zip, main.place);
  if (!article) throw new ReadingError(remark('partTooLarge', { part: shown(main.place) }));
  const beside = new Map(article.beside.map((each) => [each.name, Buffer.from(each.bytes)]));
  const said = await readArticle(Buffer.from(article.bytes), folder, {
    ...{ names: article.names, article: main.place },
    read: (name, most) => {
      const content = beside.get(name);
      return content && content.length <= most ? content : undefined;
    },
  });
  if (said.work.doi) warnings.push(remark('formerDoiLeft', { doi: said.work.doi }));

  const ofKind = (kind: string) => items.find((item) => item.kind === kind && !item.isElsewhere);
  const transfer = ofKind('transfer-metadata');
  const from = transfer ? readTransfer(await partBytes(zip, transfer.place)) : noTransfer;
  if (from.comments !== '') warnings.push(remark('transferNote', { said: from.comments }));
  const reviewPart = ofKind('review-metadata');
  const reviewed = reviewPart ? readReviews(await partBytes(zip, reviewPart.place)) : { reviews: [], warnings: [] };

  const hasText = said.work.documento.content.length > 0;
  // What the text shows is a picture of its own; other forms of it, and what could not be shown, stay files.
  const inText = new Set(said.pictureFiles);
  const kept = items.filter((item) => item !== main && !others.includes(item) && !inText.has(item.place));
  const files = filesAmong(zip, kept, hasText, warnings);
  if (!hasText) warnings.push(remark('textInFiles'));
  return {
    ...from,
    ...{ work: said.work, pictures: said.pictures, files, reviews: reviewed.reviews },
    warnings: [...warnings, ...reviewed.warnings, ...said.warnings],
  };
}

/** At its top, or in the one folder that somebody packed. */
function manifestAmong(names: readonly string[]): string {
  if (names.includes(mecaPlaces.manifest)) return mecaPlaces.manifest;
  const [inFolder, ...more] = names.filter((name) => /^[^/]+\/manifest\.xml$/.test(name));
  if (inFolder === undefined || more.length > 0) throw new ReadingError(remark('noManifest'));
  return inFolder;
}

/** The entry that an item means. Throws ReadingError where there is none. */
function entryOf(zip: ZipReader, base: string, { place }: PackageItem): string {
  const written = [place, place.normalize('NFC'), place.normalize('NFD')].map((each) => base + each);
  const entry = written.find((each) => zip.entries.has(each));
  if (entry === undefined) throw new ReadingError(remark('itemMissing', { name: shown(place) }));
  return entry;
}

async function partBytes(zip: ZipReader, name: string): Promise<Buffer> {
  const bytes = await entryBytes(zip, name, largestPart);
  if (!bytes) throw new ReadingError(remark('partTooLarge', { part: shown(name) }));
  return bytes;
}

/** Its title, where that is a name: it ends as the place does. The end of either tells what the file is, and is kept. */
function nameOf({ place, title }: PackageItem): string {
  const last = place.slice(place.lastIndexOf('/') + 1);
  const isName = title !== '' && endingOf(title).toLowerCase() === endingOf(last).toLowerCase();
  return endOf((isName ? title : last).normalize('NFC'), longest.fileName);
}
const endingOf = (name: string): string => /\.[^.\s/\\]+$/.exec(name)?.[0] ?? '';

/** With its title, where that is not its name. */
const descriptionOf = ({ title, description }: PackageItem, nombre: string): string =>
  [title.normalize('NFC') === nombre ? '' : title, description].filter((said) => said !== '').join('. ');

function filesAmong(zip: ZipReader, items: readonly PackageItem[], hasText: boolean, warnings: Remark[]) {
  const files: PackagedFile[] = [];
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item.place)) continue;
    seen.add(item.place);
    const { kind, place, type } = item;
    const nombre = nameOf(item);
    if (item.isElsewhere) warnings.push(remark('itemElsewhere', { name: shown(place) }));
    if (item.isElsewhere || read.includes(kind)) continue;
    const clase = classOfItem(item);
    const isPdf = type === 'application/pdf' || /\.pdf$/i.test(place);
    if (!clase) warnings.push(remark('itemLeft', { name: shown(nombre), kind: shown(kind || '–') }));
    else if (clase === 'MANUSCRITO' && hasText && isPdf) warnings.push(remark('setPdfLeft', { name: shown(nombre) }));
    else {
      const bytes = zip.entries.get(place)?.bytes ?? 0;
      files.push({ ...{ entry: place, clase, bytes }, nombre, descripcion: descriptionOf(item, nombre) });
    }
  }
  return files;
}
