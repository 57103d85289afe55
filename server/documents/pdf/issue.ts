/** A whole number of a journal as the source that Typst's compiler takes: cover, masthead, contents and its works. */
import { readFileSync } from 'node:fs';
import { cleanPicture } from '#server/documents/metadata/clean-picture.ts';
import { nameOf } from '#server/documents/model/byline.ts';
import { type ExportedIssue, guestsOf, nameOfIssue, sectionsOfIssue } from '#server/documents/model/exported-issue.ts';
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

/** The same number gives the same job. */
export async function issueJob(
  issue: ExportedIssue,
  { warn = () => {} }: { warn?: (warning: string) => void } = {},
): Promise<TypstJob> {
  const pictures: TypstJob['pictures'] = [];
  const bodies: string[] = [];
  for (const [part, { lugar, obra }] of issue.obras.entries()) {
    const named = await namedPictures(obra, `${part}-`);
    pictures.push(...named.pictures);
    const typesetting = openTypesetting(obra, named.names, { review: false, warn, part });
    bodies.push(partOf(typesetting, part, lugar.paginaInicial));
  }
  const cover = coverOf(issue);
  if (cover) pictures.push(cover);
  const body = bodies.join('');
  const source = [
    `#let places = ${placesOf(body)}`,
    `${pdfFace(issue.revista.color)}${design}`,
    issueDesign,
    `#show: ${settings(issue, body.length > longestFine)}`,
    // Pages before the works have no running head.
    '#set page(header: none)',
    `#${coverPage(issue, cover?.name)};`,
    `#${masthead(issue)};`,
    `#${contents(issue)};`,
    body,
  ].join('\n');
  return { source, pictures };
}

function settings(issue: ExportedIssue, isLong: boolean): Code {
  return call('design.with', [], {
    title: words([issue.revista.nombre, nameOfIssue(issue), issue.titulo].filter(Boolean).join(' · ')),
    authors: array(issue.editores.map(({ nombres, apellidos }) => words(`${nombres} ${apellidos}`.trim()))),
    language: string(issue.idioma),
    'long-work': isLong ? yes : undefined,
  });
}

/** The compiler knows it by its ending; what cannot be read as a picture is left out. */
function coverOf({ portada }: ExportedIssue) {
  const picture = portada && cleanPicture(Buffer.from(portada.bytes));
  return picture ? { name: `portada.${picture.type}`, bytes: picture.bytes } : undefined;
}

function coverPage(issue: ExportedIssue, picture: string | undefined): Code {
  const said = pdfWordsIn(issue.idioma);
  const name = nameOfIssue(issue);
  return call('issue-cover', [], {
    picture: picture === undefined ? undefined : string(picture),
    alt: words(`${issue.revista.nombre}, ${name}`),
    journal: words(issue.revista.nombre),
    name: words(name),
    titled: words(issue.titulo),
    editors: words(guestsOf(issue)),
    'editors-label': words(said.guestEditors),
  });
}

function masthead(issue: ExportedIssue): Code {
  const said = { ...wordsIn(issue.idioma), ...pdfWordsIn(issue.idioma) };
  const { nombre, institucion, issn, issnImpreso } = issue.revista;
  const editors = issue.editores.map(({ nombres, apellidos, afiliacion, orcid }) =>
    [`${nombres} ${apellidos}`.trim(), afiliacion, orcid && `https://orcid.org/${orcid}`].filter(Boolean).join(', '),
  );
  const lines: [label: string, value: Code | string][] = [
    [nombre, nameOfIssue(issue)],
    [said.guestEditors, editors.join('; ')],
    [said.issn, issn],
    [said.printedIssn, issnImpreso],
    [institucion, issue.fechaPublicacion ? longDay(issue.fechaPublicacion, issue.idioma) : ''],
  ];
  const shown = lines.filter(([, value]) => value !== '');
  return call('issue-masthead', [
    array([
      ...shown.map(([label, value]) => array([words(label), typeof value === 'string' ? words(value) : value])),
      ...(issue.direccion ? [array([words(''), webLink(issue.direccion)])] : []),
    ]),
  ]);
}

function contents(issue: ExportedIssue): Code {
  const places = new Map(issue.obras.map((each, part) => [each, part]));
  const sections = sectionsOfIssue(issue).map(({ titulo, obras }) =>
    array([
      words(titulo),
      array(
        obras.map((each) =>
          array([
            string(anchorOf(places.get(each) ?? 0)),
            words(each.obra.titulo),
            words(each.obra.autores.map(nameOf).join(', ')),
            string(each.obra.idioma),
            string(each.lugar.paginaInicial || each.lugar.articulo),
          ]),
        ),
      ),
    ]),
  );
  return call('issue-contents', [words(pdfWordsIn(issue.idioma).issueContents), array(sections)]);
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
