/** The 38 characteristics of Latindex Catálogo 2.0, in its order and by its names. No pass mark is told of: none could be read. */
import type { Words } from '#contract/words.ts';
import { asked, type Criterion, unread } from './criterion.ts';

const grouped = (group: Words, criteria: Criterion[], required = false): Criterion[] =>
  criteria.map((each) => ({ ...each, group, required }));

const basic = grouped(
  { es: 'Características básicas', en: 'Basic characteristics' },
  [
    asked(
      '1',
      'latindexBasic',
      'boardNamed',
      [
        'Responsables editoriales',
        'Un editor o responsable científico y cuerpos editoriales, con sus miembros por su nombre.',
      ],
      ['Editors in charge', 'An editor or scientific head and editorial bodies, whose members are named.'],
    ),
    asked(
      '2',
      'latindexBasic',
      'steadyContent',
      ['Generación continua de contenidos', 'Contenidos nuevos sin interrupción en los dos últimos años.'],
      ['Continuous content', 'New content without interruption in the last two years.'],
    ),
    asked(
      '3',
      'latindexBasic',
      'worksSigned',
      ['Identificación de los autores', 'Todos los documentos van firmados, o dicen de qué institución son.'],
      ['Identification of authors', 'All documents are signed, or say of which institution they are.'],
    ),
    asked(
      '4',
      'latindexBasic',
      'publisherReached',
      [
        'Entidad editora de la revista',
        'El nombre de la entidad editora, con su dirección postal y su correo electrónico.',
      ],
      ['Publisher of the journal', 'The name of the publisher, with its postal address and e-mail.'],
    ),
    asked(
      '5',
      'latindexBasic',
      'textRules',
      ['Instrucciones a los autores', 'Las instrucciones están en el sitio de la revista.'],
      ['Instructions for authors', 'The instructions are on the journal’s site.'],
    ),
    asked(
      '6',
      'latindexBasic',
      'reviewTold',
      ['Sistema de arbitraje', 'Se detalla cómo se seleccionan los artículos, con arbitraje externo y su tipo.'],
      ['Peer review', 'How articles are chosen is told in detail, with external review and of which kind.'],
    ),
    asked(
      '7',
      'latindexBasic',
      'issnOnline',
      ['ISSN', 'Un ISSN propio de la versión en línea.'],
      ['ISSN', 'An ISSN of its own for the online version.'],
    ),
  ],
  true,
);

const layout = grouped({ es: 'Características de presentación', en: 'Characteristics of presentation' }, [
  asked(
    '8',
    'latindexLayout',
    'navigation',
    ['Navegación y funcionalidad en el acceso a contenidos', 'Se llega a los artículos en tres clics como mucho.'],
    ['Navigation and access to content', 'Articles are reached in three clicks at most.'],
  ),
  asked(
    '9',
    'latindexLayout',
    'archive',
    ['Acceso histórico al contenido', 'Acceso a todos los contenidos, o al menos a los de los últimos cinco años.'],
    ['Access to past content', 'Access to all content, or at least to that of the last five years.'],
  ),
  asked(
    '10',
    'latindexLayout',
    null,
    ['Mención de periodicidad', 'La revista dice su periodicidad y cuántos números saca al año.'],
    ['Mention of frequency', 'The journal says how often it appears and how many issues it has a year.'],
  ),
  asked(
    '11',
    'latindexLayout',
    'worksPlaced',
    [
      'Membrete bibliográfico al inicio del artículo',
      'Cada artículo dice el título de la revista, la fecha y la numeración.',
    ],
    [
      'Bibliographic strip at the beginning of articles',
      'Each article says the journal’s title, the date and the numbering.',
    ],
  ),
  asked(
    '12',
    'latindexLayout',
    'boardAffiliated',
    [
      'Afiliación institucional de los miembros de los cuerpos editoriales',
      'El nombre completo de la institución de cada miembro.',
    ],
    ['Affiliation of the members of editorial bodies', 'The full name of the institution of each member.'],
  ),
  asked(
    '13',
    'latindexLayout',
    'worksAffiliated',
    ['Afiliación de los autores', 'En cada documento, la institución de cada autor.'],
    ['Affiliation of authors', 'In each document, the institution of each author.'],
  ),
  asked(
    '14',
    'latindexLayout',
    'worksDated',
    ['Fechas de recepción y aceptación de originales', 'Las dos fechas en cada artículo.'],
    ['Dates of receipt and acceptance', 'Both dates in each article.'],
  ),
]);

const policy = grouped(
  { es: 'Características de gestión y política editorial', en: 'Characteristics of management and editorial policy' },
  [
    asked(
      '15',
      'latindexPolicy',
      'textScope',
      ['Definición de la revista', 'El objetivo, la cobertura temática y el público al que se dirige.'],
      ['Definition of the journal', 'Its aim, its subjects and the readers that it is meant for.'],
    ),
    asked(
      '16',
      'latindexPolicy',
      'worksFromOutside',
      [
        'Autores externos',
        'Al menos el 50 % de los trabajos, de autores externos a la entidad editora y a sus cuerpos editoriales.',
      ],
      [
        'Authors from outside',
        'At least 50% of the works by authors from outside the publisher and its editorial bodies.',
      ],
    ),
    asked(
      '17',
      'latindexPolicy',
      'boardOpen',
      ['Apertura editorial', 'Al menos dos tercios del consejo, de instituciones distintas de la entidad editora.'],
      ['Openness of the board', 'At least two thirds of the board from institutions other than the publisher.'],
    ),
    asked(
      '18',
      'latindexPolicy',
      null,
      ['Servicios de información', 'La revista está en algún índice, directorio o catálogo selectivo.'],
      ['Information services', 'The journal is in some selective index, directory or catalogue.'],
    ),
    asked(
      '19',
      'latindexPolicy',
      null,
      ['Cumplimiento de la periodicidad', 'Cada número sale al inicio de su período.'],
      ['Keeping the frequency', 'Each issue appears at the beginning of its period.'],
    ),
    asked(
      '20',
      'latindexPolicy',
      'accessTold',
      ['Políticas de acceso y reuso', 'Qué derechos se conservan y cuáles se ceden a autores y lectores.'],
      ['Policies of access and reuse', 'Which rights are kept and which are given to authors and readers.'],
    ),
    asked(
      '21',
      'latindexPolicy',
      'textEthics',
      ['Adopción de códigos de ética', 'La revista dice a qué códigos de ética se adhiere.'],
      ['Codes of ethics', 'The journal says which codes of ethics it follows.'],
    ),
    asked(
      '22',
      'latindexPolicy',
      null,
      ['Detección de plagio', 'La revista dice cómo detecta el plagio.'],
      ['Detection of plagiarism', 'The journal says how it finds plagiarism.'],
    ),
  ],
);

const content = grouped({ es: 'Características de contenido', en: 'Characteristics of content' }, [
  asked(
    '23',
    'latindexContent',
    null,
    ['Contenido original', 'Al menos el 40 % de los artículos son trabajos originales.'],
    ['Original content', 'At least 40% of the articles are original works.'],
  ),
  asked(
    '24',
    'latindexContent',
    null,
    [
      'Elaboración de las referencias bibliográficas',
      'Las instrucciones dicen qué norma internacional siguen las referencias.',
    ],
    ['References', 'The instructions say which international style references follow.'],
  ),
  asked(
    '25',
    'latindexContent',
    null,
    ['Exigencia de originalidad', 'La presentación o las instrucciones exigen que los trabajos sean originales.'],
    ['Demand of originality', 'The presentation or the instructions demand that works are original.'],
  ),
  asked(
    '26',
    'latindexContent',
    'worksSummed',
    ['Resumen', 'Todos los artículos tienen resumen en su idioma.'],
    ['Summary', 'All articles have a summary in their own language.'],
  ),
  asked(
    '27',
    'latindexContent',
    'worksSummedTwice',
    ['Resumen en dos idiomas', 'Todos los artículos tienen resumen también en un segundo idioma.'],
    ['Summary in two languages', 'All articles have a summary in a second language, too.'],
  ),
  asked(
    '28',
    'latindexContent',
    'worksKeyed',
    ['Palabras clave', 'Todos los artículos tienen palabras clave en su idioma.'],
    ['Keywords', 'All articles have keywords in their own language.'],
  ),
  asked(
    '29',
    'latindexContent',
    'worksKeyedTwice',
    ['Palabras clave en dos idiomas', 'Todos los artículos tienen palabras clave también en un segundo idioma.'],
    ['Keywords in two languages', 'All articles have keywords in a second language, too.'],
  ),
  asked(
    '30',
    'latindexContent',
    'fiveAYear',
    ['Cantidad de artículos publicados por año', 'Al menos cinco artículos por año.'],
    ['Articles published a year', 'At least five articles a year.'],
  ),
]);

const online = grouped({ es: 'Características de revistas en línea', en: 'Characteristics of online journals' }, [
  asked(
    '31',
    'latindexOnline',
    'harvested',
    ['Uso de protocolos de interoperabilidad', 'Un protocolo como OAI-PMH, con su dirección, y metaetiquetas.'],
    ['Interoperability protocols', 'A protocol such as OAI-PMH, with its address, and metadata tags.'],
  ),
  asked(
    '32',
    'latindexOnline',
    'formats',
    ['Uso de diferentes formatos de edición', 'Más de un formato para leer los textos completos.'],
    ['Different formats', 'More than one format in which whole texts are read.'],
  ),
  asked(
    '33',
    'latindexOnline',
    'feeds',
    ['Servicios de valor agregado', 'Servicios como RSS o indicaciones de cómo citar.'],
    ['Services of added value', 'Services such as RSS, or how articles are cited.'],
  ),
  asked(
    '34',
    'latindexOnline',
    'alerts',
    ['Servicios de interactividad con el lector', 'Servicios de alerta, comentarios, foros u otros.'],
    ['Services of interaction with readers', 'Alerts, comments, forums or others.'],
  ),
  asked(
    '35',
    'latindexOnline',
    'searched',
    ['Buscadores', 'Un buscador por palabras o por índices.'],
    ['Search', 'A search by words or indices.'],
  ),
  asked(
    '36',
    'latindexOnline',
    'worksWithDoi',
    ['Uso de identificadores de recursos uniforme', 'Enlaces seguros por identificadores como DOI o Handle.'],
    ['Uniform resource identifiers', 'Lasting links by identifiers such as DOI or Handle.'],
  ),
  asked(
    '37',
    'latindexOnline',
    null,
    ['Uso de estadísticas', 'La revista ofrece estadísticas de uso de su propia página.'],
    ['Use of statistics', 'The journal offers statistics of the use of its own pages.'],
  ),
  asked(
    '38',
    'latindexOnline',
    'textPreservation',
    ['Políticas de preservación digital', 'La revista informa de cómo preserva sus archivos.'],
    ['Policies of digital preservation', 'The journal tells how its files are preserved.'],
  ),
]);

export const latindex: Criterion[] = [
  ...basic,
  ...layout,
  ...policy,
  ...content,
  ...online,
  unread(
    'umbral',
    ['Cuántas características hay que cumplir', 'No se ha podido leer en una fuente pública cuántas bastan.'],
    ['How many characteristics must be met', 'No public source was read that says how many are enough.'],
  ),
];
