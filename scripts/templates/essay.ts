/** The academic essay: a question, an argument that advances section by section, and the sources it talks with. */
import { FootnoteReferenceRun } from 'docx';
import { essayReferences } from './example-references.ts';
import { makePaper } from './paper.ts';
import {
  bold,
  check,
  closingGuide,
  english,
  figureCaption,
  guide,
  italic,
  mention,
  pictureField,
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
    'Los párrafos con fondo son guía: bórralos antes de enviar (haz clic en uno y usa Inicio › Seleccionar › «Seleccionar texto con formato similar»). El resto es un texto de ejemplo: escribe el tuyo encima y conserva los estilos. Extensión orientativa: de 4000 a 7000 palabras.',
  ),
  styled('Title', 'Título del ensayo: una idea, no solo un tema'),
  styled('Subtitle', english('Title of the essay in English', true)),
  styled('Autores', 'Nombre Apellido Apellido'),
  styled('Afiliacion', 'Departamento, Universidad, Ciudad, País. ORCID: 0000-0000-0000-0000'),
  styled('Afiliacion', 'Correspondencia: nombre.apellido@universidad.example'),
  styled('TituloDeResumen', 'Resumen'),
  styled(
    'Resumen',
    'Se suele contar la historia de la lectura como el paso de la voz al silencio. Este ensayo sostiene que la lectura en voz alta no desapareció con la prensa barata del siglo XIX, sino que cambió de lugar: de la casa a la plaza. A partir de tres periódicos y de memorias de la época, muestra que leer para otros fue una forma de tomar parte en la vida pública, y propone estudiar a los oyentes como lectores de pleno derecho.',
  ),
  styled('PalabrasClave', bold('Palabras clave: '), 'historia de la lectura; prensa; oralidad; espacio público.'),
  styled('TituloDeResumen', english('Abstract')),
  styled(
    'Resumen',
    english(
      'The history of reading is usually told as a passage from voice to silence. This essay argues that reading aloud did not vanish with the cheap press of the nineteenth century but moved from the home to the square. Drawing on three newspapers and on memoirs of the time, it shows that reading for others was a way of taking part in public life, and proposes to study listeners as readers in their own right.',
    ),
  ),
  styled('PalabrasClave', bold('Keywords: '), english('history of reading; press; orality; public space.')),
  closingGuide(
    'Un buen resumen de ensayo dice la tesis, no solo el asunto: qué sostienes, con qué lo apoyas y qué cambia si tienes razón. Entre 120 y 200 palabras.',
  ),
];

const opening = () => [
  styled('Epigrafe', 'Un epígrafe es optativo: que sea breve y dialogue con tu tesis.'),
  styled('Epigrafe', '— Autora, Obra (año)'),
  section('Introducción'),
  guide(
    'Plantea la pregunta con un caso, una paradoja o un desacuerdo; di por qué importa; formula la tesis en una frase y anuncia los pasos del argumento. Una página suele bastar.',
  ),
  text(
    'En mayo de 1842, un suelto de ',
    italic('El Mensajero del Sur'),
    ' se quejaba de los corros que «a toda hora obstruyen la acera» para oír leer el periódico (Noticias de la capital, 1842). La queja es pequeña; lo que revela, no. ¿Quién leía, en realidad, aquel ejemplar?',
    new FootnoteReferenceRun(1),
  ),
  text(
    'Sostengo que el oyente de la plaza era un lector, y que entenderlo así obliga a contar de nuevo la historia de la opinión pública. Primero discuto el relato del silencio; después examino tres escenas de lectura; por último, considero la objeción más seria.',
  ),
];

const argument = () => [
  section('El relato del silencio'),
  guide(
    'Desarrollo: una idea por sección y por párrafo. Abre cada párrafo con la afirmación y sigue con la prueba (dato, pasaje, ejemplo) y su interpretación. Usa Título 2 si la sección pasa de dos páginas.',
  ),
  text(
    'La tesis clásica describe una conquista del silencio (Arriaga, 1998). Keller la matiza al recordar que toda página impresa lleva una voz dentro:',
  ),
  styled(
    'Quote',
    'Las citas de cuarenta palabras o más se escriben en párrafo aparte, con el estilo Cita, sin comillas. Reproduce con exactitud el original; marca con puntos suspensivos entre corchetes lo que omitas y añade entre corchetes lo que aclares. La referencia, con su página, cierra la cita. (Keller, 1989/2007, p. 58)',
  ),
  text(
    'La cita no habla por sí sola: coméntala. Aquí importa que la voz no sea un resto del pasado, sino una condición de la página, como ha mostrado también Belmonte (2019).',
  ),
  section('Tres escenas de lectura'),
  subsection('La botica, la plaza, el taller'),
  text(
    'Las fuentes permiten comparar tres lugares (',
    mention('Tabla', 1),
    ') y observar en una imagen de la época cómo se disponía el corro (',
    mention('Figura', 1),
    ').',
  ),
  tableTitle(1, 'Lugares de lectura en voz alta según las fuentes'),
  table(
    [3771, 1700, 1800, 1800],
    ['Lugar', 'Menciones', 'Primera', 'Última'],
    [
      ['Botica', '12', '1838', '1861'],
      ['Plaza', '31', '1840', '1874'],
      ['Taller', '9', '1851', '1879'],
    ],
  ),
  styled('NotaDeTablaOFigura', italic('Nota. '), 'Datos inventados para este ejemplo. Elaboración propia.'),
  pictureField(
    'Sustituye este texto. Ejemplo: grabado de una plaza; un hombre de pie lee un periódico desplegado y nueve personas, dos de ellas niñas, lo rodean y escuchan.',
  ),
  figureCaption(1, 'Título de la imagen, autoría y año'),
  styled(
    'NotaDeTablaOFigura',
    italic('Fuente: '),
    'Archivo, colección y signatura. Licencia o permiso de reproducción.',
  ),
  closingGuide(
    'Reproduce imágenes solo con permiso o de dominio público, y dilo en la fuente. Escribe el texto alternativo (clic derecho › «Ver texto alternativo») como lo contarías por teléfono.',
  ),
  section('Una objeción'),
  guide('Presenta la mejor objeción a tu tesis, no la más fácil, y respóndela. Es la parte que más convence.'),
  text(
    'Podría replicarse que oír no es leer: quien escucha no elige el ritmo ni vuelve sobre la página. Es cierto, pero los corros interrumpían, pedían repetir y discutían (Ordóñez Vila, 2022). La atención era compartida, no ausente.',
  ),
];

const back = () => [
  section('Conclusión'),
  guide(
    'Vuelve a la pregunta del comienzo con lo ganado en el camino. No resumas sección por sección ni introduzcas fuentes nuevas; abre, si acaso, una pregunta.',
  ),
  text(
    'El corro de 1842 no estorbaba a la lectura: era la lectura. Si esto es así, la cuenta de los lectores del siglo XIX está por hacerse.',
  ),
  unnumbered('Declaraciones'),
  text(
    bold('Financiación y conflictos de interés. '),
    'Indica las ayudas recibidas y cualquier interés relacionado, o que no los hay.',
  ),
  text(bold('Uso de inteligencia artificial. '), 'Herramienta y para qué se usó; o «No se usó».'),
  unnumbered('Referencias'),
  guide(
    'Normas APA, 7.ª edición. Estas entradas son ficticias y están marcadas como ejemplo: sustitúyelas. Incluye solo lo citado.',
  ),
  ...essayReferences(),
  unnumbered('Antes de enviar'),
  guide('Repasa esta lista y bórrala junto con las guías.'),
  check('La tesis está en el resumen, en la introducción y, ganada, en la conclusión.'),
  check('Cada párrafo defiende una sola idea y la apoya en una fuente o un ejemplo.'),
  check('Citas exactas, con página; lo citado y las referencias coinciden.'),
  check('Imágenes con fuente, permiso y texto alternativo.'),
  check('Resumen y palabras clave en español y en inglés; ORCID y afiliación.'),
  check('Guías y textos de ejemplo borrados; ortografía revisada en español.'),
];

/** The bytes of the .docx file. */
export const makeEssay = (): Promise<Buffer> =>
  makePaper({
    title: 'Plantilla de ensayo académico',
    description: 'Plantilla de Pliego para ensayos académicos',
    runningTitle: 'Título breve del ensayo (máximo 50 caracteres)',
    numbered: false,
    children: [...head(), ...opening(), ...argument(), ...back()],
    footnotes: {
      1: {
        children: [
          styled(
            'FootnoteText',
            ' En un ensayo, la nota al pie sirve para matizar o para remitir a un debate que aquí no cabe; si es larga, pregúntate si no pertenece al texto.',
          ),
        ],
      },
    },
  });
