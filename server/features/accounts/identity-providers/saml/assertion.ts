/** What a signed assertion has to say to be believed, all of it in one place (SAML 2.0 Profiles §4.1.4.3), and whom it names. */
import { z } from 'zod';
import { email } from '#contract/entities/user.ts';
import { clockSeconds } from '#contract/identity-providers.ts';
import { longest } from '#contract/limits.ts';
import { at, attribute, descendants, elements, rawText, type XmlElement } from '#server/documents/xml/xml.ts';
import type { Facts } from '../person.ts';
import type { ProviderRow } from '../queries.ts';
import { namesOf } from './attribute-names.ts';
import { entityAt, persistent } from './metadata.ts';
import { NotBelieved } from './not-believed.ts';

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
/** As long as a `sub`: pairwise-id and persistent identifiers are no longer. */
const longestSubject = 255;

/** What was asked for: by which request, and where the answer was to come. */
export interface Asked {
  requestId: string;
  back: string;
}
export interface Arrived extends Facts {
  sujeto: string;
  isStrong: boolean;
}

/**
 * Whom an assertion names. Throws `NotBelieved` where it is another's, for another, of another request, or not of this moment; where it names
 * nobody for good, with `institucion_sin_identificador`.
 * @param assertion as it was signed
 */
export function personIn(
  assertion: XmlElement,
  provider: ProviderRow,
  { requestId, back }: Asked,
  now = Date.now(),
): Arrived {
  const subject = only(assertion, 'Subject');
  if (textIn(only(assertion, 'Issuer')) !== provider.emisor) throw new NotBelieved('issuer');
  if (attribute(assertion, 'Version') !== '2.0') throw new NotBelieved('version');
  if (momentOf(attribute(assertion, 'IssueInstant')) > now + clockSeconds * 1000) throw offTime('issued');
  checkConfirmation(subject, { requestId, back }, now);
  checkConditions(only(assertion, 'Conditions'), entityAt(back), now);
  const statements = elements(assertion, 'AuthnStatement');
  if (statements.length === 0) throw new NotBelieved('lacks an authentication');
  const said = attributesIn(assertion);
  const contexts = statements.flatMap((each) => descendants(each, 'AuthnContextClassRef').map(textIn));
  return {
    sujeto: subjectOf(subject, said, provider),
    isStrong: contexts.some((each) => provider.segundoPaso.includes(each)),
    ...factsIn(said, provider),
  };
}

function only(parent: XmlElement, name: string): XmlElement {
  const [found, ...more] = elements(parent, name);
  if (!found || more.length > 0) throw new NotBelieved(`one ${name}`);
  return found;
}
const textIn = (element: XmlElement): string => rawText(element).trim();
const offTime = (reason: string) => new NotBelieved(reason, 'institucion_reloj');

function momentOf(said: string | undefined): number {
  const isMoment = said && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(said);
  const moment = isMoment ? Date.parse(said) : Number.NaN;
  if (Number.isNaN(moment)) throw new NotBelieved('lacks its moment');
  return moment;
}

/** Throws where this moment is not within those that an element says; one that it does not say bounds nothing. */
function checkMoments(of: XmlElement | undefined, now: number): void {
  const [from, until] = [attribute(of, 'NotBefore'), attribute(of, 'NotOnOrAfter')];
  if (from !== undefined && now + clockSeconds * 1000 < momentOf(from)) throw offTime('not yet');
  if (until !== undefined && now - clockSeconds * 1000 >= momentOf(until)) throw offTime('past');
}

/** That it was given to who brings it, for this request, to be brought here. */
function checkConfirmation(subject: XmlElement, { requestId, back }: Asked, now: number): void {
  const ways = elements(subject, 'SubjectConfirmation')
    .filter((each) => attribute(each, 'Method') === bearer)
    .map((each) => at(each, 'SubjectConfirmationData'));
  const here = ways.filter((data) => attribute(data, 'Recipient') === back);
  if (here.length === 0) throw new NotBelieved('recipient');
  const asked = here.filter((data) => attribute(data, 'InResponseTo') === requestId);
  if (asked.length === 0) throw new NotBelieved('of another request');
  const [data] = asked.filter((each) => attribute(each, 'NotOnOrAfter') !== undefined);
  if (!data) throw new NotBelieved('without an end');
  checkMoments(data, now);
}

function checkConditions(conditions: XmlElement, entity: string, now: number): void {
  checkMoments(conditions, now);
  const audiences = elements(conditions, 'AudienceRestriction');
  if (audiences.length === 0) throw new NotBelieved('lacks whom it is for');
  if (!audiences.every((each) => elements(each, 'Audience').map(textIn).includes(entity)))
    throw new NotBelieved('audience');
  // What is not understood holds nothing (SAML 2.0 Core §2.5.1.1).
  const known = ['AudienceRestriction', 'OneTimeUse', 'ProxyRestriction'];
  if (elements(conditions).some(({ name }) => !known.includes(name))) throw new NotBelieved('conditions');
}

type Said = ReadonlyMap<string, readonly string[]>;

function attributesIn(assertion: XmlElement): Said {
  const said = new Map<string, string[]>();
  for (const statement of elements(assertion, 'AttributeStatement'))
    for (const each of elements(statement, 'Attribute')) {
      const name = attribute(each, 'Name') ?? '';
      const values = elements(each, 'AttributeValue').map(textIn).filter(Boolean);
      said.set(name, [...(said.get(name) ?? []), ...values]);
    }
  return said;
}

/** All that is said by an attribute, by any of its names. */
const valuesOf = (said: Said, name: string): string[] => [
  ...new Set(namesOf(name).flatMap((each) => said.get(each) ?? [])),
];

/** By the attribute that was entered, else by a NameID that stays: one for this visit, or an address, names nobody for good. */
function subjectOf(subject: XmlElement, said: Said, { saml }: ProviderRow): string {
  const nameless = (reason: string) => new NotBelieved(reason, 'institucion_sin_identificador');
  const byAttribute = saml?.sujeto ?? '';
  const [nameId, ...others] = elements(subject, 'NameID');
  if (!byAttribute && attribute(nameId, 'Format') !== persistent) throw nameless('NameID is not persistent');
  const values = byAttribute
    ? valuesOf(said, byAttribute)
    : [nameId, ...others].map((each) => (each ? textIn(each) : ''));
  const [value = ''] = values;
  if (values.length !== 1 || value === '' || value.length > longestSubject) throw nameless('not one name');
  return value;
}

const beginning = (most: number) =>
  z
    .string()
    .trim()
    .transform((value) => value.slice(0, most));

function factsIn(said: Said, { atributos, dominios, saml }: ProviderRow): Facts {
  const first = (name: string) => (name ? (valuesOf(said, name)[0] ?? '') : '');
  const read = (name: string, most: number) => beginning(most).parse(first(name));
  const address = email.catch('').parse(first(saml?.correo ?? ''));
  return {
    nombres: read(atributos.nombres, longest.name),
    apellidos: read(atributos.apellidos, longest.name),
    afiliacion: read(atributos.afiliacion, longest.institution),
    email: address,
    isTrusted: saml?.correosValen === true && dominios.includes(address.slice(address.lastIndexOf('@') + 1)),
  };
}
