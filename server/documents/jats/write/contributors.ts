import { sharedRor } from '#contract/affiliation-ror.ts';
import type { Author } from '#contract/entities/publication.ts';
import { creditAddress, creditName } from '#server/documents/model/credit-names.ts';
import type { ExportedAuthor } from '#server/documents/model/exported-work.ts';
import { said, type Writing, type Xml } from './writing.ts';

/**
 * The byline and its affiliations. Hidden authors are one `anonymous` contributor. An ORCID iD says `authenticated` where ORCID itself
 * has confirmed it of its author, and nothing where it was typed.
 */
export function writeContributors(meta: Xml, { work: { autores, autoresOcultos, idioma }, ids }: Writing): void {
  if (autoresOcultos) {
    meta.ele('contrib-group').ele('contrib', { 'contrib-type': 'author' }).ele('anonymous');
    return;
  }
  if (autores.length === 0) return;
  const affiliations = [...new Set(autores.flatMap(({ afiliaciones }) => afiliaciones))];
  const idOf = new Map(affiliations.map((text) => [text, ids.fresh('aff')]));
  const group = meta.ele('contrib-group');
  for (const author of autores) {
    const contributor = writeAuthor(group, author, affiliations, idOf);
    writeRoles(contributor, author, idioma);
  }
  for (const [index, text] of affiliations.entries()) {
    const element = meta.ele('aff', { id: idOf.get(text) ?? '' });
    said(element, 'label', index + 1);
    said(element, 'institution', text, { 'content-type': 'original' });
    const ror = sharedRor(autores, text);
    // Beside the name, and not round it: SciELO PS asks for the name of each as a child of its own (its schematron, `aff`).
    if (ror) said(element.ele('institution-wrap'), 'institution-id', ror, { 'institution-id-type': 'ror' });
  }
}

function writeAuthor(
  group: Xml,
  author: ExportedAuthor,
  affiliations: readonly string[],
  idOf: ReadonlyMap<string, string>,
): Xml {
  const contributor = group.ele('contrib', {
    'contrib-type': 'author',
    ...(author.correspondencia && { corresp: 'yes' }),
  });
  said(contributor, 'contrib-id', author.orcid, {
    'contrib-id-type': 'orcid',
    ...(author.orcidConfirmado && { authenticated: 'true' }),
  });
  writeName(contributor, author);
  for (const text of new Set(author.afiliaciones)) {
    const mention = contributor.ele('xref', { 'ref-type': 'aff', rid: idOf.get(text) ?? '' });
    said(mention, 'sup', affiliations.indexOf(text) + 1);
  }
  return contributor;
}

/** How SPS 1.10 has a role be named (its schematron, `role_content-type-values`), from before NISO kept CRediT. */
const casraiAddress = (role: Author['credit'][number]): string =>
  role === 'visualization'
    ? 'https://web.archive.org/web/20180313224017/http://dictionary.casrai.org/Contributor_Roles/Visualization'
    : `https://casrai.org/term/contributor-roles-${role}`;

/** The roles of CRediT, as NISO asks for them and, in `content-type`, as SciELO PS does. */
function writeRoles(contributor: Xml, { credit }: Author, language: string): void {
  for (const role of credit)
    said(contributor, 'role', creditName(role, language), {
      'content-type': casraiAddress(role),
      vocab: 'credit',
      'vocab-identifier': 'https://credit.niso.org/',
      'vocab-term': creditName(role, 'en'),
      'vocab-term-identifier': creditAddress(role),
    });
}

/** Several words without a surname are the name of a group. */
function writeName(contributor: Xml, { nombres, apellidos }: Author): void {
  if (apellidos === '' && /\s/.test(nombres)) {
    said(contributor, 'collab', nombres);
    return;
  }
  const name = contributor.ele('name', { 'name-style': apellidos === '' ? 'given-only' : 'western' });
  said(name, 'surname', apellidos);
  said(name, 'given-names', nombres);
}
