import { orcid } from '#contract/entities/common.ts';
import { type Author, authorSchema } from '#contract/entities/publication.ts';
import { remark } from '#contract/remarks.ts';
import { folded } from '#contract/text.ts';
import type { CreditRole } from '#contract/vocabulary.ts';
import { creditRoleOf } from '#server/documents/model/credit-names.ts';
import {
  at,
  attribute,
  descendants,
  elements,
  isElement,
  rawText,
  type XmlElement,
} from '#server/documents/xml/xml.ts';
import type { Versions } from './choose-text.ts';
import { affiliationsOf, type ReadAffiliation } from './read-affiliations.ts';
import { metaOf } from './read-summaries.ts';
import { plainText } from './text.ts';
import type { Warnings } from './warnings.ts';

/**
 * Those who wrote the article, in the order of the byline. Groups count as one author. Their affiliations are those that the
 * chosen text gives them, where it does.
 */
export function readAuthors({ original, chosen }: Versions, warnings: Warnings): Author[] {
  const meta = metaOf(original.text);
  const contributors = authorsIn(meta);
  const own = chosen === original ? [] : authorsIn(metaOf(chosen.text));
  const authors = contributors.flatMap((contributor, place) => {
    const same = own.length === contributors.length ? own[place] : undefined;
    const inOwn = same && affiliationsOf(same, metaOf(chosen.text), chosen.language, warnings);
    const affiliations = () => affiliationsOf(contributor, meta, chosen.language, warnings);
    return readAuthor(contributor, meta, inOwn?.length ? inOwn : affiliations(), warnings);
  });
  return authors.some(({ correspondencia }) => correspondencia) ? authors : markNamed(authors, meta);
}

/** Also one whose part is not said. */
export const isInByline = (contributor: XmlElement) =>
  (attribute(contributor, 'contrib-type') ?? 'author') === 'author';

const authorsIn = (meta: XmlElement | undefined): XmlElement[] =>
  elements(meta, 'contrib-group')
    .flatMap((group) => elements(group, 'contrib'))
    .filter(isInByline);

function readAuthor(
  contributor: XmlElement,
  meta: XmlElement | undefined,
  affiliations: ReadAffiliation[],
  warnings: Warnings,
): Author[] {
  const name = nameOf(contributor);
  if (!name) return [];
  const rors = affiliations.flatMap(({ texto, ror }) => (ror ? [{ afiliacion: texto, ror }] : []));
  const candidate = authorSchema.safeParse({
    id: null,
    ...name,
    orcid: orcidOf(contributor, warnings),
    afiliaciones: affiliations.map(({ texto }) => texto),
    ...(rors.length > 0 && { rors }),
    correspondencia: isCorresponding(contributor, meta),
    credit: rolesOf(contributor),
  });
  if (candidate.success) return [candidate.data];
  warnings.add(remark('authorUnread', { name: `${name.nombres} ${name.apellidos}`.trim().slice(0, 80) }));
  return [];
}

function nameOf(contributor: XmlElement): Pick<Author, 'nombres' | 'apellidos'> | undefined {
  const person =
    elements(contributor, 'name')[0] ??
    at(contributor, 'name-alternatives', 'name') ??
    elements(contributor, 'string-name')[0];
  if (person) {
    const part = (name: string) => plainText(...(elements(person, name)[0]?.children ?? []));
    const given = part('given-names');
    const family = [part('surname'), part('suffix')].filter(Boolean).join(' ');
    // A single name has nothing to be sorted apart.
    if (given !== '') return { nombres: given, apellidos: family };
    return { nombres: family || plainText(...person.children), apellidos: '' };
  }
  const group = descendants(contributor, 'collab')[0];
  if (group) {
    const members = ['contrib-group', 'contrib'];
    return {
      nombres: plainText(
        ...group.children.filter((child) => typeof child === 'string' || !members.includes(child.name)),
      ),
      apellidos: '',
    };
  }
  return elements(contributor, 'anonymous').length > 0 ? { nombres: 'Anónimo', apellidos: '' } : undefined;
}

/** An ORCID iD, as an identifier or as a link, in whatever form; null where its check digit is wrong. */
function orcidOf(contributor: XmlElement, warnings: Warnings): string | null {
  const written = [
    ...elements(contributor, 'contrib-id')
      .filter((id) => attribute(id, 'contrib-id-type') === 'orcid')
      .map(rawText),
    ...descendants(contributor, 'ext-link', 'uri')
      .map((link) => attribute(link, 'href') ?? rawText(link))
      .filter((address) => address.includes('orcid.org')),
  ];
  const first = written.find((text) => text.trim() !== '');
  if (first === undefined) return null;
  const digits = first.toUpperCase().match(/(\d{4})[-\s]?(\d{4})[-\s]?(\d{4})[-\s]?(\d{3}[\dX])/);
  const candidate = orcid.safeParse(digits?.slice(1).join('-'));
  if (!candidate.success) warnings.add(remark('orcidLeft', { orcid: first.trim().slice(0, 60) }));
  return candidate.success ? candidate.data : null;
}

/** The roles of CRediT; what a file says in words of its own is none of them (left-out.ts names it). */
const rolesOf = (contributor: XmlElement): CreditRole[] => [
  ...new Set(elements(contributor, 'role').flatMap((role) => creditOf(role) ?? [])),
];

/** The role of CRediT that an element means, by its address or its name; to what degree ('lead', 'equal') is left out. */
export function creditOf(role: XmlElement): CreditRole | undefined {
  const said = [
    attribute(role, 'vocab-term-identifier'),
    attribute(role, 'content-type'),
    plainText(...role.children).replace(/ \((?:lead|equal|supporting)\)$/i, ''),
  ];
  return said.map((each) => creditRoleOf(each ?? '')).find((each) => each !== undefined);
}

function isCorresponding(contributor: XmlElement, meta: XmlElement | undefined): boolean {
  const notes = at(meta, 'author-notes');
  const ids = [
    ...elements(notes, 'corresp'),
    ...elements(notes, 'fn').filter((note) => attribute(note, 'fn-type') === 'corresp'),
  ].flatMap((note) => attribute(note, 'id') ?? []);
  const mentions = descendants(contributor, 'xref');
  const isMarked = mentions.some(
    (xref) => attribute(xref, 'ref-type') === 'corresp' || ids.includes(attribute(xref, 'rid') ?? ''),
  );
  return isMarked || attribute(contributor, 'corresp') === 'yes' || elements(contributor, 'corresp').length > 0;
}

/** Where no author is marked, the ones whom the note on correspondence names; an address for mail is no name. */
function markNamed(authors: Author[], meta: XmlElement | undefined): Author[] {
  const note = folded(
    descendants(at(meta, 'author-notes'), 'corresp')
      .map((found) => plainText(...found.children.filter((child) => !isElement(child) || child.name !== 'email')))
      .join(' '),
  );
  const isNamed = ({ nombres, apellidos }: Author) =>
    apellidos !== '' && note.includes(folded(apellidos)) && note.includes(folded(nombres.split(' ')[0] ?? nombres));
  return authors.map((author) => (isNamed(author) ? { ...author, correspondencia: true } : author));
}
