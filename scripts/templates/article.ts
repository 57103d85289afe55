/** The scientific article: IMRyD, with guidance in each part and one well-made example of everything it may hold. */
import { FootnoteReferenceRun, MathFraction, MathRadical, MathRun, MathSubScript } from 'docx';
import { articleReferences } from './example-references.ts';
import { makePaper } from './paper.ts';
import {
  bold,
  bullet,
  check,
  closingGuide,
  english,
  equation,
  figureCaption,
  guide,
  italic,
  mention,
  pictureField,
  raised,
  section,
  styled,
  subsection,
  table,
  tableTitle,
  text,
  unnumbered,
} from './paper-parts.ts';

const head = () => [
  guide(
    bold('Cómo usar esta plantilla. '),
    'Los párrafos con fondo, como este, son guía: bórralos antes de enviar. Para quitarlos de una vez, haz clic en uno, elige Inicio › Seleccionar › «Seleccionar texto con formato similar» y pulsa Suprimir. El resto es un texto de ejemplo, con datos inventados: escribe el tuyo encima y conserva los estilos (Título 1, Resumen, Pie de figura…), porque de ellos salen el índice y la versión web.',
  ),
  styled('Title', 'Título del artículo: concreto, sin siglas y en no más de 18 palabras'),
  styled('Subtitle', english('Title of the article in English: a faithful translation of the Spanish one', true)),
  styled('Autores', 'Nombre Apellido Apellido', raised('1,*'), ' y Nombre Apellido Apellido', raised('2')),
  styled('Afiliacion', raised('1'), ' Departamento, Universidad, Ciudad, País. ORCID: 0000-0000-0000-0000'),
  styled('Afiliacion', raised('2'), ' Instituto, Universidad, Ciudad, País. ORCID: 0000-0000-0000-0000'),
  styled('Afiliacion', raised('*'), ' Correspondencia: nombre.apellido@universidad.example'),
  closingGuide(
    'Firma siempre igual, como en tu ORCID. Si la revisión es doble ciega, entrega el manuscrito sin nombres, afiliaciones ni agradecimientos, y cita tus trabajos en tercera persona.',
  ),
];

const summaries = () => [
  styled('TituloDeResumen', 'Resumen'),
  styled(
    'Resumen',
    'La lectura en voz alta se recomienda a menudo, pero se ha evaluado poco en escuelas pequeñas. Estudiamos su efecto en la comprensión lectora de 184 estudiantes de quinto de primaria de doce escuelas, asignadas al azar a un programa de veinte semanas o a su práctica habitual. El grupo del programa mejoró 6,2 puntos más en una escala de 100 (IC del 95 %: 3,1 a 9,3). El efecto fue mayor en quienes partían de puntuaciones bajas. Un programa breve y barato puede mejorar la comprensión; queda por saber si la mejora perdura.',
  ),
  styled(
    'PalabrasClave',
    bold('Palabras clave: '),
    'comprensión lectora; lectura en voz alta; educación primaria; escuela rural.',
  ),
  styled('TituloDeResumen', english('Abstract')),
  styled(
    'Resumen',
    english(
      'Reading aloud is often recommended but has seldom been assessed in small schools. We studied its effect on the reading comprehension of 184 fifth-grade students in twelve schools, randomly assigned to a twenty-week programme or to usual practice. The programme group improved by 6.2 points more on a 100-point scale (95% CI: 3.1 to 9.3). The effect was larger among those who started from low scores. A short, inexpensive programme can improve comprehension; whether the gain lasts remains to be seen.',
    ),
  ),
  styled(
    'PalabrasClave',
    bold('Keywords: '),
    english('reading comprehension; reading aloud; primary education; rural schools.'),
  ),
  closingGuide(
    'Entre 150 y 250 palabras, sin citas ni siglas: qué se sabía, qué hiciste, qué encontraste (con cifras) y qué significa. De 3 a 6 palabras clave, separadas por punto y coma, que no repitan el título.',
  ),
];

const introduction = () => [
  section('Introducción'),
  guide(
    'Del problema general a tu pregunta: qué se sabe, qué falta por saber y por qué importa. Termina con el objetivo o las hipótesis. Cita lo imprescindible y lo reciente.',
  ),
  text(
    'Comprender lo que se lee es condición para aprender casi todo lo demás (Benavides, 2021). En las aulas multigrado, donde un docente atiende a la vez a varios cursos, la lectura en voz alta es una práctica extendida, aunque su efecto apenas se ha medido (Castaño et al., 2022).',
    new FootnoteReferenceRun(1),
  ),
  text(
    'Los ensayos disponibles proceden de escuelas urbanas y grandes (Harrow y Lindqvist, 2024). El objetivo de este trabajo es estimar el efecto de un programa de lectura en voz alta sobre la comprensión lectora en escuelas rurales pequeñas.',
  ),
];

const methods = () => [
  section('Métodos'),
  guide(
    'Cuenta lo necesario para que otra persona repita el estudio: diseño, participantes, instrumentos, procedimiento, análisis y aprobación ética. Sigue la pauta de tu diseño (CONSORT, STROBE, PRISMA, COREQ…).',
  ),
  subsection('Diseño y participantes'),
  text(
    'Ensayo aleatorizado por conglomerados, con doce escuelas públicas de entre 20 y 60 estudiantes. Participó todo el alumnado de quinto cuyas familias dieron su consentimiento (n = 184). Aprobó el estudio el Comité de Ética de la Universidad (acta 00/2025).',
  ),
  subsection('Instrumentos y procedimiento'),
  text('Cada escuela del programa dedicó veinte minutos diarios a:'),
  bullet('leer en voz alta un texto elegido por el grupo;'),
  bullet('conversar sobre él con tres preguntas abiertas;'),
  bullet('anotar una idea en el cuaderno de lectura.'),
  subsection('Análisis'),
  text(
    'El intervalo de confianza de cada media se obtuvo con la ecuación (1), donde ',
    italic('s'),
    ' es la desviación típica y ',
    italic('n'),
    ', el número de estudiantes.',
  ),
  equation(1, [
    new MathRun('IC = x̄ ± '),
    new MathSubScript({ children: [new MathRun('t')], subScript: [new MathRun('n−1; 0,975')] }),
    new MathRun(' '),
    new MathFraction({
      numerator: [new MathRun('s')],
      denominator: [new MathRadical({ children: [new MathRun('n')] })],
    }),
  ]),
  closingGuide(
    'Escribe las fórmulas con el editor de ecuaciones (Insertar › Ecuación), nunca como imagen, y numera solo las que menciones.',
  ),
];

const results = () => [
  section('Resultados'),
  guide(
    'Primero lo que responde a tu pregunta. Da estimaciones con su incertidumbre, no solo valores p. Menciona cada tabla y cada figura en el texto antes de que aparezca, y no repitas en prosa lo que ya dicen.',
  ),
  text(
    'Ambos grupos partían de puntuaciones semejantes (',
    mention('Tabla', 1),
    '). Tras veinte semanas, el grupo del programa superó al de comparación en 6,2 puntos (',
    mention('Figura', 1),
    ').',
  ),
  tableTitle(1, 'Comprensión lectora por grupo antes y después del programa'),
  table(
    [3071, 1500, 1500, 1500, 1500],
    ['Grupo', 'n', 'Antes', 'Después', 'Diferencia'],
    [
      ['Programa', '94', '51,8 (9,7)', '61,4 (9,1)', '9,6'],
      ['Comparación', '90', '52,3 (10,2)', '55,7 (9,9)', '3,4'],
      ['Total', '184', '52,0 (9,9)', '58,6 (9,9)', '6,6'],
    ],
  ),
  styled(
    'NotaDeTablaOFigura',
    italic('Nota. '),
    'Media (desviación típica) en una escala de 0 a 100. Datos inventados para este ejemplo.',
  ),
  pictureField(
    'Sustituye este texto. Ejemplo: gráfico de dos líneas; la puntuación media sube de 52 a 61 en el grupo del programa y de 52 a 56 en el de comparación.',
  ),
  figureCaption(1, 'Puntuación media por grupo a lo largo de veinte semanas'),
  styled(
    'NotaDeTablaOFigura',
    italic('Nota. '),
    'Las barras indican el intervalo de confianza del 95 %. Elaboración propia.',
  ),
  closingGuide(
    'Figuras: 300 ppp o vectoriales (SVG, PDF), rótulos legibles al ancho de la página y colores que se distingan en gris. Toda figura lleva texto alternativo: haz clic derecho › «Ver texto alternativo» y di en una o dos frases lo que muestra. Las tablas van como tablas, no como imágenes.',
  ),
];

const discussion = () => [
  section('Discusión'),
  guide(
    'Empieza por el hallazgo principal. Compáralo con otros estudios, explica por qué pudo ocurrir, reconoce los límites y di qué cambia en la práctica o en la investigación. No presentes aquí resultados nuevos.',
  ),
  text(
    'El programa mejoró la comprensión lectora en una magnitud semejante a la descrita en escuelas urbanas (Harrow y Lindqvist, 2024) y algo mayor que la de Aldana Ruiz y Oyarzún (2023). Como advierte Duarte, el hábito importa tanto como el método:',
  ),
  styled(
    'Quote',
    'Las citas de cuarenta palabras o más van en párrafo aparte, con el estilo Cita, sin comillas y con la página al final, después del punto. Son útiles cuando las palabras exactas importan; cuando no, resume con las tuyas y cita igualmente la fuente. (Duarte, 2020, p. 74)',
  ),
  text('El estudio tiene límites: las escuelas eran voluntarias y no se midió la permanencia del efecto.'),
  section('Conclusiones'),
  text(
    'Un programa breve de lectura en voz alta mejoró la comprensión en escuelas rurales pequeñas. Su bajo coste permite ensayarlo a mayor escala.',
  ),
];

const back = () => [
  unnumbered('Declaraciones'),
  guide('Completa todas; si una no procede, dilo («No hubo financiación»).'),
  text(
    bold('Contribuciones (CRediT). '),
    'N. A.: conceptualización, metodología, redacción. N. A.: análisis formal, revisión y edición.',
  ),
  text(bold('Financiación. '), 'Entidad, programa y número de ayuda.'),
  text(bold('Conflictos de interés. '), 'Declaramos no tener ninguno.'),
  text(
    bold('Disponibilidad de los datos. '),
    'Los datos y el código están en [repositorio], https://doi.org/10.5555/ejemplo.datos.',
  ),
  text(bold('Uso de inteligencia artificial. '), 'Herramienta, versión y para qué se usó; o «No se usó».'),
  text(bold('Agradecimientos. '), 'A las escuelas participantes.'),
  unnumbered('Referencias'),
  guide(
    'Normas APA, 7.ª edición, por orden alfabético y con DOI siempre que exista. Estas entradas son ficticias y están marcadas como ejemplo: sustitúyelas. Todo lo citado aparece aquí, y todo lo de aquí está citado.',
  ),
  ...articleReferences(),
  unnumbered('Antes de enviar'),
  guide('Repasa esta lista y bórrala junto con las guías.'),
  check('Título, resumen y palabras clave, en español y en inglés.'),
  check('Autores con afiliación y ORCID; o manuscrito anónimo, si la revisión es doble ciega.'),
  check('Todas las tablas y figuras tienen título y se mencionan en el texto.'),
  check('Todas las figuras tienen texto alternativo y permiso de uso.'),
  check('Citas y referencias coinciden; cada DOI abre la obra citada.'),
  check('Declaraciones completas: ética, financiación, intereses, datos e inteligencia artificial.'),
  check('Guías y textos de ejemplo borrados; ortografía revisada en español.'),
];

/** The bytes of the .docx file. */
export const makeArticle = (): Promise<Buffer> =>
  makePaper({
    title: 'Plantilla de artículo científico',
    description: 'Plantilla de Pliego para artículos de investigación con estructura IMRyD',
    runningTitle: 'Título breve del artículo (máximo 50 caracteres)',
    numbered: true,
    children: [...head(), ...summaries(), ...introduction(), ...methods(), ...results(), ...discussion(), ...back()],
    footnotes: {
      1: {
        children: [
          styled(
            'FootnoteText',
            ' Usa notas al pie solo para aclaraciones que estorbarían en el texto; las citas van entre paréntesis, no en notas.',
          ),
        ],
      },
    },
  });
