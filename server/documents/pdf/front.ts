/** What stands before the text: title, byline, dates, summaries. */
import { isOurs } from '#server/documents/citations/appeared-in.ts';
import { affiliated, factsOf, kindInWords, nameOf, relationsOf, shortAddress } from '#server/documents/model/byline.ts';
import { longDay, wordsIn } from '#server/documents/model/words.ts';
import { howToCite, journalOf } from './journal.ts';
import { webLink } from './links.ts';
import type { Typesetting } from './typesetting.ts';
import { array, type Code, call, joined, string, words, yes } from './typst.ts';

/** The first page of an article or report; the title page of a book or thesis, and its contents. */
export function front(typesetting: Typesetting): Code {
  const { work, isBook, words: said } = typesetting;
  return call(isBook ? 'book-front' : 'article-front', [], {
    titled: typesetting.part === undefined ? undefined : words(work.titulo),
    kind: words(kindInWords(work)),
    logo: logoOf(typesetting),
    pair: isPair(typesetting) ? yes : undefined,
    source: array(sourceOf(typesetting)),
    citation: array(howToCite(typesetting)),
    authors: array(byline(typesetting)),
    'affiliations-list': array(affiliations(typesetting)),
    'facts-list': array(facts(typesetting)),
    notices: array([...retraction(typesetting), ...relations(typesetting)]),
    'summaries-list': array(summaries(typesetting)),
    contents: isBook ? string(said.contents) : undefined,
  });
}

function retraction({ work, words: said }: Typesetting): Code[] {
  const { fechaRetractacion: date, motivoRetractacion: reason, idioma } = work;
  if (date === null) return [];
  return [call('notice', [words(`${said.retracted} (${longDay(date, idioma)})`), words(reason ?? '')])];
}

function relations({ work }: Typesetting): Code[] {
  return relationsOf(work).map(({ kind, title, address }) => {
    const named = address ? call('link', [string(address), words(title)]) : words(title);
    return call('plain-notice', [words(kind), named]);
  });
}

/** Of a work that has appeared: the journal, the issue, the ISSN. */
function sourceOf(typesetting: Typesetting): Code[] {
  const journal = journalOf(typesetting);
  return journal ? [journal.name, journal.issue, journal.issn].filter(Boolean).map((line) => words(line)) : [];
}

/** The journal's mark, where the work is in it. */
function logoOf({ work, pictures }: Typesetting): Code | undefined {
  const name = isOurs(work) ? pictures.get(work.revista.logo) : undefined;
  return name === undefined ? undefined : string(name);
}

/** Above so many characters a column of half the width would run over the first page. */
const longestBeside = 1_900;

/** Of two summaries that fit beside one another each is set narrow. */
const isPair = ({ work }: Typesetting): boolean =>
  work.traducciones.length === 1 &&
  [work, ...work.traducciones].every(({ resumen }) => resumen.trim() !== '' && resumen.length < longestBeside);

function byline({ work, isBlind, words: said }: Typesetting): Code[] {
  if (isBlind) return [array([words(said.hiddenAuthors), string('')])];
  const { authors, affiliations } = affiliated(work);
  return authors.map(({ author, marks }) => {
    const named = words(nameOf(author));
    const shown = author.orcid ? call('link', [string(`https://orcid.org/${author.orcid}`), named]) : named;
    const numbers = affiliations.length > 1 ? marks.map(String) : [];
    return array([shown, string([...numbers, ...(author.correspondencia ? ['*'] : [])].join(','))]);
  });
}

/** Affiliations by their numbers, who to write to, and the authors' ORCID iDs. */
function affiliations({ work, isBlind, words: said }: Typesetting): Code[] {
  if (isBlind) return [];
  const { authors, affiliations } = affiliated(work);
  const places = affiliations.map((place, index) =>
    array([string(affiliations.length > 1 ? String(index + 1) : ''), words(place)]),
  );
  const isMarked = authors.some(({ author }) => author.correspondencia);
  const iDs = authors.flatMap(({ author }) =>
    author.orcid ? [joined([string(`${nameOf(author)}: `), webLink(`https://orcid.org/${author.orcid}`)])] : [],
  );
  return [
    ...places,
    ...(isMarked ? [array([string('*'), string(said.corresponding)])] : []),
    ...(iDs.length > 0
      ? [
          array([
            string(''),
            joined([string('ORCID — '), ...iDs.flatMap((iD, index) => (index > 0 ? [string('; '), iD] : [iD]))]),
          ]),
        ]
      : []),
  ];
}

const facts = ({ work }: Typesetting): Code[] =>
  factsOf(work).map(({ term, text, address }) => {
    const shown = words(address ? shortAddress(text) : text);
    return array([words(term), address ? call('link', [string(address), shown]) : shown]);
  });

function summaries(typesetting: Typesetting): Code[] {
  const { work, isBook } = typesetting;
  const narrow = !isBook && isPair(typesetting) ? yes : undefined;
  const own = { idioma: work.idioma, titulo: '', resumen: work.resumen, palabrasClave: work.palabrasClave };
  return [own, ...work.traducciones].flatMap(({ idioma, titulo, resumen, palabrasClave }) => {
    const said = wordsIn(idioma);
    const paragraphs = resumen.split(/\n{2,}/).flatMap((text) => (text.trim() === '' ? [] : [words(text.trim())]));
    if (paragraphs.length === 0 && palabrasClave.length === 0) return [];
    const body = paragraphs.flatMap((paragraph) => [paragraph, call('parbreak', [])]);
    return [
      call('summary', [], {
        language: string(idioma),
        heading: string(said.abstract),
        title: words(titulo),
        body: joined(body),
        'keywords-label': string(said.keywords),
        keywords: words(palabrasClave.join('; ')),
        narrow,
      }),
    ];
  });
}
