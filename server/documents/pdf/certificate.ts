/** A certificate of reviewing as the source that Typst's compiler takes. */
import { readFileSync } from 'node:fs';
import type { Certificate } from '#contract/entities/recognition.ts';
import type { Language } from '#contract/vocabulary.ts';
import { fill } from '#contract/words.ts';
import { cleanPicture } from '#server/documents/metadata/clean-picture.ts';
import { longDay } from '#server/documents/model/words.ts';
import { pdfFace } from './face.ts';
import type { TypstJob } from './job.ts';
import { webLink } from './links.ts';
import { array, call, joined, length, string, words } from './typst.ts';

/** What it says, in its reader's language (server/messages/certificate.ts). */
type Said = Readonly<
  Record<
    | 'title'
    | 'states'
    | 'oneInYear'
    | 'severalInYear'
    | 'one'
    | 'several'
    | 'year'
    | 'reviews'
    | 'works'
    | 'issued'
    | 'code'
    | 'check',
    string
  >
>;

const design = ['page', 'certificate']
  .map((name) => readFileSync(new URL(`design/${name}.typ`, import.meta.url), 'utf8'))
  .join('\n');

/** More would fill pages: the public page has all. */
const mostWorks = 12;

/** How a journal's papers look. */
export interface HouseLook {
  /** The journal's own; '': the platform's. */
  color: string;
  /** The journal's mark; null where it has none. */
  logo: Uint8Array | null;
}

/** @param direccion of its public page, '' where the site's address is not known */
export function certificateJob(
  certificate: Certificate,
  said: Said,
  language: Language,
  direccion: string,
  { color, logo }: HouseLook,
): TypstJob {
  const { codigo, nombre, revista, anio, fecha, revisiones, porAnio, obras } = certificate;
  const values = { revista, revisiones, anio: String(anio), dia: longDay(fecha.slice(0, 10), language) };
  const what = anio === null ? (revisiones === 1 ? said.one : said.several) : said[inYear(revisiones)];
  const [before = '', after = ''] = said.check.split('{direccion}');
  const mark = markOf(logo);
  const source = call('certificate', [], {
    logo: mark ? string(mark.name) : undefined,
    'logo-height': mark ? length(mark.height, 'pt') : undefined,
    title: words(said.title),
    journal: words(revista),
    language: string(language),
    states: words(fill(said.states, values, language)),
    name: words(nombre ?? ''),
    what: words(fill(what, values, language)),
    years: array(
      porAnio.length > 1
        ? [said.year, said.reviews, ...porAnio.flatMap((each) => [String(each.anio), String(each.revisiones)])].map(
            string,
          )
        : [],
    ),
    'works-intro': words(said.works),
    works: array(obras.slice(0, mostWorks).map(({ titulo, idioma }) => array([words(titulo), string(idioma)]))),
    issued: words(fill(said.issued, values, language)),
    'code-label': words(said.code),
    code: string(codigo),
    check: direccion === '' ? undefined : joined([words(before), webLink(direccion), words(after)]),
  });
  return {
    source: `${pdfFace(color)}${design}\n#${source}\n`,
    pictures: mark ? [{ name: mark.name, bytes: mark.bytes }] : [],
  };
}

const inYear = (revisiones: number) => (revisiones === 1 ? 'oneInYear' : 'severalInYear');

/** In points: as high as there is room for it, or as wide. */
const logoRoom = { width: 200, height: 37 };

/** A journal's mark as the compiler knows it, by its ending, and how high it stands. What cannot be read as a picture is left out. */
export function markOf(bytes: Uint8Array | null) {
  if (!bytes) return undefined;
  const picture = cleanPicture(Buffer.from(bytes));
  if (!picture) return undefined;
  const height = Math.min(logoRoom.height, (logoRoom.width * picture.height) / picture.width);
  return { name: `marca.${picture.type}`, bytes, height: Math.round(height * 10) / 10 };
}
