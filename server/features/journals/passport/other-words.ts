/** What the other indices ask for, as far as a public source was read. */
import { asked, type Criterion, type SourceKey, unread } from './criterion.ts';
import type { TextCheck } from './work-checks.ts';

export const scielo: Criterion[] = [
  asked(
    'doi',
    'scieloPs',
    'worksWithDoi',
    ['DOI', 'Cada artículo tiene DOI (SciELO Brasil).'],
    ['DOI', 'Each article has a DOI (SciELO Brazil).'],
  ),
  asked(
    'fechas',
    'scieloPs',
    'worksDated',
    ['Historia del arbitraje', 'Recepción y aceptación con día, mes y año (SciELO Brasil).'],
    ['History of review', 'Receipt and acceptance with day, month and year (SciELO Brazil).'],
  ),
  asked(
    'orcid',
    'scieloOrcid',
    'worksWithOrcid',
    ['ORCID', 'Los autores llevan su ORCID (SciELO Brasil).'],
    ['ORCID', 'Authors have their ORCID (SciELO Brazil).'],
  ),
  asked(
    'licencia',
    'scieloLicences',
    'worksOfScielo',
    ['Licencia', 'CC BY, CC BY-NC o CC BY-NC-ND, 3.0 o 4.0 (SciELO Brasil).'],
    ['Licence', 'CC BY, CC BY-NC or CC BY-NC-ND, 3.0 or 4.0 (SciELO Brazil).'],
  ),
  unread(
    'admision',
    ['Criterios de admisión y permanencia', 'Los de cada colección nacional no se han leído: consulta los de la tuya.'],
    ['Criteria of admission and permanence', 'Those of each national collection were not read: ask yours.'],
  ),
];

export const redalyc: Criterion[] = [
  asked(
    'abierto',
    'redalycFaq',
    'openLicence',
    ['Acceso abierto', 'Revistas científicas de acceso abierto.'],
    ['Open access', 'Scientific journals in open access.'],
  ),
  asked(
    'sin-embargo',
    'redalycFaq',
    'worksOpen',
    ['Sin embargo', 'No se admiten revistas con embargo.'],
    ['No embargo', 'Journals with an embargo are not taken.'],
  ),
  asked(
    'documentacion',
    'redalycFaq',
    null,
    ['Documentación completa', 'Solo se atienden las postulaciones con toda su documentación.'],
    ['Complete documents', 'Only applications with all their documents are looked at.'],
  ),
  unread(
    'indispensables',
    ['Criterios indispensables', 'Los de la sección «Postulación de revistas» no se han leído.'],
    ['Indispensable criteria', 'Those of the section on applications were not read.'],
  ),
  unread(
    'marcalyc',
    ['XML de Marcalyc', 'Lo que pide del XML no se ha leído.'],
    ['XML of Marcalyc', 'What it asks of the XML was not read.'],
  ),
];

export const dialnet: Criterion[] = [
  unread(
    'inclusion',
    ['Criterios de inclusión', 'No se ha leído ninguna fuente pública de ellos.'],
    ['Criteria of inclusion', 'No public source of them was read.'],
  ),
];

export const scholar: Criterion[] = [
  asked(
    'rastreo',
    'scholar',
    'homepage',
    ['Acceso de los robots', 'El sitio se puede rastrear.'],
    ['Access of crawlers', 'The site can be crawled.'],
  ),
  asked(
    'pdf',
    'scholar',
    'worksReadable',
    ['Texto completo', 'En un PDF cuya dirección acaba en «.pdf».'],
    ['Full text', 'In a PDF whose address ends with “.pdf”.'],
  ),
  asked(
    'titulo',
    'scholar',
    'typeset',
    ['Título', 'En letra grande al principio de la primera página.'],
    ['Title', 'In a large font on top of the first page.'],
  ),
  asked(
    'autores',
    'scholar',
    'worksSigned',
    ['Autores', 'Debajo del título, en una línea aparte.'],
    ['Authors', 'Right below the title, on a separate line.'],
  ),
  asked(
    'referencias',
    'scholar',
    'worksReferring',
    ['Bibliografía', 'Una sección «Referencias» o «Bibliografía» al final.'],
    ['Bibliography', 'A section “References” or “Bibliography” at the end.'],
  ),
  asked(
    'etiquetas',
    'scholarTags',
    'tagged',
    ['Etiquetas', 'citation_title y al menos un citation_author, uno por etiqueta.'],
    ['Tags', 'citation_title and at least one citation_author, each in a tag of its own.'],
  ),
  asked(
    'cita',
    'scholarTags',
    'worksCitedWhole',
    ['Datos de la cita', 'Volumen y número, con las páginas o el número de artículo.'],
    ['Data of the citation', 'Volume and issue, with the pages or the article number.'],
  ),
];

export const openaire: Criterion[] = [
  asked(
    'formato',
    'openaireOai',
    'openaireFormat',
    ['Formato oai_openaire', 'OAI-PMH 2.0 con el formato «oai_openaire».'],
    ['Format oai_openaire', 'OAI-PMH 2.0 with the format “oai_openaire”.'],
  ),
  asked(
    'lotes',
    'openaireOai',
    'harvested',
    ['Lotes', 'Entre 100 y 500 registros por respuesta, y lo demás por resumptionToken.'],
    ['Batches', 'Between 100 and 500 records in an answer, and the others by resumptionToken.'],
  ),
  asked(
    'titulo',
    'openaireProfile',
    'recorded',
    ['Título, fecha, tipo, identificador y derechos', 'Obligatorios en cada registro.'],
    ['Title, date, type, identifier and access rights', 'Mandatory in each record.'],
  ),
  asked(
    'autoria',
    'openaireProfile',
    'worksSigned',
    ['Autoría', 'Obligatoria en cada registro.'],
    ['Creator', 'Mandatory in each record.'],
  ),
  asked(
    'idioma',
    'openaireProfile',
    'recorded',
    ['Idioma', 'Obligatorio si se aplica.'],
    ['Language', 'Mandatory if applicable.'],
  ),
  asked(
    'descripcion',
    'openaireProfile',
    'worksSummed',
    ['Descripción', 'Obligatoria si se aplica: el resumen.'],
    ['Description', 'Mandatory if applicable: the summary.'],
  ),
  asked(
    'materias',
    'openaireProfile',
    'worksKeyed',
    ['Materias', 'Obligatorias si se aplican: las palabras clave.'],
    ['Subjects', 'Mandatory if applicable: the keywords.'],
  ),
  asked(
    'orcid',
    'openaireProfile',
    'worksWithOrcid',
    ['Identificador de autores', 'Se recomienda ORCID o ISNI.'],
    ['Identifier of authors', 'ORCID or ISNI is recommended.'],
  ),
  asked(
    'afiliacion',
    'openaireProfile',
    'worksAffiliated',
    ['Afiliación de autores', 'Se recomienda.'],
    ['Affiliation of authors', 'It is recommended.'],
  ),
  asked(
    'licencia',
    'openaireProfile',
    'worksLicensed',
    ['Condiciones de licencia', 'Se recomienda, con su dirección.'],
    ['Licence condition', 'It is recommended, with its address.'],
  ),
];

export const scopus: Criterion[] = [
  asked(
    'revision',
    'scopusPolicy',
    'reviewTold',
    ['Revisión por pares', 'Contenido revisado por pares, con una descripción pública del proceso.'],
    ['Peer review', 'Peer-reviewed content, with a public description of the process.'],
  ),
  asked(
    'issn',
    'scopusPolicy',
    'issnAny',
    ['ISSN', 'Un ISSN registrado en el Centro Internacional del ISSN.'],
    ['ISSN', 'An ISSN registered with the ISSN International Centre.'],
  ),
  asked(
    'regularidad',
    'scopusPolicy',
    'steadyContent',
    ['Publicación regular', 'La revista sale con regularidad.'],
    ['Regular publication', 'It is published on a regular basis.'],
  ),
  asked(
    'ingles',
    'scopusPolicy',
    'worksInEnglish',
    ['Títulos y resúmenes en inglés', 'Todos los artículos los tienen.'],
    ['Titles and abstracts in English', 'All articles have them.'],
  ),
  asked(
    'referencias',
    'scopusPolicy',
    null,
    ['Referencias en alfabeto latino', 'Las referencias están en alfabeto latino.'],
    ['References in Roman script', 'References are in Roman script.'],
  ),
  asked(
    'etica',
    'scopusPolicy',
    'textEthics',
    ['Ética de la publicación', 'Una declaración pública sobre ética y malas prácticas.'],
    ['Publication ethics', 'A public statement on publication ethics and malpractice.'],
  ),
  asked(
    'dos-anios',
    'scopusPkp',
    'pastOfTwoYears',
    ['Dos años de publicación', 'La revista publica desde hace al menos dos años.'],
    ['Two years of publishing', 'It has published for at least two years.'],
  ),
  asked(
    'palabras-clave',
    'scopusPkp',
    'worksKeyedInEnglish',
    ['Palabras clave en inglés', 'Todos los artículos las tienen.'],
    ['Keywords in English', 'All articles have them.'],
  ),
  asked(
    'contenido',
    'scopusPolicy',
    null,
    [
      'Contenido y prestigio',
      'Lo que un comité de especialistas juzga: aportación, claridad, citas, diversidad geográfica.',
    ],
    [
      'Content and standing',
      'What a board of experts judges: contribution, clarity, citations, geographical diversity.',
    ],
  ),
];

export const pubmed: Criterion[] = [
  asked(
    'issn',
    'pubmedFormat',
    'issnAny',
    ['ISSN', 'Obligatorio en cada registro.'],
    ['ISSN', 'Mandatory in each record.'],
  ),
  asked(
    'volumen',
    'pubmedFormat',
    'worksVolumed',
    ['Volumen', 'Obligatorio en cada registro; el número, si lo hay.'],
    ['Volume', 'Mandatory in each record; the issue, if there is one.'],
  ),
];

export const preservation: Criterion[] = [
  asked('issn', 'clockss', 'issnAny', ['ISSN', 'Los metadatos lo llevan.'], ['ISSN', 'The metadata have it.']),
  asked(
    'doi',
    'clockss',
    'worksWithDoi',
    ['DOI', 'Los metadatos de cada artículo lo llevan.'],
    ['DOI', 'The metadata of each article have it.'],
  ),
  asked(
    'definitivo',
    'clockss',
    'worksReadable',
    ['Contenido definitivo', 'El texto publicado, en un formato abierto (PDF, HTML).'],
    ['Final content', 'The published text, in an open format (PDF, HTML).'],
  ),
];

/** Of the text of one work: what editors do well, whichever index asks for it. */
export const practices: (Omit<Criterion, 'check' | 'source'> & { check: TextCheck; source: SourceKey })[] = [
  {
    key: 'referencias-doi',
    source: 'crossrefLinking',
    check: 'referencesLinked',
    name: { es: 'Referencias con DOI', en: 'References with DOI' },
    asks: {
      es: 'Las referencias llevan el DOI de lo que citan, si lo tiene: Crossref obliga a ello a sus miembros. Las que no lo tienen las sabe una persona.',
      en: 'References have the DOI of what they cite, if there is one: Crossref obliges its members. Which have none a person knows.',
    },
  },
  {
    key: 'figuras-leyenda',
    source: 'scieloFigures',
    check: 'figuresCaptioned',
    name: { es: 'Figuras con leyenda', en: 'Figures with captions' },
    asks: {
      es: 'SciELO tiene sitio para el rótulo y la leyenda de cada figura, y admite figuras sin ellos.',
      en: 'SciELO has room for the label and the caption of each figure, and takes figures without.',
    },
  },
  {
    key: 'figuras-alternativa',
    source: 'accessibleContent',
    check: 'figuresDescribed',
    name: { es: 'Figuras con texto alternativo', en: 'Figures with alternative text' },
    asks: {
      es: 'Toda imagen que informa dice en palabras lo que muestra.',
      en: 'Each picture that informs says in words what it shows.',
    },
  },
];
