/** What an article says that has no place in our works: named, with how much it is, so that nothing is lost in silence. */
import { remark } from '#contract/remarks.ts';
import { at, attribute, descendants, elements, type XmlElement } from '#server/documents/xml/xml.ts';
import type { Versions } from './choose-text.ts';
import { creditOf, isInByline } from './read-authors.ts';
import { metaOf } from './read-summaries.ts';
import { doiOf } from './read-texts.ts';
import { plainText } from './text.ts';
import type { Warnings } from './warnings.ts';

const longestName = 100;
const briefly = (element: XmlElement | undefined) => plainText(element).slice(0, longestName);

export function nameLeftOut({ original, translations, chosen }: Versions, warnings: Warnings): void {
  for (const { text } of [original, ...translations]) {
    nameAbstracts(metaOf(text), warnings);
    nameObjects(text, warnings);
  }
  namePeople(metaOf(original.text), warnings);
  for (const { text } of translations) nameTranslators(metaOf(text), warnings);
  // The work has the DOI of its original.
  if (chosen !== original && doiOf(chosen.text)) warnings.add(remark('objectDoiLeft'));
  nameEmphasis(chosen.text, original.text, warnings);
}

/** Key points, highlights, digests and graphical abstracts: ours have one abstract a language. */
function nameAbstracts(meta: XmlElement | undefined, warnings: Warnings): void {
  for (const abstract of elements(meta, 'abstract', 'trans-abstract')) {
    const kind = attribute(abstract, 'abstract-type');
    if (kind) warnings.add(remark('abstractLeft', { kind, words: wordsIn(abstract) }));
  }
}

const wordsIn = (element: XmlElement | undefined): number => plainText(element).split(' ').filter(Boolean).length;

/** A translation repeats the byline; whoever else it names made it. */
function nameTranslators(meta: XmlElement | undefined, warnings: Warnings): void {
  const contributors = elements(meta, 'contrib-group').flatMap((group) => elements(group, 'contrib'));
  for (const contributor of contributors.filter((each) => !isInByline(each))) nameContributor(contributor, warnings);
}

function nameContributor(contributor: XmlElement, warnings: Warnings): void {
  const kind = attribute(contributor, 'contrib-type') ?? '';
  warnings.add(remark('contributorLeft', { kind, name: nameOf(contributor) }));
}

/** Editors, translators and others who are no authors, the members of groups, and roles beside those of CRediT. */
function namePeople(meta: XmlElement | undefined, warnings: Warnings): void {
  const contributors = elements(meta, 'contrib-group').flatMap((group) => elements(group, 'contrib'));
  for (const contributor of contributors) {
    const name = nameOf(contributor);
    if (!isInByline(contributor)) {
      nameContributor(contributor, warnings);
      continue;
    }
    const members = descendants(contributor, 'collab').flatMap((group) => descendants(group, 'contrib'));
    if (members.length > 0) warnings.add(remark('membersLeft', { group: name, members: members.length }));
    for (const role of elements(contributor, 'role').filter((each) => !creditOf(each)))
      if (briefly(role) !== '') warnings.add(remark('roleLeft', { role: briefly(role) }));
  }
}

function nameOf(contributor: XmlElement): string {
  const name = elements(contributor, 'name', 'string-name')[0] ?? at(contributor, 'name-alternatives', 'name');
  const given = elements(name, 'given-names', 'surname', 'suffix').sort((a) => (a.name === 'given-names' ? -1 : 0));
  if (given.length > 0)
    return given
      .map((part) => plainText(part))
      .join(' ')
      .slice(0, longestName);
  const group = descendants(contributor, 'collab')[0];
  const said = group?.children.filter((child) => typeof child === 'string' || child.name !== 'contrib-group') ?? [];
  return (name ? plainText(name) : plainText(...said)).slice(0, longestName);
}

function nameObjects(text: XmlElement, warnings: Warnings): void {
  const dois = ['body', 'back', 'floats-group']
    .flatMap((part) => descendants(at(text, part), 'object-id'))
    .filter((id) => attribute(id, 'pub-id-type') === 'doi');
  for (const _ of dois) warnings.add(remark('objectDoiLeft'));
}

/** References are plain text: their italics, small capitals and the like are set anew by the style that shows them. */
function nameEmphasis(text: XmlElement, original: XmlElement, warnings: Warnings): void {
  const own = descendants(at(text, 'back'), 'ref');
  const entries = own.length > 0 ? own : descendants(at(original, 'back'), 'ref');
  const isEmphatic = (entry: XmlElement) => descendants(entry, 'italic', 'bold', 'sc', 'sup', 'sub').length > 0;
  const count = entries.filter(isEmphatic).length;
  if (count > 0) warnings.add(remark('emphasisLeft', { references: count }));
}
