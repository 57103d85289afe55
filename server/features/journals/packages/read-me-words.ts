/** The words of the two files that tell of a package, in it. */
import type { Words } from '#contract/words.ts';

export const readMeWords = {
  title: { es: 'Paquete para {indice}: {revista}', en: 'Package for {indice}: {revista}' },
  made: { es: 'Preparado el {dia}. Obras: {obras}.', en: 'Made on {dia}. Works: {obras}.' },
  holds: { es: 'Qué hay', en: 'What is in it' },
  where: { es: 'Dónde se entrega', en: 'Where it is handed in' },
  source: { es: 'Leído en {fuente}', en: 'Read at {fuente}' },
  lacks: { es: 'Qué falta', en: 'What is missing' },
  nothing: { es: 'Nada de lo que esta forma tiene sitio para decir.', en: 'Nothing that this form has room for.' },
  named: {
    es: 'Nada se ha inventado: lo que una obra no dice no está. El archivo faltas.csv lo dice obra por obra.',
    en: 'Nothing was made up: what a work does not say is not there. The file faltas.csv tells it work by work.',
  },
  noIssn: {
    es: 'La revista no tiene ISSN: los nombres de los archivos van sin él.',
    en: 'The journal has no ISSN: the names of files go without.',
  },
  acronym: {
    es: 'Acrónimo en los nombres: «{acronimo}».',
    en: 'Acronym in the names: “{acronimo}”.',
  },
  left: { es: 'Fuera del paquete', en: 'Left out' },
  missing: { es: 'Archivos que no están en el almacén', en: 'Files that the store does not have' },
  field: { es: 'Qué falta', en: 'What is missing' },
  work: { es: 'Obra', en: 'Work' },
  id: { es: 'Identificador', en: 'Identifier' },
  mend: { es: 'Dónde se completa', en: 'Where it is mended' },
  lacking: { es: 'Falta: {que}', en: 'Missing: {que}' },
  out: { es: 'Fuera: {que}', en: 'Left out: {que}' },
  file: { es: 'Archivo que falta: {que}', en: 'Missing file: {que}' },
} satisfies Record<string, Words>;

/** The columns of a table of contents. */
export const contentsWords = {
  orden: { es: 'Orden', en: 'Order' },
  titulo: { es: 'Título', en: 'Title' },
  traducido: { es: 'Título en otras lenguas', en: 'Title in other languages' },
  autores: { es: 'Autores', en: 'Authors' },
  afiliaciones: { es: 'Afiliaciones', en: 'Affiliations' },
  orcid: { es: 'ORCID', en: 'ORCID' },
  idioma: { es: 'Lengua', en: 'Language' },
  volumen: { es: 'Volumen', en: 'Volume' },
  numero: { es: 'Número', en: 'Issue' },
  anio: { es: 'Año', en: 'Year' },
  paginas: { es: 'Páginas', en: 'Pages' },
  resumen: { es: 'Resumen', en: 'Summary' },
  palabras: { es: 'Palabras clave', en: 'Keywords' },
  doi: { es: 'DOI', en: 'DOI' },
  direccion: { es: 'Dirección', en: 'Address' },
  licencia: { es: 'Licencia', en: 'Licence' },
  archivo: { es: 'Archivo', en: 'File' },
} satisfies Record<string, Words>;
