/**
 * Phrases in a text that may tell who wrote it, in Spanish and English: a warning, which errs on the side of asking. What
 * authors are called is known; the rest is how people speak of themselves, of who paid, and of where their things are.
 */
import type { IdentityLeakKind } from '#contract/entities/anonymise.ts';
import { foldedInPlace } from '#contract/text.ts';
import { phraseOf, withBreaks } from './phrases.ts';
import { repositoryLinks } from './repository-links.ts';

export interface KnownAuthor {
  nombres: string;
  apellidos: string;
  email: string | null;
  orcid: string | null;
  afiliaciones: readonly string[];
}
/** Of whom is known what. `dois`: of the work itself, of its preprint (its address, where that has none), and of what its authors published before. */
export interface Known {
  authors: readonly KnownAuthor[];
  dois: readonly string[];
}
/** From where to where the phrase goes, in UTF-16 units. */
export interface Found {
  tipo: IdentityLeakKind;
  desde: number;
  hasta: number;
}

const work =
  '(?:trabajos?|estudios?|art[ií]culos?|investigaci[oó]n(?:es)?|libros?|tesis|publicaci[oó]n(?:es)?|obras?|ensayos?|ponencias?|informes?|an[aá]lisis|experimentos?|proyectos?)';
const before = '(?:anterior(?:es)?|previ[oa]s?|recientes?|ya publicad[oa]s?|doctoral(?:es)?)';
const ownWork =
  '(?:works?|stud(?:y|ies)|papers?|articles?|research|books?|thesis|dissertation|publications?|results|findings|experiments?)';
const tells =
  '(?:mostr|demostr|describ|public|argument|propus|propon|present|señal|expus|defend|encontr|analiz|estudi|desarroll)';
const project = '(?:[A-Z]{2,}[A-Z0-9]*[-/ ]?)?[A-Z0-9]*\\d[A-Z0-9]*(?:[-/.][A-Z0-9]+)*';

/** Sentences of the field; none of them says a name. */
const ways: readonly [IdentityLeakKind, RegExp][] = [
  ['CORREO', /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g],
  ['ORCID', /\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/gi],
  ['AGRADECIMIENTOS', /^\s*(?:\d[\d.]*\s*)?(?:agradecimientos?|reconocimientos|acknowledge?ments?)\b[\s.:]*/gi],
  [
    'AGRADECIMIENTOS',
    /\b(?:(?:quer|quisi)\S+ agradecer|agradecemos|agradezco|l[oa]s autor[ea]s agradecen|el autor agradece|la autora agradece|we (?:also )?(?:thank|are (?:deeply )?grateful|wish to thank|would like to thank|gratefully acknowledge)|the authors? (?:gratefully )?(?:thanks?|acknowledges?))\b/gi,
  ],
  [
    'FINANCIACION',
    /^\s*(?:\d[\d.]*\s*)?(?:(?:fuentes? de )?(?:financiaci[oó]n|financiamiento)|funding(?: sources?)?)[\s.:]*$/gi,
  ],
  [
    'FINANCIACION',
    new RegExp(
      `\\b(?:(?:este|el presente|nuestro|esta|la presente|nuestra) ${work}[^.]{0,80}?(?:financiad|subvencionad|sufragad|apoyad)[oa]s? (?:por|con|mediante)|(?:this|our|the present) (?:${ownWork}|project)[^.]{0,80}?(?:funded|supported|financed) by|(?:hemos|ha) recibido (?:financiaci[oó]n|una (?:ayuda|beca|subvenci[oó]n))|(?:we|the authors?) (?:have )?received (?:funding|(?:financial )?support|a grant))`,
      'gi',
    ),
  ],
  // The kinds of codes that funders of Spain, Latin America and Europe give.
  [
    'PROYECTO',
    /\b(?:PID|PGC|RTI|TED|CNS|PDC|HAR|FFI|CGL|MTM|TIN|BFU|CSO|ECO|PSI|SAF|AGL|MAT|FIS|FPU|FPI|RYC|IJC|PRE)\d{2,4}-\d{2,7}[A-Z0-9/-]*/g,
  ],
  [
    'PROYECTO',
    new RegExp(
      `\\b(?:(?:FONDECYT|Fondecyt)(?: Regular| Iniciaci[oó]n| Postdoctoral)?|ANID|CONACYT|CONAHCYT|PAPIIT|COLCIENCIAS|Minciencias|CONICET|PICT|FAPESP|CNPq|CAPES|FONCYT|CONCYTEC|H2020|ERC|(?:G|g)rant(?: agreement)?|(?:P|p)royecto|(?:P|p)roject|(?:A|a)yuda|(?:B|b)eca|(?:C|c)onvenio|(?:E|e)xpediente)(?:,? (?:no|nº|n\\.º|n\\.|n°|N°|Nº|No\\.|núm\\.|number|ref\\.|con referencia|con código|código))? ?(?=[^ ]*\\d{4})${project}`,
      'g',
    ),
  ],
  [
    'OBRA_PROPIA',
    new RegExp(
      `\\b(?:(?:nuestr[oa]s?|mis?) (?:propi[oa]s? )?(?:(?:anterior|previo|previa|reciente)(?:es|s)? ${work}|${work} ${before})|mi (?:propia )?tesis|(?:our|my) (?:own )?(?:previous|earlier|prior|recent|past|published|doctoral) (?:${ownWork})|my (?:thesis|dissertation))`,
      'gi',
    ),
  ],
  [
    'OBRA_PROPIA',
    new RegExp(
      `\\b(?:(?:como )?(?:ya )?(?:hemos|he) (?:ya )?\\w+(?:do|to|cho) (?:anteriormente|previamente|en otr[oa]s? (?:lugar(?:es)?|parte|${work}))|como ya ${tells}\\w*mos|(?:we|i) (?:have )?(?:previously|already|earlier) (?:show|demonstrat|describ|publish|report|argu|propos|present|discuss|develop)\\w*|(?:we|i) have (?:shown|argued|described|reported) elsewhere)`,
      'gi',
    ),
  ],
];

/**
 * What finds, in a text (NFC), where it may give these authors away: in the order of the text, and of phrases that overlap
 * the first and longest.
 */
export function identityLeakFinder(known: Known): (text: string) => Found[] {
  const phrases = knownPhrases(known);
  const surnames = known.authors.flatMap(({ apellidos }) => foldedInPlace(apellidos).split(/\s+/)[0] || []);
  const citations = surnames.map(ownCitation);
  return (given) => {
    const text = withBreaks(given);
    const plain = foldedInPlace(text);
    return apart([
      ...ways.flatMap(([tipo, pattern]) => matches(text, pattern, tipo)),
      ...phrases.flatMap(([tipo, pattern]) => matches(plain, pattern, tipo)),
      ...inFirstPerson(plain, citations),
      ...repositoryLinks(text).map((link) => ({ ...link, tipo: 'REPOSITORIO' as const })),
    ]);
  };
}

const knownPhrases = ({ authors, dois }: Known): [IdentityLeakKind, RegExp][] => [
  ...authors.flatMap((author): [IdentityLeakKind, RegExp][] => [
    ...bylines(author).map((name): [IdentityLeakKind, RegExp] => ['NOMBRE', phraseOf(name)]),
    ...institutions(author).map((name): [IdentityLeakKind, RegExp] => ['AFILIACION', phraseOf(name)]),
  ]),
  ...dois.map((doi): [IdentityLeakKind, RegExp] => ['DOI', phraseOf(doi)]),
];

/** How a person is written: 'Ana Pérez Gil', 'Pérez Gil, Ana', 'A. Pérez', 'Dra. Pérez'. A surname alone may be anybody's. */
function bylines({ nombres, apellidos }: KnownAuthor): string[] {
  const [first = ''] = nombres.split(/\s+/);
  const [surname = ''] = apellidos.split(/\s+/);
  if (surname.length < 2) return nombres.includes(' ') ? [nombres] : [];
  const initial = first.slice(0, 1);
  const given = [...new Set([nombres, first])].flatMap((name) => [`${name} ${surname}`, `${surname}, ${name}`]);
  const short = [`${initial}. ${surname}`, `${surname}, ${initial}.`];
  const titled = ['Dr.', 'Dra.', 'Prof.', 'Profa.', 'Profesor', 'Profesora'].map((title) => `${title} ${surname}`);
  return [...(first ? [...given, ...short] : []), ...titled, ...(surname === apellidos ? [] : [apellidos])];
}

/** The institutions of an affiliation; cities and countries say little. */
const institutions = ({ afiliaciones }: KnownAuthor): string[] =>
  afiliaciones
    .flatMap((affiliation) => [affiliation, ...affiliation.split(/[,;]\s*/)])
    .filter(
      (part, at, all) =>
        all.indexOf(part) === at && (/\p{Lu}{3,}/u.test(part) || part.split(/\s+/).length > 1) && part.length > 3,
    );

const firstPerson =
  /\b(?:nuestr[oa]s?|mis?|hemos|yo|nosotr[oa]s|mostramos|demostramos|describimos|publicamos|propusimos|presentamos|argumentamos|encontramos|defendimos|we|our|my|i)\b/;

/** A citation of an author's own, 'Pérez (2019)' or '(Pérez y Gil, 2019)'. */
const ownCitation = (surname: string) =>
  new RegExp(`${phraseOf(surname).source}[^()]{0,60}?[,( ]\\s*(?:19|20)\\d\\d[a-z]?\\)?`, 'gu');

function inFirstPerson(plain: string, citations: readonly RegExp[]): Found[] {
  if (citations.length === 0) return [];
  return [...plain.matchAll(/[^.!?]+(?:\.(?!\s)[^.!?]*)*/g)].flatMap(({ 0: sentence, index }) =>
    firstPerson.test(sentence)
      ? citations
          .flatMap((citation) => matches(sentence, citation, 'OBRA_PROPIA'))
          .map(({ tipo, desde, hasta }) => ({ tipo, desde: desde + index, hasta: hasta + index }))
      : [],
  );
}

const matches = (text: string, pattern: RegExp, tipo: IdentityLeakKind): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: phrase, index }) => ({
    tipo,
    desde: index + (phrase.length - phrase.trimStart().length),
    hasta: index + phrase.trimEnd().length,
  }));

function apart(found: Found[]): Found[] {
  const sorted = found.sort((one, other) => one.desde - other.desde || other.hasta - one.hasta);
  const kept: Found[] = [];
  for (const each of sorted) if (each.desde >= (kept.at(-1)?.hasta ?? 0)) kept.push(each);
  return kept;
}
