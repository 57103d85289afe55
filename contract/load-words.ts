/** What stands in the way of reading a load's file at all, and what its report is called, in both languages. */

import type { LineFault } from './entities/load.ts';
import type { LineFate, LineFaultCode, LoadField } from './loads.ts';
import type { Language } from './vocabulary.ts';
import { fill, type Words } from './words.ts';

export const hindrances = {
  noHeading: {
    es: 'La primera línea del archivo tiene que nombrar las columnas, y debajo debe haber al menos una obra.',
    en: 'The first line of the file has to name the columns, with at least one work below it.',
  },
  tooMany: {
    es: 'Son más de 10 000 líneas: divide el archivo en varios.',
    en: 'There are more than 10,000 lines: split the file.',
  },
  tooLarge: {
    es: 'El archivo con los datos pesa más de 20 MB: divídelo en varios.',
    en: 'The file with the data is over 20 MB: split it.',
  },
  noJson: {
    es: 'No es un JSON de Crossref ni de DataCite, o no tiene ninguna obra.',
    en: 'It is no JSON of Crossref or DataCite, or has no work in it.',
  },
  otherZip: {
    es: 'El ZIP no tiene artículos JATS (.xml), ni un CSV, ni archivos JSON con los datos de las obras.',
    en: 'The ZIP has no JATS articles (.xml), no CSV and no JSON files with the data of the works.',
  },
  severalTables: {
    es: 'El ZIP tiene más de un CSV: deja solo el que describe las obras.',
    en: 'The ZIP has more than one CSV: leave only the one that describes the works.',
  },
  badZip: {
    es: 'El ZIP no se puede leer: está dañado, tiene contraseña, o lo que dice de sí mismo no es verdad.',
    en: 'The ZIP cannot be read: it is damaged, has a password, or what it says of itself is not true.',
  },
  noFile: {
    es: 'No es un CSV, ni un JSON, ni un ZIP.',
    en: 'It is no CSV, JSON or ZIP.',
  },
} satisfies Record<string, Words>;

/** The headings of the report. */
export const reportWords = {
  file: { es: 'informe de carga', en: 'load report' },
  line: { es: 'línea', en: 'line' },
  fate: { es: 'resultado', en: 'outcome' },
  done: { es: 'hecha', en: 'done' },
  yes: { es: 'sí', en: 'yes' },
  no: { es: 'no', en: 'no' },
  title: { es: 'título', en: 'title' },
  authors: { es: 'autores', en: 'authors' },
  place: { es: 'volumen y páginas', en: 'volume and pages' },
  pdf: { es: 'archivo', en: 'file' },
  why: { es: 'motivo', en: 'reason' },
  work: { es: 'obra', en: 'work' },
} satisfies Record<string, Words>;

export const fateWords: Record<LineFate, Words> = {
  NUEVA: { es: 'nueva', en: 'new' },
  COMPLETAR: { es: 'completa una que ya está', en: 'completes one already here' },
  IGUAL: { es: 'ya está', en: 'already here' },
  RECHAZADA: { es: 'rechazada', en: 'refused' },
};

export const fieldWords: Record<LoadField, Words> = {
  titulo: { es: 'título', en: 'title' },
  autores: { es: 'autores', en: 'authors' },
  resumen: { es: 'resumen', en: 'abstract' },
  palabrasClave: { es: 'palabras clave', en: 'keywords' },
  idioma: { es: 'idioma', en: 'language' },
  fecha: { es: 'fecha o año', en: 'date or year' },
  volumen: { es: 'volumen', en: 'volume' },
  numero: { es: 'número', en: 'issue' },
  paginas: { es: 'páginas', en: 'pages' },
  paginaFinal: { es: 'página final', en: 'last page' },
  articulo: { es: 'número de artículo', en: 'article number' },
  doi: { es: 'DOI', en: 'DOI' },
  seccion: { es: 'sección', en: 'section' },
  tipo: { es: 'tipo de obra', en: 'kind of work' },
  licencia: { es: 'licencia', en: 'licence' },
  archivo: { es: 'archivo', en: 'file' },
};

/** `{valor}` is what the line says there. */
export const faultWords: Record<LineFaultCode, Words> = {
  falta: { es: 'falta.', en: 'is missing.' },
  largo: { es: 'es demasiado largo.', en: 'is too long.' },
  comillas: {
    es: 'Unas comillas se abren y no se cierran.',
    en: 'A quotation mark is opened and never closed.',
  },
  autores: {
    es: 'no se distingue quién es quién: separa los autores con punto y coma. Dice «{valor}».',
    en: 'it cannot be told who is who: part the authors with semicolons. It says “{valor}”.',
  },
  idioma: { es: '«{valor}» no es un idioma conocido.', en: '“{valor}” is no known language.' },
  fecha: {
    es: '«{valor}» no es una fecha ni un año. Sirven 2004, 2004-05 y 31/05/2004.',
    en: '“{valor}” is no date or year. 2004, 2004-05 and 31/05/2004 will do.',
  },
  fecha_futura: { es: '«{valor}» todavía no ha llegado.', en: '“{valor}” is still to come.' },
  doi: { es: '«{valor}» no es un DOI: empieza por 10.', en: '“{valor}” is no DOI: it begins with 10.' },
  tipo: {
    es: '«{valor}» no es artículo, informe, tesis ni libro.',
    en: '“{valor}” is no article, report, thesis or book.',
  },
  licencia: {
    es: '«{valor}» no es la dirección de una licencia ni una de Creative Commons, como CC BY 4.0.',
    en: '“{valor}” is neither the address of a licence nor one of Creative Commons, as CC BY 4.0.',
  },
  archivo_no_esta: {
    es: '«{valor}» no está entre los archivos de la carga.',
    en: '“{valor}” is not among the files of the load.',
  },
  archivo_repetido: {
    es: 'hay más de un archivo que se llama «{valor}».',
    en: 'more than one file is called “{valor}”.',
  },
  archivo_no_es_pdf: { es: '«{valor}» no es un PDF.', en: '“{valor}” is no PDF.' },
  repetida: { es: 'Es la misma obra que la línea {valor}.', en: 'It is the same work as line {valor}.' },
  otra_revista: {
    es: 'Esta obra está en otra revista de la plataforma.',
    en: 'This work is in another journal of the platform.',
  },
  no_publicada: {
    es: 'Esta obra está en la plataforma, pero no publicada: en redacción, retirada o eliminada.',
    en: 'This work is on the platform, but not published: being prepared, withdrawn or deleted.',
  },
  numero_otro_anio: {
    es: 'ese número está en la plataforma con otro año: {valor}.',
    en: 'that issue is on the platform with another year: {valor}.',
  },
  numero_en_preparacion: {
    es: 'el número {valor} está en preparación: publícalo antes.',
    en: 'issue {valor} is being prepared: publish it first.',
  },
  numero_lleno: { es: 'el número {valor} ya no admite más obras.', en: 'issue {valor} takes no more works.' },
  no_se_lee: { es: '{valor}', en: '{valor}' },
};

/** A fault in one sentence, which names the column as the file heads it, or else the field. */
export function faultInWords(
  { codigo, campo, columna, valor }: Omit<LineFault, 'valor'> & { valor: string | Words },
  language: Language,
): string {
  const words = fill(faultWords[codigo][language], { valor }, language);
  if (campo === null) return words;
  const where = columna ? wheres.column[language].replace('{columna}', () => columna) : fieldWords[campo][language];
  return `${where.charAt(0).toUpperCase()}${where.slice(1)}: ${words}`;
}
const wheres = { column: { es: 'columna «{columna}»', en: 'column “{columna}”' } } satisfies Record<string, Words>;
