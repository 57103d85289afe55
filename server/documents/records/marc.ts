/**
 * A work as MARC 21 in XML (marcxml), as library catalogues take it.
 * Source: Library of Congress, MARC 21 Format for Bibliographic Data, https://www.loc.gov/marc/bibliographic/.
 */
import { isbn13 } from '#contract/isbn.ts';
import { particularWords } from '#contract/particular-words.ts';
import { citedWork } from '#server/documents/citations/cited-work.ts';
import { libraryLetters } from '#server/documents/model/language-codes.ts';
import { element } from '#server/documents/xml/element.ts';
import { grantsOf, invertedName, kindOf, type RecordedWork, textsOf } from './recorded-work.ts';

const spaces = {
  xmlns: 'http://www.loc.gov/MARC21/slim',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation': 'http://www.loc.gov/MARC21/slim http://www.loc.gov/standards/marcxml/schema/MARC21slim.xsd',
};

type Subfields = readonly (readonly [code: string, text: string | null | undefined])[];

/** A field with those of its subfields that say something; none where none does. */
function field(tag: string, indicators: string, subfields: Subfields): string[] {
  const written = subfields.flatMap(([code, text]) =>
    text?.trim() ? [element('subfield', text.trim(), { code })] : [],
  );
  const [ind1 = ' ', ind2 = ' '] = indicators;
  return written.length > 0 ? [element('datafield', written, { tag, ind1, ind2 })] : [];
}
const control = (tag: string, text: string): string => element('controlfield', text, { tag });

/** One `record` element. */
export function writeMarc(work: RecordedWork): string {
  const { ficha, idioma, doi, autores } = work;
  const cited = citedWork(work);
  const [first, ...others] = autores;
  const year = work.fechaPublicacion?.slice(0, 4) ?? '';
  const isPart = work.capituloDe !== undefined || work.tipo === 'ARTICULO';
  const person = (tag: string, { nombres, apellidos, orcid, afiliaciones }: (typeof autores)[number]) =>
    apellidos
      ? field(tag, '1 ', [
          ['a', invertedName({ nombres, apellidos })],
          ['e', 'author'],
          ...afiliaciones.map((name) => ['u', name] as const),
          ['0', orcid && `(orcid)${orcid}`],
        ])
      : field(tag.replace('00', '10'), '2 ', [['a', nombres]]);
  const place = [
    cited.volume && `vol. ${cited.volume}`,
    cited.issue && `n.º ${cited.issue}`,
    year && `(${year})`,
    cited.page ? `p. ${cited.page}` : cited.number,
  ];
  return element(
    'record',
    [
      element('leader', `00000na${work.capituloDe ? 'a' : isPart ? 'b' : 'm'} a2200000uu 4500`),
      control('001', work.id),
      control('008', fixedField(work, year)),
      ...Object.values(ficha.isbn ?? {}).flatMap((isbn) => field('020', '  ', [['a', isbn13(isbn)]])),
      ...(doi
        ? field('024', '7 ', [
            ['a', doi],
            ['2', 'doi'],
          ])
        : []),
      ...field('041', '0 ', [['a', libraryLetters(idioma)]]),
      ...(first ? person('100', first) : []),
      ...field('245', first ? '10' : '00', [['a', work.titulo]]),
      ...work.traducciones.flatMap(({ titulo }) => field('246', '31', [['a', titulo]])),
      ...field('250', '  ', [['a', cited.edition]]),
      ...field('264', ' 1', [
        ['a', cited['publisher-place']],
        ['b', cited.archive ?? cited.publisher ?? (work.revista.institucion || work.revista.nombre)],
        ['c', year],
      ]),
      ...field('336', '  ', [
        ['a', 'text'],
        ['b', 'txt'],
        ['2', 'rdacontent'],
      ]),
      ...field('490', '0 ', [
        ['a', cited.collection],
        ['v', cited.collectionNumber],
      ]),
      ...(work.tipo === 'TESIS' && !work.capituloDe
        ? field('502', '  ', [
            ['b', ficha.grado && particularWords(idioma).degrees[ficha.grado]],
            ['c', ficha.institucion],
            ['d', ficha.fechaDefensa?.slice(0, 4)],
          ])
        : []),
      ...field('506', work.embargoHasta ? '1 ' : '0 ', [
        ['a', work.embargoHasta ? `Embargo: ${work.embargoHasta}` : 'Open Access'],
      ]),
      ...textsOf(work).flatMap(({ resumen }) => field('520', '3 ', [['a', resumen]])),
      ...grantsOf(work).flatMap(({ nombre, ayuda }) =>
        field('536', '  ', [
          ['a', nombre],
          ['c', ayuda],
        ]),
      ),
      ...field('540', '  ', [['u', work.licencia]]),
      ...field('650', ' 4', [['a', work.categoria]]),
      ...work.palabrasClave.flatMap((word) => field('653', '0 ', [['a', word]])),
      ...field('655', ' 7', [
        ['a', kindOf(work).label],
        ['2', 'coar'],
      ]),
      ...others.flatMap((author) => person('700', author)),
      ...(ficha.editores ?? []).flatMap((each) =>
        field('700', '1 ', [
          ['a', invertedName(each)],
          ['e', 'editor'],
        ]),
      ),
      ...(ficha.directores ?? []).flatMap((each) =>
        field('700', '1 ', [
          ['a', invertedName(each)],
          ['e', 'degree supervisor'],
        ]),
      ),
      ...(isPart
        ? field('773', '0 ', [
            ['t', cited['container-title']],
            ['d', work.capituloDe ? cited.publisher : undefined],
            ['g', place.filter(Boolean).join(', ')],
            ['x', cited.ISSN],
            ['z', work.capituloDe ? cited.ISBN : undefined],
          ])
        : []),
      ...field('856', '40', [['u', work.direccion]]),
      ...work.archivos.flatMap(({ tipo, direccion }) =>
        field('856', '40', [
          ['u', direccion],
          ['q', tipo],
        ]),
      ),
    ],
    spaces,
  );
}

/** Field 008 of a book or a part of one, of forty signs: when it was entered, when published, online, in which language. */
function fixedField({ fechaPublicacion, idioma }: RecordedWork, year: string): string {
  const entered = (fechaPublicacion?.slice(2, 10) ?? '').replaceAll('-', '').padEnd(6);
  const [place, form] = ['xx'.padEnd(8), 'o'.padEnd(12)];
  const language = libraryLetters(idioma).slice(0, 3).padEnd(3);
  return [entered, 's', year.padEnd(4), ' '.repeat(4), place, form, language, ' ', 'd'].join('');
}
