import { bareDoi } from '#contract/doi.ts';
import type { Block, Manuscript } from '#contract/entities/manuscript.ts';
import { at, attribute, descendants, elements, isElement, type XmlElement } from '#server/documents/xml/xml.ts';
import { withBoldHeadings } from './bold-headings.ts';
import { readFlow } from './flow.ts';
import { bodyOf } from './html-body.ts';
import { paragraph, readInline } from './inline.ts';
import { joined } from './inline-run.ts';
import { readSection } from './read-section.ts';
import { openReading, type Reading } from './reading.ts';
import { plainText } from './text.ts';
import { jatsWordsIn } from './words.ts';

const sectionLike = new Set(['sec', 'app', 'ack', 'glossary', 'notes', 'bio']);
const apart = new Set(['ref-list', 'fn-group']);

/**
 * The text of an article, or of a translation of it: the body, then what the back matter says, then the notes that no
 * mention leads to, under a last heading.
 */
export function readDocument(
  text: XmlElement,
  given: Pick<Reading, 'language' | 'anchors' | 'references' | 'pictures' | 'warnings'>,
): Manuscript {
  const body = bodyOf(text);
  const [back, floats] = [at(text, 'back'), at(text, 'floats-group')];
  const meta = at(text, 'front', 'article-meta') ?? at(text, 'front-stub');
  const bylineNotes = at(meta, 'author-notes');
  const parts = [body, back, floats, bylineNotes].filter((part) => part !== undefined);
  const reading = openReading(parts, given);
  const content = [
    ...withBoldHeadings(
      readFlow(body?.children ?? [], reading, 1),
      reading.anchors,
      titlesOf(meta),
      appendicesOf(body),
    ),
    ...readFlow(floats?.children ?? [], reading, 1),
    ...elements(back)
      .filter(({ name }) => !apart.has(name))
      .flatMap((child) => readBackPart(child, reading)),
  ];
  return { type: 'doc', content: [...content, ...readRemainingNotes(parts, reading, preprintsOf(meta))] };
}

const titlesOf = (meta: XmlElement | undefined): string[] =>
  (meta ? descendants(meta, 'article-title', 'trans-title') : []).map((title) => plainText(...title.children));

const appendicesOf = (body: XmlElement | undefined): Set<string> =>
  new Set(descendants(body, 'app').flatMap((app) => attribute(app, 'id') ?? []));

function readBackPart(element: XmlElement, reading: Reading): Block[] {
  return sectionLike.has(element.name) ? readSection(element, reading, 1, readFlow) : readFlow([element], reading, 1);
}

function readRemainingNotes(parts: readonly XmlElement[], reading: Reading, preprints: ReadonlySet<string>): Block[] {
  const groups = parts.flatMap((part) => [
    ...descendants(part, 'fn-group'),
    ...(part.name === 'author-notes' ? [part] : []),
  ]);
  const blocks = groups.flatMap((group) => {
    const notes = elements(group, 'fn').filter(
      (note) => reading.notes.isUnwritten(note) && !isAddress(note) && !declaresPreprint(note, preprints),
    );
    const title = notes.length > 0 ? elements(group, 'title') : [];
    return [...readFlow(title, reading, 2), ...notes.flatMap((note) => readListedNote(note, reading))];
  });
  if (blocks.length === 0) return [];
  const id = reading.anchors.define(undefined, 'notas');
  return [
    {
      type: 'heading',
      attrs: { level: 1, id },
      content: [{ type: 'text', text: jatsWordsIn(reading.language).notes }],
    },
    ...blocks,
  ];
}

/** Where to write to an author belongs to the byline, not to the text. */
const isAddress = (note: XmlElement) => attribute(note, 'fn-type') === 'corresp';

/**
 * Where the head says that its preprint lies, as `placeOfLink` has it.
 * Source: JATS Publishing 1.3, `<related-article>` and `<related-object>`.
 */
const preprintsOf = (meta: XmlElement | undefined): Set<string> =>
  new Set(
    (meta ? elements(meta, 'related-article', 'related-object') : [])
      .filter((each) => [attribute(each, 'related-article-type'), attribute(each, 'link-type')].includes('preprint'))
      .flatMap((each) => placeOfLink(each) ?? []),
  );

/** A declaration, no part of the text: by a preprint, whoever reviews a work blind would find who wrote it. */
const declaresPreprint = (note: XmlElement, preprints: ReadonlySet<string>) =>
  attribute(note, 'fn-type') === 'preprint' ||
  descendants(note, 'ext-link').some((link) => preprints.has(placeOfLink(link) ?? ''));

/** The bare DOI, or the address, that an element leads to, in small letters; undefined where to nowhere. */
const placeOfLink = (link: XmlElement) => {
  const href = attribute(link, 'href')?.trim();
  return href
    ? bareDoi(href)
        .replace(/%(?:25|23|3f)/gi, decodeURIComponent)
        .toLowerCase()
    : undefined;
};

function readListedNote(note: XmlElement, reading: Reading): Block[] {
  const label = elements(note, 'label').flatMap(({ children }) => readInline(children, reading, [{ type: 'bold' }]));
  const said = note.children.filter((child) => !isElement(child) || child.name !== 'label');
  const [first, ...others] = readFlow(said, reading, 2);
  if (label.length === 0 || first?.type !== 'paragraph') {
    return [...paragraph(label), ...(first ? [first] : []), ...others];
  }
  return [...paragraph(joined(label, first.content)), ...others];
}
