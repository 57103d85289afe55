import { ror } from '#contract/entities/common.ts';
import { remark } from '#contract/remarks.ts';
import { attribute, descendants, elements, rawText, type XmlElement } from '#server/documents/xml/xml.ts';
import { languageOf } from './choose-text.ts';
import { plainText, withoutEnd } from './text.ts';
import type { Warnings } from './warnings.ts';

const maxLength = 500;
const maxCount = 10;
const email = /[;,.]?\s?(?:e-?mail:?\s?)?[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/gi;
/** An iD that is written beside the address, too: the author has it by itself. */
const orcid = /[;,.]?\s?(?:orcid(?:\s?id)?:?\s?)?https?:\/\/orcid\.org\/[\dX-]{19}/gi;
const withoutWays = (text: string) => text.replace(email, '').replace(orcid, '');

/**
 * The affiliations that an author's marks lead to, or stand inside the author, or the only one that there is; of one given in
 * several languages the one in `language`, or else the first.
 */
export function affiliationsOf(
  contributor: XmlElement,
  meta: XmlElement | undefined,
  language: string,
  warnings: Warnings,
): ReadAffiliation[] {
  const all = affiliationsIn(meta, language);
  const ids = descendants(contributor, 'xref').flatMap((xref) => attribute(xref, 'rid')?.split(/\s+/) ?? []);
  const marked = all.filter((affiliation) => affiliation.ids.some((id) => ids.includes(id)));
  const inside = affiliationsIn(contributor, language);
  const own = [...new Set([...marked, ...inside].map(({ element }) => element))];
  const only = own.length === 0 && all.length === 1 ? all.map(({ element }) => element) : own;
  const read = new Map<string, ReadAffiliation>();
  for (const affiliation of only)
    for (const texto of textOf(affiliation, warnings))
      if (!read.has(texto)) read.set(texto, { texto, ror: rorIn(affiliation) });
  return [...read.values()].slice(0, maxCount);
}

export interface ReadAffiliation {
  texto: string;
  ror: string | undefined;
}

/** The ROR iD of the first institution that has one, where its check digits are right. */
function rorIn(affiliation: XmlElement): string | undefined {
  const ids = descendants(affiliation, 'institution-id').filter(
    (part) => attribute(part, 'institution-id-type')?.toLowerCase() === 'ror',
  );
  return ids.flatMap((part) => ror.safeParse(rawText(part)).data ?? [])[0];
}

interface Affiliation {
  element: XmlElement;
  /** By which marks lead to it. */
  ids: string[];
}

/** Each once, in whatever languages it is given. */
function affiliationsIn(parent: XmlElement | undefined, language: string): Affiliation[] {
  return elements(parent).flatMap((child): Affiliation[] => {
    if (child.name === 'aff') return [{ element: child, ids: idsOf(child) }];
    if (child.name !== 'aff-alternatives') return affiliationsIn(child, language);
    const forms = elements(child, 'aff');
    const element = forms.find((form) => languageOf(form) === language) ?? forms[0];
    return element ? [{ element, ids: [child, ...forms].flatMap(idsOf) }] : [];
  });
}

const idsOf = (element: XmlElement): string[] => [attribute(element, 'id')].flatMap((id) => id ?? []);

/** As the authors wrote it, where the file keeps that; otherwise its parts joined. Addresses for mail and iDs are left out. */
function textOf(affiliation: XmlElement, warnings: Warnings): string[] {
  const institutions = descendants(affiliation, 'institution');
  const original = institutions
    .filter((part) => attribute(part, 'content-type') === 'original')
    .map(clean)
    .find(Boolean);
  const parts = [
    ...institutions.filter((part) => !['original', 'normalized'].includes(attribute(part, 'content-type') ?? '')),
    ...descendants(affiliation, 'city', 'state', 'named-content').filter(
      (part) => part.name !== 'named-content' || isPlace(part),
    ),
    ...descendants(affiliation, 'country'),
  ];
  const joined = [...new Set(parts.map(clean))].filter(Boolean).join(', ');
  const whole = plainText(
    ...affiliation.children.filter((child) => typeof child === 'string' || !['label', 'email'].includes(child.name)),
  );
  const candidates = [original, joined, institutions.length === 0 ? withoutWays(whole).trim() : undefined];
  const said = candidates.flatMap((text) => text || []);
  const fitting = said.find((text) => text.length <= maxLength);
  if (!fitting && said.length > 0) warnings.add(remark('affiliationTooLong'));
  return fitting ? [fitting] : [];
}

const isPlace = (part: XmlElement) => ['city', 'state'].includes(attribute(part, 'content-type') ?? '');

/** Without the full stop that some files keep of the label ('1. '), nor marks at its end. */
const clean = (part: XmlElement) =>
  withoutEnd(withoutWays(plainText(...part.children)).replace(/^[\s.,;]+/, ''), ' .,;').trim();
