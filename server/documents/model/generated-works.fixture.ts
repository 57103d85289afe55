/** Works drawn by lot, as no person would write them: awkward signs, what lacks, three hundred authors, five languages, from right to left. */
import type { Block, CslItem, Inline, Reference } from '#contract/entities/manuscript.ts';
import type { Author } from '#contract/entities/publication.ts';
import { creditRoles } from '#contract/vocabulary.ts';
import { lots } from '#server/testing/seed.ts';
import type { ExportedWork } from './exported-work.ts';
import { workOf } from './exported-works.fixture.ts';

const languages = ['es', 'en', 'pt', 'ar', 'zh'] as const;
const words = [
  ...['humedal', 'niñez', 'Ñandú', 'l’eau', 'coração', 'the', 'of', 'delta', '¿qué?', '«cita»', '1/2', '50 %', '—'],
  ...['دلتا', 'النهر', 'שלום', '水', '生态系统', '𝒳', '👩🏽‍🔬', 'e\u0301', '\u200f\u200e', '\u00ad', '\u2028'],
  ...['A&B', '<i>', '</title>', ']]>', '<!--', '&amp;', '&nbsp;', '"', "'", '\\', '{', '}', '$x_1^2$', '#', '~', '@'],
  ...['\u0000', '\u0008', '\u001b', '\uFFFE', '\uD800', '\t', '\r\n', '\n\n', 'TY  - JOUR', 'ER  - ', 'X'.repeat(120)],
];
const mathml = '<math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math>';

type Lot = () => number;
const below = (lot: Lot, count: number) => Math.floor(lot() * count);
const times = <Made>(lot: Lot, most: number, make: (place: number) => Made): Made[] =>
  Array.from({ length: below(lot, most + 1) }, (_, place) => make(place));
const oneOf = <Value>(lot: Lot, values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
  const value = values[below(lot, values.length)];
  if (value === undefined) throw new Error('There is none to draw.');
  return value;
};
const perhaps = <Value>(lot: Lot, make: () => Value): Value | null => (lot() < 0.5 ? make() : null);
const say = (lot: Lot, most: number) =>
  ['Obra', ...times(lot, most, () => oneOf(lot, words))].sort(() => lot() - 0.5).join(' ');
const dayOf = (lot: Lot) => new Date(Date.UTC(1950 + below(lot, 80), below(lot, 12), 1 + below(lot, 28)));
const day = (lot: Lot) => dayOf(lot).toISOString().slice(0, 10);

/** No longer than the platform lets a name be. */
const name = (lot: Lot) => say(lot, 2).slice(0, 90);

const author = (lot: Lot): Author => {
  const signed = signatory(lot);
  const [first] = signed.afiliaciones;
  return first && lot() < 0.4 ? { ...signed, rors: [{ afiliacion: first, ror: 'https://ror.org/003x0zc53' }] } : signed;
};
const signatory = (lot: Lot): Author => ({
  id: null,
  nombres: name(lot),
  apellidos: lot() < 0.2 ? '' : name(lot),
  orcid: perhaps(lot, () => '0000-0002-1825-0097'),
  afiliaciones: times(lot, 3, () => say(lot, 4)),
  correspondencia: lot() < 0.3,
  credit: times(lot, 3, (place) => creditRoles[place] ?? 'conceptualization'),
});

function inlines(lot: Lot, references: readonly Reference[]): Inline[] {
  const said: Inline[] = [{ type: 'text', text: say(lot, 8) }];
  if (lot() < 0.3)
    said.push({
      type: 'text',
      text: say(lot, 3),
      marks: [{ type: oneOf(lot, ['bold', 'italic', 'superscript'] as const) }],
    });
  if (lot() < 0.2) said.push({ type: 'mathInline', attrs: { mathml } });
  if (lot() < 0.2)
    said.push({
      type: 'footnote',
      attrs: { id: `n${below(lot, 1e9)}` },
      content: [{ type: 'text', text: say(lot, 5) }],
    });
  const [first] = references;
  if (first && lot() < 0.3) said.push({ type: 'citation', attrs: { refs: [first.id], text: say(lot, 1) } });
  return said;
}

function block(lot: Lot, place: number, references: readonly Reference[]): Block {
  const paragraph = { type: 'paragraph' as const, content: inlines(lot, references) };
  const caption = { type: 'caption' as const, content: [paragraph] };
  switch (below(lot, 6)) {
    case 0:
      return { type: 'heading', attrs: { level: 1, id: `s${place}` }, content: [{ type: 'text', text: say(lot, 4) }] };
    case 1:
      return { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph] }] };
    case 2:
      return { type: 'mathBlock', attrs: { mathml, id: `e${place}` } };
    case 3:
      return {
        type: 'figure',
        attrs: { id: `f${place}`, label: say(lot, 1), src: '/files/a/b.png', alt: say(lot, 2) },
        content: [caption],
      };
    default:
      return paragraph;
  }
}

const reference = (lot: Lot, place: number): Reference => {
  const csl: CslItem = {
    type: oneOf(lot, ['article-journal', 'book', 'chapter', 'thesis', 'webpage', 'dataset', 'legislation'] as const),
    title: say(lot, 5),
    author: times(lot, 3, () => ({ family: say(lot, 1), given: say(lot, 1) })),
    issued: lot() < 0.5 ? { 'date-parts': [[1950 + below(lot, 80)]] } : undefined,
    DOI: lot() < 0.3 ? oneOf(lot, ['10.1590/a(1)<2>', 'no es un DOI', '10.1234/x y']) : undefined,
  };
  return { id: `r${place}`, texto: say(lot, 10), ...(lot() < 0.7 && { csl }) };
};

function generated(lot: Lot, place: number): ExportedWork {
  const idioma = oneOf(lot, languages);
  const tipo = oneOf(lot, ['ARTICULO', 'REPORTE', 'TESIS', 'LIBRO'] as const);
  const referencias = times(lot, 6, (at) => reference(lot, at));
  const content = times(lot, 8, (at) => block(lot, at, referencias));
  const person = () => ({ nombres: say(lot, 1), apellidos: say(lot, 1) });
  return workOf(content, {
    id: `01890a5d-ac96-774b-bcce-${String(place).padStart(12, '0')}`,
    titulo: say(lot, 10),
    resumen: lot() < 0.2 ? '' : times(lot, 3, () => say(lot, 20)).join('\n\n'),
    palabrasClave: times(lot, 6, () => say(lot, 2)),
    traducciones: languages
      .filter((each) => each !== idioma && lot() < 0.4)
      .map((each) => ({
        idioma: each,
        titulo: say(lot, 8),
        resumen: say(lot, 15),
        palabrasClave: times(lot, 3, () => say(lot, 1)),
      })),
    autores: place % 50 === 7 ? Array.from({ length: 300 }, () => author(lot)) : times(lot, 4, () => author(lot)),
    tipo,
    idioma,
    categoria: perhaps(lot, () => say(lot, 2)),
    doi: `10.1590/obra.${place}${oneOf(lot, ['', '(1)', '<2>', ';x', '&y'])}`,
    licencia: perhaps(lot, () => 'https://creativecommons.org/licenses/by/4.0/'),
    fechaRecepcion: perhaps(lot, () => day(lot)),
    fechaAceptacion: perhaps(lot, () => day(lot)),
    fechaPublicacion: day(lot),
    fechaRetractacion: lot() < 0.1 ? day(lot) : null,
    motivoRetractacion: lot() < 0.1 ? say(lot, 5) : null,
    metadatos: {
      ...(lot() < 0.5 && { volumen: say(lot, 1), numero: String(below(lot, 9)) }),
      ...(lot() < 0.5 && {
        paginaInicial: oneOf(lot, ['1', 'S331', 'xii', '385']),
        paginaFinal: oneOf(lot, ['9', '', 'S340']),
      }),
      ...(lot() < 0.3 && { elocation: 'e12' }),
    },
    ficha:
      tipo === 'LIBRO'
        ? { isbn: { PDF: '978-84-376-0494-7' }, editores: [person()], edicion: String(1 + below(lot, 3)) }
        : tipo === 'TESIS'
          ? {
              grado: oneOf(lot, ['GRADO', 'MAESTRIA', 'DOCTORADO'] as const),
              institucion: say(lot, 3),
              directores: [person()],
            }
          : {},
    declaraciones:
      lot() < 0.4
        ? {
            financiacion: {
              respuesta: 'CON_FINANCIACION',
              financiadores: [
                {
                  nombre: say(lot, 3),
                  ror: perhaps(lot, () => 'https://ror.org/003x0zc53'),
                  ayudas: times(lot, 3, () => say(lot, 1)),
                },
              ],
            },
          }
        : {},
    documento: { type: 'doc', content },
    referencias,
  });
}

/** So many of them, the same for the same seed. */
export function generatedWorks(count: number): ExportedWork[] {
  const lot = lots();
  return Array.from({ length: count }, (_, place) => generated(lot, place));
}
