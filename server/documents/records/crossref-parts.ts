/** The parts that Crossref's records of all kinds have in common (crossref.ts). */

import { rorOf } from '#contract/affiliation-ror.ts';
import type { Author } from '#contract/entities/publication.ts';
import { preprintOf } from '#contract/preprint.ts';
import type { RelationKind } from '#contract/relations.ts';
import { threeLetters } from '#server/documents/model/language-codes.ts';
import { element, said } from '#server/documents/xml/element.ts';
import { grantsOf, type RecordedWork } from './recorded-work.ts';

/** One reference of a work, as plain text and, where it is known, by its DOI. */
export interface DepositedReference {
  id: string;
  texto: string;
  doi?: string | undefined;
}

export interface CrossrefDeposit {
  /** Whose answer is asked for by it later; of at least four characters. */
  lote: string;
  /** Of two deposits of a DOI, the one with the greater number stands. */
  momento: Date;
  /** Who deposits, and where the agency writes about it. */
  depositante: { nombre: string; correo: string };
  obra: RecordedWork & { doi: string };
  referencias: readonly DepositedReference[];
  /** Of a notice or a new edition: the DOI of what it is about. */
  sobre?: { doi: string; clase: RelationKind } | undefined;
  /** The DOI of the page that says how this press corrects what it published; without it no update can be said (Crossmark). */
  politica?: string | undefined;
}

const updateTypes: Record<RelationKind, string> = {
  CORRECCION: 'correction',
  ERRATA: 'erratum',
  PREOCUPACION: 'expression_of_concern',
  RETRACTACION: 'retraction',
  NUEVA_EDICION: 'new_edition',
};

export type Deposit = Omit<CrossrefDeposit, 'lote' | 'momento' | 'depositante'>;

type Person = {
  nombres: string;
  apellidos: string;
  orcid?: string | null | undefined;
  orcidConfirmado?: true;
  afiliaciones?: readonly string[];
  rors?: Author['rors'];
};
export const placed = (role: string, i = 0) => ({
  sequence: i === 0 ? 'first' : 'additional',
  contributor_role: role,
});

/** Those who sign it, then those who did something else for it, `as` what; nothing where nobody does. */
export function contributors(
  { autores }: Pick<RecordedWork, 'autores'>,
  others: readonly Person[] = [],
  as = 'editor',
): string[] {
  const named = [...written(autores, 'author', 0), ...written(others, as, autores.length)];
  return named.length > 0 ? [element('contributors', named)] : [];
}

/** As its schema says it of given names and surnames (Crossref 5.3.1, `surname`). */
const takenForName = /^[^\d?]*[^?\s]+[^\d]*$/;

/** An ORCID iD is said as proved by its person where ORCID itself has confirmed it, else as typed. */
function written(those: readonly Person[], role: string, from: number): string[] {
  return those.map((person, i) => {
    const { nombres, apellidos, orcid, orcidConfirmado, afiliaciones = [] } = person;
    const attributes = placed(role, from + i);
    const whole = [nombres, apellidos].map((part) => part.trim()).filter(Boolean);
    // The agency takes no figures or question marks for a person's name: such is told whole, as a group's is.
    if (!apellidos.trim() || whole.some((part) => !takenForName.test(part)))
      return element('organization', cut(whole.join(' '), 511), attributes);
    const places = afiliaciones.flatMap((name) =>
      name.trim()
        ? [
            element('institution', [
              element('institution_name', cut(name, 1024)),
              ...said('institution_id', rorOf(person, name), { type: 'ror' }),
            ]),
          ]
        : [],
    );
    return element(
      'person_name',
      [
        ...said('given_name', cut(nombres, 60)),
        element('surname', cut(apellidos, 60)),
        ...(places.length > 0 ? [element('affiliations', places)] : []),
        ...said('ORCID', orcid && `https://orcid.org/${orcid}`, orcidConfirmado && { authenticated: 'true' }),
      ],
      attributes,
    );
  });
}

/** The summary in each of its languages, paragraph by paragraph. */
export const abstracts = (work: RecordedWork): string[] =>
  [work, ...work.traducciones].flatMap(({ resumen, idioma }) => {
    const paragraphs = resumen
      .split(/\n+/)
      .map((line) => line.trim())
      .filter(Boolean);
    return paragraphs.length > 0
      ? [
          element(
            'jats:abstract',
            paragraphs.map((line) => element('jats:p', line)),
            { 'xml:lang': idioma },
          ),
        ]
      : [];
  });

/** @param day '2026-03-01', or a year alone */
export function dated(name: string, day: string | null): string {
  const [year = '', month, date] = (day ?? '').slice(0, 10).split('-');
  return element(name, [...said('month', month), ...said('day', date), element('year', year)], {
    media_type: name.endsWith('_date') ? 'online' : undefined,
  });
}
/** The year of the number it appeared in, else its own. */
export const yearOf = ({ apareceEn, fechaPublicacion }: RecordedWork): string | null =>
  apareceEn ? String(apareceEn.anio) : (fechaPublicacion?.slice(0, 4) ?? null);

export function pages(range: string | undefined): string[] {
  const [from = '', to = ''] = range?.split('-') ?? [];
  return from ? [element('pages', [element('first_page', cut(from, 32)), ...said('last_page', cut(to, 32))])] : [];
}

/** Who paid for it, under which licence it may be used, what it corrects, and which book it is in. */
export function programs({ obra, sobre, politica }: Deposit): string[] {
  const funded = grantsOf(obra);
  const groups = [...new Set(funded.map(({ nombre }) => nombre))].map((name) =>
    element(
      'fr:assertion',
      [
        element('fr:assertion', name, { name: 'funder_name' }),
        ...funded
          .filter(({ nombre, ayuda }) => nombre === name && ayuda)
          .map(({ ayuda = '' }) => element('fr:assertion', ayuda, { name: 'award_number' })),
      ],
      { name: 'fundgroup' },
    ),
  );
  const funding = groups.length > 0 ? [element('fr:program', groups, { name: 'fundref' })] : [];
  const { licencia, embargoHasta, fechaPublicacion } = obra;
  const start = { start_date: embargoHasta ?? fechaPublicacion?.slice(0, 10) };
  const licence = licencia
    ? [
        element(
          'ai:program',
          [
            element('ai:free_to_read', '', { start_date: start.start_date }),
            element('ai:license_ref', licencia, { applies_to: 'vor', ...start }),
          ],
          { name: 'AccessIndicators' },
        ),
      ]
    : [];
  const book = obra.capituloDe?.doi;
  const preprint = preprintOf(obra.declaraciones);
  const related = [
    ...(book ? [tied('inter_work_relation', 'isPartOf', { doi: book, direccion: '' })] : []),
    ...(preprint ? [tied('intra_work_relation', 'hasPreprint', preprint)] : []),
  ];
  const relation = related.length > 0 ? [element('rel:program', related)] : [];
  if (!sobre || !politica) return [...funding, ...licence, ...relation];
  const update = element('update', sobre.doi, {
    type: updateTypes[sobre.clase],
    date: fechaPublicacion?.slice(0, 10),
  });
  return [
    element('crossmark', [
      element('crossmark_policy', politica),
      element('updates', [update]),
      ...(funding.length + licence.length > 0 ? [element('custom_metadata', [...funding, ...licence])] : []),
    ]),
    ...relation,
  ];
}

/** What it is tied to, by DOI, else by address. Source: Crossref, `relations.xsd`. */
export const tied = (
  relation: 'inter_work_relation' | 'intra_work_relation',
  type: string,
  { doi, direccion }: { doi?: string | undefined; direccion: string },
): string =>
  element('rel:related_item', [
    element(`rel:${relation}`, doi ?? direccion, { 'relationship-type': type, 'identifier-type': doi ? 'doi' : 'uri' }),
  ]);

/** Its DOI leads to its page; those who compare texts get its PDF. */
export function registered({ doi, direccion, archivos }: CrossrefDeposit['obra']): string {
  const pdf = archivos.find(({ tipo }) => tipo === 'application/pdf');
  const crawled = pdf && [
    element('item', [element('resource', pdf.direccion, { mime_type: pdf.tipo })], { crawler: 'iParadigms' }),
  ];
  const mined = archivos.map(({ tipo, direccion: address }) =>
    element('item', [element('resource', address, { mime_type: tipo, content_version: 'vor' })]),
  );
  return element('doi_data', [
    element('doi', doi),
    element('resource', direccion),
    ...(crawled ? [element('collection', crawled, { property: 'crawler-based' })] : []),
    ...(mined.length > 0 ? [element('collection', mined, { property: 'text-mining' })] : []),
  ]);
}

export function citations({ referencias }: Deposit): string[] {
  const listed = referencias.map(({ id, texto, doi }) =>
    element(
      'citation',
      [
        ...(doi && /^10\.\d{4,9}\/.{1,200}$/.test(doi) ? [element('doi', doi)] : []),
        ...said('unstructured_citation', texto),
      ],
      { key: id },
    ),
  );
  return listed.length > 0 ? [element('citation_list', listed)] : [];
}

/** Crossref has languages by two letters alone. */
export const languageOf = (language: string): string | undefined =>
  language.length === 2 && threeLetters(language) !== language ? language : undefined;

/** At most so many characters, never half of one. */
export function cut(text: string, most: number): string {
  const signs = [...text.trim()];
  return signs.length <= most
    ? text.trim()
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
