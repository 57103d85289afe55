/** What the guide of DOAJ asks of a journal before it applies, in the guide's order; its best practices stand last. */
import { asked, type Criterion } from './criterion.ts';

type Row = Parameters<typeof asked>;
const guide = (key: string, check: Row[2], es: Row[3], en: Row[4]): Criterion => asked(key, 'doajGuide', check, es, en);

const must: Criterion[] = [
  guide(
    'articulos',
    'fiveAYear',
    ['Publica investigación', 'Al menos cinco artículos de investigación al año.'],
    ['Publishes research', 'At least five research articles per year.'],
  ),
  guide(
    'historia',
    'pastOfAYear',
    ['Revista nueva', 'Más de un año de historia, o al menos diez artículos en acceso abierto.'],
    ['Newly launched journal', 'More than one year of publishing history, or at least ten open access articles.'],
  ),
  guide(
    'publico',
    null,
    ['Público', 'Se dirige sobre todo a investigadores o profesionales.'],
    ['Target audience', 'It is meant for researchers or practitioners first of all.'],
  ),
  guide(
    'licencia-abierta',
    'openLicence',
    ['Tipo de acceso abierto', 'Licencia abierta (Creative Commons o equivalente).'],
    ['Type of open access', 'An open licence (Creative Commons or equivalent).'],
  ),
  guide(
    'acceso',
    'textAccess',
    ['Declaración de acceso abierto', 'La revista muestra una declaración de acceso abierto.'],
    ['Open access statement', 'The journal displays an open access statement.'],
  ),
  guide(
    'sin-embargo',
    'worksOpen',
    ['Sin embargo', 'Todo el texto completo, gratis y sin demora.'],
    ['No embargo', 'The full text of all content is free and without delay.'],
  ),
  guide(
    'sin-registro',
    'homepage',
    ['Sin registro', 'Para leer no hace falta registrarse.'],
    ['No registration', 'Readers need not register to read content.'],
  ),
  guide(
    'sitio',
    'homepage',
    ['Sitio propio', 'Dirección y página de inicio propias, accesibles desde cualquier lugar.'],
    ['Own website', 'A dedicated URL and homepage, accessible from any location.'],
  ),
  guide(
    'direcciones',
    'worksReadable',
    ['Texto completo de cada artículo', 'Una dirección única por artículo, en HTML o PDF.'],
    ['Full text of each article', 'One unique URL per article, in HTML or PDF.'],
  ),
  guide(
    'publicidad',
    null,
    ['Publicidad y métricas', 'Sin publicidad invasiva ni métricas de servicios poco fiables.'],
    ['Advertising and metrics', 'No intrusive advertising, and no metrics of unreliable services.'],
  ),
  guide(
    'alcance',
    'textScope',
    ['Objetivo y alcance', 'Está en línea y se llega desde la página de inicio.'],
    ['Aims and scope', 'Online, and reached from the homepage.'],
  ),
  guide(
    'instrucciones',
    'textRules',
    ['Instrucciones para los autores', 'Están en línea y se llega desde la página de inicio.'],
    ['Instructions for authors', 'Online, and reached from the homepage.'],
  ),
  guide(
    'costes',
    null,
    ['Costes para los autores', 'Se dicen todos; si no hay ninguno, se dice también.'],
    ['Author charges', 'All are stated; if there are none, that is stated, too.'],
  ),
  guide(
    'editorial',
    'publisherReached',
    ['Datos de la editorial', 'Su nombre y dirección, y el correo de la revista.'],
    ['Publisher information', 'Its name and address, and the journal’s e-mail.'],
  ),
  guide(
    'issn',
    'issnAny',
    ['ISSN', 'Al menos un ISSN, mostrado en el sitio.'],
    ['ISSN', 'At least one ISSN, displayed on the website.'],
  ),
  guide(
    'issn-confirmado',
    null,
    ['ISSN confirmado', 'El ISSN y el nombre coinciden con los de issn.org.'],
    ['ISSN confirmed', 'ISSN and name match what is shown at issn.org.'],
  ),
  guide(
    'consejo',
    'boardOfFive',
    ['Consejo editorial', 'Un editor y un consejo de al menos cinco personas.'],
    ['Editorial board', 'An editor and a board of at least five editors.'],
  ),
  guide(
    'afiliaciones',
    'boardAffiliated',
    ['Afiliaciones del consejo', 'El nombre y la afiliación de todos sus miembros.'],
    ['Affiliations of the board', 'The name and affiliation of all its members.'],
  ),
  guide(
    'revision',
    'reviewTold',
    ['Revisión por pares', 'Su tipo y sus detalles se dicen con claridad en el sitio.'],
    ['Peer review', 'Its type and details are stated clearly on the website.'],
  ),
  guide(
    'dos-revisores',
    'twoReviewers',
    ['Dos revisores', 'Al menos dos revisores independientes por artículo.'],
    ['Two reviewers', 'At least two independent reviewers for each article.'],
  ),
  guide(
    'endogamia',
    'endogeny',
    [
      'Endogamia',
      'Como mucho el 25 % de los artículos de cada uno de los dos últimos números (o del último año) tiene entre sus autores a alguien del consejo o de quienes revisan.',
    ],
    [
      'Endogeny',
      'At most 25% of the papers of either of the latest two issues (or of the last year) have an editor, board member or reviewer among their authors.',
    ],
  ),
  guide(
    'licencias',
    'licenceStated',
    ['Licencias', 'Las condiciones de uso de lo publicado se dicen en el sitio.'],
    ['Licensing', 'The terms of use of what is published are stated on the website.'],
  ),
  guide(
    'derechos',
    null,
    ['Derechos de autor', 'Se dicen aparte de los del sitio y no contradicen la licencia.'],
    ['Copyright', 'Stated apart from that of the website, and not contradicting the licence.'],
  ),
];

const recommended: Criterion[] = [
  guide(
    'fechas',
    'worksDated',
    ['Fechas de los artículos', 'Se recomienda mostrar las de envío, aceptación y publicación.'],
    ['Dates of articles', 'It is recommended to display those of submission, acceptance and publication.'],
  ),
  guide(
    'plagio',
    null,
    ['Detección de plagio', 'Se recomienda usar un servicio que lo compruebe.'],
    ['Plagiarism', 'A checking service is recommended.'],
  ),
  guide(
    'preservacion',
    'textPreservation',
    ['Política de archivo', 'Se recomienda depositar el contenido en un archivo a largo plazo.'],
    ['Archiving policy', 'It is recommended to deposit content in a long-term archive.'],
  ),
  guide(
    'identificadores',
    'worksWithDoi',
    ['Identificadores persistentes', 'Se recomiendan DOI, ARK o Handle.'],
    ['Persistent identifiers', 'DOI, ARK or Handle are recommended.'],
  ),
  guide(
    'ia',
    'textAi',
    ['Inteligencia artificial', 'Se recomienda una política sobre su uso.'],
    ['Artificial intelligence', 'A policy on its use is recommended.'],
  ),
];

export const doaj: Criterion[] = [
  ...must.map((each) => ({
    ...each,
    group: { es: 'Criterios básicos de inclusión', en: 'Basic criteria for inclusion' },
    required: true,
  })),
  ...recommended.map((each) => ({ ...each, group: { es: 'Recomendaciones', en: 'Recommendations' } })),
];
