/** What the columns of a table are by their headings, in Spanish, English, and as common exports head them. */
import type { LoadField } from '#contract/loads.ts';
import { folded } from '#contract/text.ts';

const names: Record<LoadField, readonly string[]> = {
  titulo: ['titulo', 'title', 'titulo del articulo', 'article title', 'document title', 'titulo original'],
  autores: [
    'autores',
    'autor',
    'autoria',
    'autores/as',
    'authors',
    'author',
    'author full names',
    'creators',
    'creator',
  ],
  resumen: ['resumen', 'abstract', 'summary', 'resum', 'descripcion', 'description'],
  palabrasClave: [
    'palabras clave',
    'palabras-clave',
    'palabrasclave',
    'keywords',
    'author keywords',
    'descriptores',
    'materias',
    'subjects',
    'subject',
  ],
  idioma: ['idioma', 'lengua', 'language', 'lang', 'locale', 'language of original document'],
  fecha: [
    'fecha',
    'ano',
    'anio',
    'fecha de publicacion',
    'ano de publicacion',
    'year',
    'date',
    'publication year',
    'publication date',
    'published',
    'date published',
  ],
  volumen: ['volumen', 'vol', 'vol.', 'volume', 'tomo'],
  numero: [
    'numero',
    'num',
    'num.',
    'n.o',
    'no',
    'no.',
    'nº',
    'n.º',
    'n°',
    'issue',
    'issue number',
    'number',
    'fasciculo',
  ],
  paginas: [
    'paginas',
    'pags',
    'pags.',
    'pp',
    'pp.',
    'pages',
    'page',
    'paginacion',
    'pagina inicial',
    'primera pagina',
    'first page',
    'start page',
    'page start',
    'fpage',
  ],
  paginaFinal: ['pagina final', 'ultima pagina', 'last page', 'end page', 'page end', 'lpage'],
  articulo: [
    'articulo n.o',
    'numero de articulo',
    'article number',
    'art. no.',
    'elocation',
    'elocation-id',
    'e-location',
  ],
  doi: ['doi', 'identificador doi', 'doi del articulo', 'article doi'],
  seccion: ['seccion', 'section', 'section title', 'apartado'],
  tipo: ['tipo', 'tipo de obra', 'tipo de documento', 'type', 'document type', 'genre'],
  licencia: ['licencia', 'licence', 'license', 'license url', 'derechos', 'rights'],
  archivo: [
    'archivo',
    'fichero',
    'nombre de archivo',
    'nombre del archivo',
    'pdf',
    'archivo pdf',
    'file',
    'filename',
    'file name',
    'file_name',
  ],
};
const fields = Object.keys(names) as LoadField[];

const plainHeading = (heading: string) =>
  folded(heading.replace(/º|ª|°/g, (sign) => (sign === '°' ? '°' : sign)))
    .replace(/[_:*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** For each heading what it says, if any; of two alike the first. */
export function guessColumns(headings: readonly string[]): (LoadField | null)[] {
  const taken = new Set<LoadField>();
  return headings.map((heading) => {
    const plain = plainHeading(heading);
    const found = fields.find((field) => names[field].some((name) => plainHeading(name) === plain));
    if (!found || taken.has(found)) return null;
    taken.add(found);
    return found;
  });
}
