/** A number of a journal, or a book of works, as the source that Typst's compiler takes: cover, masthead, contents and its works. */
import { readFileSync } from 'node:fs';
import { namedPerson } from '#contract/particulars.ts';
import { particularsIn } from '#contract/said-particulars.ts';
import { cleanPicture } from '#server/documents/metadata/clean-picture.ts';
import { bylineNames, nameOf } from '#server/documents/model/byline.ts';
import { type ExportedIssue, guestsOf, nameOfIssue, sectionsOfIssue } from '#server/documents/model/exported-issue.ts';
import type { ExportedWork } from '#server/documents/model/exported-work.ts';
import { longDay, wordsIn } from '#server/documents/model/words.ts';
import { pdfFace } from './face.ts';
import type { TypstJob } from './job.ts';
import { runningJournal } from './journal.ts';
import { webLink } from './links.ts';
import { openTypesetting, type Typesetting } from './typesetting.ts';
import { namedPictures } from './typesetting-job.ts';
import { array, type Code, call, length, string, words, yes } from './typst.ts';
import { pdfWordsIn } from './words.ts';
import { bodyOf, design, longestFine, placesOf, shortened } from './write-source.ts';

const issueDesign = readFileSync(new URL('design/issue.typ', import.meta.url), 'utf8');

/** The place in the document where a work begins. */
const anchorOf = (part: number) => `n-${part}`;

/** What stands around the works. */
interface Whole {
  idioma: string;
  color: string;
  /** The address of the mark that stands for the journal's name on the cover; '' without. */
  logo: string;
  /** What the document is called, and by whom it is. */
  nombre: string;
  personas: string[];
  portada: ExportedIssue['portada'];
  cubierta: { alt: string; journal: string; name: string; titled: string; editors: string; label: string };
  /** Each under its label; empty ones are left out. */
  creditos: [label: string, value: string][];
  /** Its page; '' where that is not known. */
  direccion: string;
  secciones: { titulo: string; obras: Part[] }[];
}
interface Part {
  lugar: { paginaInicial: string; articulo?: string };
  obra: ExportedWork;
}
interface Options {
  warn?: (warning: string) => void;
}

/** The same number gives the same job. */
export function issueJob(issue: ExportedIssue, options: Options = {}): Promise<TypstJob> {
  const said = { ...wordsIn(issue.idioma), ...pdfWordsIn(issue.idioma) };
  const { nombre, institucion, issn, issnImpreso, logo, color } = issue.revista;
  const editors = issue.editores.map(({ nombres, apellidos, afiliacion, orcid }) =>
    [`${nombres} ${apellidos}`.trim(), afiliacion, orcid && `https://orcid.org/${orcid}`].filter(Boolean).join(', '),
  );
  const name = nameOfIssue(issue);
  const whole: Whole = {
    idioma: issue.idioma,
    ...{ color, logo },
    nombre: [nombre, name, issue.titulo].filter(Boolean).join(' · '),
    personas: issue.editores.map(({ nombres, apellidos }) => `${nombres} ${apellidos}`.trim()),
    portada: issue.portada,
    cubierta: {
      alt: `${nombre}, ${name}`,
      ...{ journal: nombre, name, titled: issue.titulo, editors: guestsOf(issue), label: said.guestEditors },
    },
    creditos: [
      [nombre, name],
      [said.guestEditors, editors.join('; ')],
      [said.issn, issn],
      [said.printedIssn, issnImpreso],
      [institucion, issue.fechaPublicacion ? longDay(issue.fechaPublicacion, issue.idioma) : ''],
    ],
    direccion: issue.direccion,
    secciones: sectionsOfIssue(issue),
  };
  return wholeJob(whole, options);
}

/** A book with the works that are its chapters, each on its page there: what it says itself comes before them. */
export function bookJob(
  book: ExportedWork,
  chapters: readonly ExportedWork[],
  options: Options = {},
): Promise<TypstJob> {
  const { idioma, titulo, revista, ficha, doi, direccion, licencia } = book;
  const said = { ...wordsIn(idioma), ...pdfWordsIn(idioma) };
  const authors = bylineNames(book);
  const editors = (ficha.editores ?? []).map(namedPerson);
  const isTold = book.fechaRetractacion !== null || book.documento.content.length > 0;
  const whole: Whole = {
    idioma,
    color: revista.color,
    // Its title stands there.
    logo: '',
    nombre: titulo,
    personas: authors,
    portada: null,
    cubierta: {
      ...{ alt: titulo, journal: titulo, name: revista.institucion || revista.nombre, titled: '' },
      ...(editors.length > 0
        ? { editors: editors.join(', '), label: said.volumeEditors }
        : { editors: authors.join(', '), label: '' }),
    },
    creditos: [
      [titulo, editors.length > 0 ? '' : authors.join(', ')],
      ...particularsIn(book, idioma, (day) => longDay(day, idioma)).map(({ term, text }): [string, string] => [
        term,
        text,
      ]),
      ['DOI', doi ?? ''],
      [said.licence, licencia ?? ''],
      [revista.institucion || revista.nombre, book.fechaPublicacion ? longDay(book.fechaPublicacion, idioma) : ''],
    ],
    direccion,
    secciones: [
      {
        titulo: '',
        obras: [
          ...(isTold ? [{ lugar: { paginaInicial: '' }, obra: book }] : []),
          ...chapters.map((obra) => ({
            lugar: { paginaInicial: String(obra.metadatos.paginaInicial ?? '') },
            obra,
          })),
        ],
      },
    ],
  };
  return wholeJob(whole, options);
}

async function wholeJob(whole: Whole, { warn = () => {} }: Options): Promise<TypstJob> {
  const pictures: TypstJob['pictures'] = [];
  const bodies: string[] = [];
  let logo: string | undefined;
  for (const [part, { lugar, obra }] of whole.secciones.flatMap(({ obras }) => obras).entries()) {
    const named = await namedPictures(obra, `${part}-`);
    pictures.push(...named.pictures);
    // Works bring their journal's mark along.
    logo ??= named.names.get(whole.logo);
    const typesetting = openTypesetting(obra, named.names, { review: false, warn, part });
    bodies.push(partOf(typesetting, part, lugar.paginaInicial));
  }
  const cover = coverOf(whole);
  if (cover) pictures.push(cover);
  const body = bodies.join('');
  const source = [
    `#let places = ${placesOf(body)}`,
    `${pdfFace(whole.color)}${design}`,
    issueDesign,
    `#show: ${settings(whole, body.length > longestFine)}`,
    // Pages before the works have no running head.
    '#set page(header: none)',
    `#${coverPage(whole, { picture: cover?.name, logo })};`,
    `#${masthead(whole)};`,
    `#${contents(whole)};`,
    body,
  ].join('\n');
  return { source, pictures };
}

function settings({ nombre, personas, idioma }: Whole, isLong: boolean): Code {
  return call('design.with', [], {
    title: words(nombre),
    authors: array(personas.map((name) => words(name))),
    language: string(idioma),
    'long-work': isLong ? yes : undefined,
  });
}

/** The compiler knows it by its ending; what cannot be read as a picture is left out. */
function coverOf({ portada }: Whole) {
  const picture = portada && cleanPicture(Buffer.from(portada.bytes));
  return picture ? { name: `portada.${picture.type}`, bytes: picture.bytes } : undefined;
}

function coverPage(
  { cubierta: { alt, journal, name, titled, editors, label } }: Whole,
  { picture, logo }: { picture: string | undefined; logo: string | undefined },
): Code {
  return call('issue-cover', [], {
    picture: picture === undefined ? undefined : string(picture),
    logo: logo === undefined ? undefined : string(logo),
    alt: words(alt),
    journal: words(journal),
    name: words(name),
    titled: words(titled),
    editors: words(editors),
    'editors-label': words(label),
  });
}

function masthead({ creditos, direccion }: Whole): Code {
  const shown = creditos.filter(([label, value], index) => value !== '' || (index === 0 && label !== ''));
  return call('issue-masthead', [
    array([
      ...shown.map(([label, value]) => array([words(label), words(value)])),
      ...(direccion ? [array([words(''), webLink(direccion)])] : []),
    ]),
  ]);
}

function contents({ secciones, idioma }: Whole): Code {
  let part = 0;
  const sections = secciones.map(({ titulo, obras }) =>
    array([
      words(titulo),
      array(
        obras.map(({ obra, lugar }) =>
          array([
            string(anchorOf(part++)),
            words(obra.titulo),
            words(obra.autores.map(nameOf).join(', ')),
            string(obra.idioma),
            string(lugar.paginaInicial || (lugar.articulo ?? '')),
          ]),
        ),
      ),
    ]),
  );
  return call('issue-contents', [words(pdfWordsIn(idioma).issueContents), array(sections)]);
}

/** A work among the others. One that is a PDF alone says where that is. */
function partOf(typesetting: Typesetting, part: number, firstPage: string): string {
  const { work, words: said } = typesetting;
  const isEmpty = work.documento.content.length === 0;
  const how = call('issue-part.with', [], {
    anchor: string(anchorOf(part)),
    head: words(shortened(work.titulo, 75)),
    journal: words(shortened(runningJournal(typesetting), 75)),
    foot: work.direccion === '' ? undefined : string(work.direccion),
    stamped: work.fechaRetractacion === null ? undefined : words(said.retracted),
    language: string(work.idioma),
    first: /^\d{1,6}$/.test(firstPage) ? length(Number(firstPage)) : undefined,
  });
  const closed =
    isEmpty && work.textoCerrado ? said.closed.replace('{day}', longDay(work.textoCerrado, work.idioma)) : '';
  const isApart = isEmpty && !closed && work.direccion !== '';
  const apart = isApart ? `#${call('text-apart', [words(said.textApart), string(work.direccion)])};\n` : '';
  const told = closed ? `#${call('text-closed', [words(closed)])};\n` : '';
  return `#[\n#show: ${how}\n${bodyOf(typesetting)}${apart}${told}]\n`;
}
