/** A whole work as the source that Typst's compiler takes: our design, then calls of its functions. */

import { readFileSync } from 'node:fs';
import { declarationWords } from '#contract/declaration-words.ts';
import { labelBefore, partsOfReference } from '#contract/references.ts';
import { contributionsOf, nameOf } from '#server/documents/model/byline.ts';
import { declaredOf } from '#server/documents/model/declared-of.ts';
import { blocks } from './blocks.ts';
import { pdfFace } from './face.ts';
import { front } from './front.ts';
import { runningJournal } from './journal.ts';
import { webLink } from './links.ts';
import type { Typesetting } from './typesetting.ts';
import { array, type Code, call, dictionary, joined, length, nothing, string, words, yes } from './typst.ts';

export const design = ['page', 'text', 'front']
  .map((name) => readFileSync(new URL(`design/${name}.typ`, import.meta.url), 'utf8'))
  .join('\n');

/**
 * Above so many characters (some 40,000 words) lines are broken one by one instead of a paragraph as a whole, which
 * would take three times as long: 100,000 words are to be set in under 10 seconds (bench/pdf.ts).
 */
export const longestFine = 350_000;

export function writeSource(typesetting: Typesetting): string {
  const { work } = typesetting;
  const body = bodyOf(typesetting);
  return `#let places = ${placesOf(body)}\n${pdfFace(work.revista.color)}${design}\n#show: ${settings(typesetting, body.length > longestFine)}\n${body}`;
}

/** All of a work that stands on its pages. */
export const bodyOf = (typesetting: Typesetting): string =>
  [
    front(typesetting),
    blocks(typesetting.work.documento.content, typesetting, 'text'),
    contributions(typesetting),
    declarations(typesetting),
    references(typesetting),
  ]
    .map((part) => `#${part};\n`)
    .join('');

/** The labels that the text has: what was left out of it, as too deep or too wide, cannot be led to. */
export const placesOf = (body: string): Code =>
  dictionary(
    Object.fromEntries([...body.matchAll(/#label\("(a-[\w.-]+)"\);/g)].map(([, name = '']) => [`"${name}"`, yes])),
  );

function settings(typesetting: Typesetting, isLong: boolean): Code {
  const { work, isBook, review, isBlind } = typesetting;
  const mark = markOf(typesetting);
  return call('design.with', [], {
    title: words(work.titulo),
    authors: array(isBlind ? [] : work.autores.map((author) => words(nameOf(author)))),
    keywords: array(work.palabrasClave.map(words)),
    language: string(work.idioma),
    head: words(shortened(work.titulo, mark ? 50 : 75)),
    journal: words(shortened(runningJournal(typesetting), mark ? 50 : 75)),
    mark,
    stamped: work.fechaRetractacion === null ? undefined : words(typesetting.words.retracted),
    foot: isBlind || work.direccion === '' ? undefined : string(work.direccion),
    book: isBook ? yes : undefined,
    review: review ? yes : undefined,
    'long-work': isLong ? yes : undefined,
    first: firstPage(work),
  });
}

/** Of a work in a number: its pages go on where those before it ended. */
function firstPage({ apareceEn, metadatos: { paginaInicial } }: Typesetting['work']): Code | undefined {
  const first = String(paginaInicial ?? '');
  return apareceEn && /^\d{1,6}$/.test(first) ? length(Number(first)) : undefined;
}

/** What every page says of a text that is not, or no longer, to be cited as it stands. */
function markOf({ work, review, words: said }: Typesetting): Code | undefined {
  const version = work.version === 0 ? said.draft : `${said.version} ${work.version}`;
  if (work.fechaRetractacion) return words(said.retracted);
  if (review) return words(`${said.reviewCopy} · ${version}`);
  return work.isPublished ? undefined : words(version);
}

/** 'Una historia de la puntuación…': as much of a title as a running head holds, whole words. */
export function shortened(title: string, longest: number): string {
  return title.length <= longest
    ? title
    : `${title.slice(0, title.lastIndexOf(' ', longest - 1) + 1 || longest).trim()}…`;
}

/** What each author did; of a copy without names, nothing. */
function contributions({ work, isBlind, words: said }: Typesetting): Code {
  const entries = isBlind ? [] : contributionsOf(work);
  if (entries.length === 0) return nothing;
  const list = entries.map(({ name, roles }) => array([words(name), words(`${roles}.`)]));
  return call('contribution-list', [string(said.contributions), array(list)]);
}

/** What its authors declare; of a copy without names, nothing. */
function declarations({ work, isBlind }: Typesetting): Code {
  const declared = isBlind ? [] : declaredOf(work);
  if (declared.length === 0) return nothing;
  const list = declared.map(({ title, sentence, paragraphs }) => {
    const said = sentence.map(({ text, href }) => (href ? webLink(href, text) : string(text)));
    const body = [...(said.length > 0 ? [joined(said)] : []), ...paragraphs.map(words)];
    return array([words(`${title}.`), array(body)]);
  });
  return call('declaration-list', [string(declarationWords(work.idioma).title), array(list)]);
}

function references({ work: { referencias }, referenceTargets, words: said }: Typesetting): Code {
  if (referencias.length === 0) return nothing;
  const entries = referencias.map((reference) => {
    const parts = partsOfReference(reference).map(({ text, italic, href }) => {
      if (href) return webLink(href, text);
      return italic ? call('emph', [string(text)]) : string(text);
    });
    const target = string(referenceTargets.get(reference.id) ?? reference.id);
    return array([target, joined([words(labelBefore(reference)), ...parts])]);
  });
  return call('reference-list', [string(said.references), array(entries)]);
}
