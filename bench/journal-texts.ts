/** Titles, summaries and names as a large journal has them: Spanish that reads as such, of the lengths that occur. */

const pick = <T>(random: () => number, list: readonly T[]): T => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from.');
  return item;
};

/** What is studied, with the words by which it is found and its field. */
const subjects = [
  ['la percepción social del riesgo de inundación', 'Geografía', ['inundaciones', 'percepción del riesgo']],
  ['la adquisición tardía del subjuntivo', 'Lingüística', ['subjuntivo', 'adquisición de segundas lenguas']],
  ['la ventilación natural en aulas de primaria', 'Arquitectura', ['ventilación', 'calidad del aire']],
  ['el abandono escolar temprano en zonas rurales', 'Educación', ['abandono escolar', 'ruralidad']],
  ['los archivos parroquiales como fuente demográfica', 'Historia', ['archivos parroquiales', 'demografía histórica']],
  ['la restauración de praderas de posidonia', 'Ecología', ['Posidonia oceanica', 'restauración ecológica']],
  ['el léxico de la pesca artesanal', 'Lingüística', ['léxico', 'pesca artesanal']],
  ['la resistencia a antibióticos en aguas residuales', 'Salud', ['resistencia a antibióticos', 'aguas residuales']],
  ['la participación electoral de las personas mayores', 'Ciencia política', ['participación electoral', 'vejez']],
  ['el cooperativismo lechero', 'Economía', ['cooperativas', 'sector lácteo']],
  ['la traducción de la poesía de vanguardia', 'Literatura', ['traducción', 'vanguardias']],
  ['el consumo de sustancias entre estudiantes de enfermería', 'Salud', ['enfermería', 'consumo de sustancias']],
  ['los suelos volcánicos bajo cultivo de aguacate', 'Agronomía', ['andosoles', 'aguacate']],
  ['la movilidad cotidiana de las cuidadoras', 'Sociología', ['movilidad', 'cuidados']],
  ['la iluminación artificial nocturna y los murciélagos', 'Ecología', ['contaminación lumínica', 'quirópteros']],
  ['el aprendizaje automático en la lectura de mamografías', 'Salud', ['aprendizaje automático', 'mamografía']],
] as const;

const beginnings = [
  'Hacia una lectura de',
  'Evolución de',
  'Factores asociados a',
  'Nuevas evidencias sobre',
  'Notas sobre',
];
const places = [
  'en la cuenca del Guadalquivir',
  'en el altiplano boliviano',
  'en la ría de Arousa',
  'en municipios de menos de dos mil habitantes de Castilla y León',
  'en la región metropolitana de Valparaíso',
  'en la provincia de Misiones',
  'en tres comarcas del Pirineo aragonés',
  'en Guadalajara y su área conurbada',
];
const methods = [
  'un estudio longitudinal con métodos mixtos (1998–2023)',
  'revisión sistemática y metaanálisis de 47 trabajos',
  'una aproximación desde la historia oral',
  'ensayo controlado aleatorizado por conglomerados',
  'análisis espacial a partir de datos abiertos de la administración',
  'propuesta metodológica, limitaciones y perspectivas para los próximos diez años',
];

const given = [
  'Ana Isabel',
  'José Luis',
  'María del Carmen',
  'Iñaki',
  'Juan Bautista',
  'Itziar',
  'Francisco Javier',
  'Rosario',
  'Xoán',
  'Marisol',
  'Álvaro',
  'Guadalupe',
  'Ñusta',
  'Víctor Manuel',
  'Encarnación',
  'Lluc',
];
const first = [
  'Fernández de Córdoba',
  'García-Huidobro',
  'Núñez',
  'Etxeberria',
  'Sánchez',
  'Ortiz de Zárate',
  'Ibáñez',
  'Quispe',
  'Ruiz',
  'De la Fuente',
  'Martínez-Pujalte',
  'Peña',
];
const second = [
  'y Álvarez de Toledo',
  'Muñoz',
  'Goyeneche-Larraín',
  'Castaño',
  'Mamani',
  'Villaescusa',
  'de los Santos',
  'Zubizarreta',
  'Gil',
  'Echevarrieta',
  'Domínguez',
];
const institutions = [
  'Universidad de la Costa Verde',
  'Universidad Nacional del Altiplano Sur',
  'Instituto de Estudios Hispánicos, Departamento de Lengua Española y Teoría de la Literatura',
  'Universitat de la Ribera',
  'Universidad Autónoma de los Andes',
  'Consejo Superior de Investigaciones Agrarias',
  'Hospital Universitario de la Vega Baja',
  'Escuela Técnica Superior de Arquitectura del Noroeste',
];

export interface WorkTexts {
  titulo: string;
  resumen: string;
  categoria: string;
  palabrasClave: string[];
  texto: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** From five words to three lines of title. */
export function workTexts(random: () => number): WorkTexts {
  const [subject, categoria, keywords] = pick(random, subjects);
  const [begins, place, method] = [pick(random, beginnings), pick(random, places), pick(random, methods)];
  const plain = `${capital(subject)} ${place}`;
  const longest = `${begins} ${subject} ${place}: ${method}`.replace(/\bde el\b/g, 'del').replace(/\ba el\b/g, 'al');
  const kind = random();
  const resumen = `Estudiamos ${subject} ${place}, donde los datos disponibles eran escasos y dispersos. El trabajo, ${method}, combina fuentes documentales con 126 entrevistas y contrasta sus resultados con las series oficiales. Los hallazgos matizan lo que se venía dando por supuesto y señalan tres cuestiones que conviene seguir investigando.`;
  return {
    titulo: kind < 0.25 ? capital(subject) : kind < 0.6 ? plain : longest,
    resumen,
    categoria,
    palabrasClave: [
      ...keywords,
      pick(random, ['métodos mixtos', 'series temporales', 'políticas públicas', 'archivo']),
    ],
    texto: `# Introducción\n\n${resumen}\n\n# Método\n\nSe trabajó con dos campañas de campo y un protocolo común, revisado por un comité independiente.\n\n# Resultados\n\nLas diferencias entre grupos fueron pequeñas pero consistentes en las dos campañas.\n\n# Discusión\n\nConviene leer estos resultados con prudencia: la muestra no representa a toda la población.`,
  };
}

/** From two words to six of name. */
export const personTexts = (random: () => number) => ({
  nombres: pick(random, given),
  apellidos: `${pick(random, first)} ${pick(random, second)}`,
  afiliacion: pick(random, institutions),
  palabrasClave: [...new Set(Array.from({ length: 3 }, () => pick(random, subjects)[2]).flat())].slice(0, 5),
});

/** What a reviewer hands in. */
export const reviewTexts = (random: () => number): string =>
  pick(random, [
    'El trabajo responde a una necesidad real y lo hace con datos propios y bien descritos.\n\nConvendría indicar cómo se trataron los casos incompletos y si eso sesga los resultados de la segunda campaña.\n\nLa figura 2 repite lo que ya dice la tabla 1.',
    'Sin objeciones de fondo. Pediría acortar la introducción y citar los trabajos recientes sobre la misma región.',
    'La pregunta es pertinente, pero el diseño no permite contestarla: falta un grupo de comparación. Las conclusiones van más allá de lo que muestran los datos.\n\nRecomiendo rehacer el análisis con el modelo que la propia autora menciona en la discusión.',
  ]);
