/**
 * What the agencies of DOIs know of works: Crossref's `work` and DataCite's `attributes`, alone, in a list, or in the envelope
 * of their APIs. Nothing of it is believed to be of any shape. Runs in a child process (read-child.ts).
 */
import type { LineFault, LoadDefaults } from '#contract/entities/load.ts';
import type { LoadField } from '#contract/loads.ts';
import { mostLines } from '#contract/loads.ts';
import type { LoadedLine, LoadedWork } from './loaded-line.ts';
import { checkWork } from './read-table.ts';
import { authorOf, doiSaid, kindSaid, languageSaid, licenceSaid, pagesSaid } from './said-values.ts';

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value : [value]).filter(isObject);
const within = (value: unknown, key: string): Json => (isObject(value) && isObject(value[key]) ? value[key] : {});
/** Text of a text, a number, or the first of a list of them. */
const textOf = (value: unknown): string => {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' || typeof one === 'number' ? String(one).trim() : '';
};
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf).filter(Boolean) : []);

/** Titles and abstracts come with marks of JATS or HTML in them. */
const bare = (marked: string): string =>
  marked
    .replace(/<(?:jats:)?title>[^<]*<\/(?:jats:)?title>/gi, ' ')
    .replace(/<\/?(?:jats:)?p(?:\s[^>]*)?>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => signs[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };

/** The works of one file; undefined where it is no JSON, or none of an agency's. */
export function readAgencies(
  text: string,
  byDefault: LoadDefaults,
  from: number,
  entrada?: string,
): LoadedLine[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    // Not JSON.
    return undefined;
  }
  const works = worksIn(json);
  if (works.length === 0) return undefined;
  return works.slice(0, mostLines + 1 - from).map((work, at) => lineOf(work, from + at, byDefault, entrada));
}

function worksIn(json: unknown): Json[] {
  return objects(json).flatMap((each): Json[] => {
    const { message, data, attributes, items } = each;
    if (isObject(message)) return Array.isArray(message.items) ? objects(message.items) : [message];
    if (Array.isArray(items)) return objects(items);
    if (data !== undefined) return objects(data).map((one) => (isObject(one.attributes) ? one.attributes : one));
    if (isObject(attributes)) return [attributes];
    return 'DOI' in each || 'doi' in each || 'title' in each || 'titles' in each ? [each] : [];
  });
}

function lineOf(work: Json, linea: number, byDefault: LoadDefaults, entrada?: string): LoadedLine {
  const fallos: LineFault[] = [];
  const said = 'titles' in work || 'creators' in work ? ofDataCite(work) : ofCrossref(work);
  const obra: LoadedWork = {
    ...said,
    idioma: languageSaid(said.idioma) ?? byDefault.idioma,
    licencia: said.licencia ?? byDefault.licencia,
    archivo: null,
    seccion: '',
  };
  checkWork(
    obra,
    (codigo, campo: LoadField | null, valor = '') =>
      fallos.push({ codigo, campo, columna: null, valor: valor.slice(0, 200) }),
    { mayNameNobody: true },
  );
  return { linea, obra, columnas: {}, fallos, ...(entrada !== undefined && { entrada }) };
}

type Said = Omit<LoadedWork, 'archivo' | 'seccion'>;

function ofCrossref(work: Json): Said {
  const title = bare(textOf(work.title));
  const subtitle = bare(textOf(work.subtitle));
  const dated = ['published', 'published-print', 'published-online', 'issued'].map((key) => partsOf(work[key]));
  return {
    titulo: subtitle && !title.includes(subtitle) ? `${title}: ${subtitle}` : title,
    autores: objects(work.author).map(({ given, family, name, ORCID, affiliation }) => ({
      ...personOf(textOf(given), textOf(family), textOf(name)),
      orcid: orcidIn(textOf(ORCID)),
      afiliaciones: objects(affiliation).flatMap((each) => cut(textOf(each.name))),
    })),
    resumen: bare(textOf(work.abstract)),
    palabrasClave: texts(work.subject).slice(0, 30),
    idioma: textOf(work.language),
    tipo: kindSaid(textOf(work.type)) ?? 'ARTICULO',
    // The finest of what is said: the print's year alone may stand beside the day on which it was online.
    fecha: dated.find(Boolean) ?? '',
    volumen: textOf(work.volume),
    numero: textOf(work.issue),
    ...pagesSaid(textOf(work.page)),
    articulo: textOf(work['article-number']),
    doi: doiSaid(textOf(work.DOI)) ?? null,
    licencia: objects(work.license).map(({ URL: address }) => licenceSaid(textOf(address)))[0] ?? null,
  };
}

function partsOf(value: unknown): string {
  const [parts] = isObject(value) && Array.isArray(value['date-parts']) ? value['date-parts'] : [];
  const [year, month, day] = Array.isArray(parts) ? parts.map(Number) : [];
  if (!year || year < 1600 || year > 2200) return '';
  const two = (number: number) => String(number).padStart(2, '0');
  if (!month || month > 12) return String(year);
  return day && day <= 31 ? `${year}-${two(month)}-${two(day)}` : `${year}-${two(month)}`;
}

function ofDataCite(work: Json): Said {
  const titles = objects(work.titles);
  const main = titles.find((each) => !each.titleType) ?? titles[0];
  const summary = objects(work.descriptions).find(({ descriptionType }) => descriptionType === 'Abstract');
  const issued = objects(work.dates).find(({ dateType }) => dateType === 'Issued');
  const day = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/.exec(textOf(issued?.date))?.[0];
  const container = work.container;
  const of = (key: string) => textOf(isObject(container) ? container[key] : undefined);
  return {
    titulo: bare(textOf(main?.title)),
    autores: objects(work.creators).map(({ givenName, familyName, name, nameIdentifiers, affiliation }) => ({
      ...personOf(textOf(givenName), textOf(familyName), textOf(name)),
      orcid: objects(nameIdentifiers).flatMap((each) => orcidIn(textOf(each.nameIdentifier)) ?? [])[0] ?? null,
      afiliaciones: (Array.isArray(affiliation) ? affiliation : []).flatMap((each: unknown) =>
        cut(isObject(each) ? textOf(each.name) : textOf(each)),
      ),
    })),
    resumen: bare(textOf(summary?.description)),
    palabrasClave: objects(work.subjects)
      .map(({ subject }) => textOf(subject))
      .filter(Boolean)
      .slice(0, 30),
    idioma: textOf(work.language),
    tipo: kindSaid(textOf(within(work, 'types').resourceTypeGeneral)) ?? 'ARTICULO',
    fecha: day ?? /^\d{4}$/.exec(textOf(work.publicationYear))?.[0] ?? '',
    volumen: of('volume'),
    numero: of('issue'),
    paginaInicial: of('firstPage'),
    paginaFinal: of('lastPage'),
    articulo: '',
    doi: doiSaid(textOf(work.doi)) ?? null,
    licencia: objects(work.rightsList).flatMap(({ rightsUri }) => licenceSaid(textOf(rightsUri)) ?? [])[0] ?? null,
  };
}

const cut = (affiliation: string): string[] => (affiliation === '' ? [] : [affiliation.slice(0, 500)]);
const orcidIn = (said: string): string | null => /\d{4}-\d{4}-\d{4}-\d{3}[\dX]/.exec(said)?.[0] ?? null;

function personOf(given: string, family: string, name: string) {
  if (family !== '') return { nombres: given || family, apellidos: given ? family : '' };
  const { nombres, apellidos } = authorOf(name || given);
  return { nombres, apellidos };
}
