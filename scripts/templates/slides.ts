/** The twelve slides, in the order of a talk of fifteen minutes. The study and its figures are invented. */
import { placeholderImage } from './placeholder-image.ts';
import { slide } from './slide-master.ts';
import { drawChart, drawSteps, drawTable, type Slide } from './slide-parts.ts';

const picture = `image/png;base64,${placeholderImage(1280, 720).toString('base64')}`;

export const slides: readonly Slide[] = [
  {
    layout: 'Portada',
    title: 'Título de la presentación: lo que descubriste, en una línea',
    texts: {
      texto:
        'Nombre Apellido Apellido · ORCID 0000-0000-0000-0000\nUniversidad o institución, ciudad, país\nCongreso o seminario · día de mes de año',
    },
    notes:
      'Preséntate en una frase y di por qué el tema importa a quienes te escuchan. No leas el título. Si hay coautores, nómbralos aquí. Tiempo: 30 segundos.',
  },
  {
    layout: 'Título y contenido',
    title: 'Cómo usar esta plantilla (borra esta diapositiva)',
    texts: {
      texto: [
        'Escribe en los títulos una afirmación: «El programa mejoró la comprensión», no «Resultados».',
        'Una idea por diapositiva; texto de 18 puntos o más; no más de cinco líneas.',
        'Elige el diseño en Inicio › Diseño: así conservas lugares, fuentes y colores.',
        'Da texto alternativo a cada imagen y gráfico: clic derecho › «Ver texto alternativo».',
        'Las notas del orador dicen qué contar; calcula un minuto por diapositiva.',
        'Cambia el pie en Vista › Patrón de diapositivas.',
      ],
    },
    notes:
      'Esta diapositiva es una guía: bórrala antes de presentar. Los datos de las siguientes son inventados y sirven de ejemplo.',
  },
  {
    layout: 'Mensaje',
    title: 'Leer en voz alta veinte minutos al día mejora la comprensión en la escuela rural',
    texts: { texto: 'Tu mensaje principal en una frase que se pueda repetir de memoria.' },
    notes:
      'Di el hallazgo desde el comienzo: el público escucha mejor cuando sabe adónde va. Haz una pausa después de leerlo. Tiempo: 30 segundos.',
  },
  {
    layout: 'Dos columnas',
    title: 'Leer en voz alta ayuda; en escuelas pequeñas, casi nadie lo ha medido',
    texts: {
      izquierda: {
        heading: 'Qué se sabe',
        points: [
          'Efecto moderado en escuelas urbanas (Harrow y Lindqvist, 2024).',
          'Es una práctica barata y extendida.',
        ],
      },
      derecha: {
        heading: 'Qué falta',
        points: [
          'Apenas hay ensayos en aulas multigrado (Castaño et al., 2022).',
          'Nuestra pregunta: ¿mejora la comprensión en quinto de primaria?',
        ],
      },
    },
    notes:
      'Resume los antecedentes en dos o tres trabajos, no más. Termina con la pregunta: es lo que deben recordar de esta diapositiva. Tiempo: 1 minuto y medio.',
  },
  {
    layout: 'Solo título',
    title: 'Un ensayo con doce escuelas asignadas al azar',
    texts: { fuente: 'Aprobado por el Comité de Ética (acta 00/2025).' },
    notes:
      'Cuenta lo justo para que se pueda juzgar el resultado: quiénes, qué, cómo se midió y cómo se analizó. Los detalles, para las preguntas. Tiempo: 1 minuto y medio.',
    draw: (on) =>
      drawSteps(on, [
        ['Participantes', '184 estudiantes de quinto, en doce escuelas rurales'],
        ['Programa', 'Veinte minutos diarios durante veinte semanas'],
        ['Medida', 'Prueba de comprensión de 0 a 100, antes y después'],
        ['Análisis', 'Modelo mixto, con IC del 95 %'],
      ]),
  },
  {
    layout: 'Solo título',
    title: 'El programa mejoró la comprensión 6,2 puntos más',
    texts: { fuente: 'IC del 95 %: 3,1 a 9,3. Datos inventados para este ejemplo.' },
    notes:
      'Explica los ejes antes que los datos. Señala una sola cosa: la distancia entre las dos barras del final. Para cambiar los datos, clic derecho en el gráfico › Editar datos. Tiempo: 2 minutos.',
    draw: (on) =>
      drawChart(
        on,
        'Gráfico de columnas. La puntuación media sube de 51,8 a 61,4 en el grupo del programa y de 52,3 a 55,7 en el de comparación.',
      ),
  },
  {
    layout: 'Solo título',
    title: 'Mejoraron más quienes empezaban con menos',
    texts: { fuente: 'Media de la diferencia (IC del 95 %). Datos inventados para este ejemplo.' },
    notes:
      'Una tabla de congreso tiene pocas filas y pocas cifras. Lee solo la fila que sostiene el título. Si necesitas más de cinco filas, llévalas a un anexo. Tiempo: 1 minuto.',
    draw: (on) =>
      drawTable(on, 2.2, [
        ['Puntuación inicial', 'n', 'Diferencia', 'IC del 95 %'],
        ['Baja', '61', '8,9', '5,0 a 12,8'],
        ['Media', '63', '5,7', '2,1 a 9,3'],
        ['Alta', '60', '3,8', '0,2 a 7,4'],
      ]),
  },
  {
    layout: 'Solo título',
    title: 'Así se lee en el aula: una imagen que explique',
    texts: { fuente: 'Autoría, año y licencia de la imagen. Con permiso de quienes aparecen.' },
    notes:
      'Cambia la imagen con clic derecho › Cambiar imagen, y reescribe su texto alternativo. Usa fotografías solo con permiso. Descríbela en voz alta para quien no la ve. Tiempo: 45 segundos.',
    draw: (on) =>
      on.addImage({
        data: picture,
        x: (slide.width - 7.65) / 2,
        y: 1.95,
        w: 7.65,
        h: 4.3,
        altText:
          'Sustituye este texto. Ejemplo: una docente lee de pie ante nueve niños de distintas edades sentados en círculo.',
        objectName: 'Imagen de ejemplo',
      }),
  },
  {
    layout: 'Dos columnas',
    title: 'El efecto es parecido al urbano, con tres cautelas',
    texts: {
      izquierda: {
        heading: 'Qué significa',
        points: ['Coincide con lo hallado en escuelas urbanas.', 'La conversación sobre lo leído parece la clave.'],
      },
      derecha: {
        heading: 'Límites',
        points: ['Escuelas voluntarias.', 'Una sola región.', 'No sabemos si la mejora perdura.'],
      },
    },
    notes:
      'A la izquierda, qué significa; a la derecha, los límites. Decirlos tú da confianza y ahorra preguntas. Tiempo: 1 minuto y medio.',
  },
  {
    layout: 'Título y contenido',
    title: 'Veinte minutos al día bastan para empezar',
    texts: {
      texto: [
        'El programa mejora la comprensión, sobre todo de quien más lo necesita.',
        'Cuesta poco: libros, tiempo y una tarde de formación.',
        'Lo siguiente: seguir a los grupos durante un año.',
      ],
    },
    notes:
      'Tres conclusiones como máximo, y la primera repite tu mensaje principal. No añadas resultados nuevos. Tiempo: 1 minuto.',
  },
  {
    layout: 'Título y contenido',
    title: 'Referencias',
    texts: {
      texto: [
        'Benavides, L. (2021). Comprender lo que se lee (2.ª ed.). Editorial Ribera. [ejemplo]',
        'Castaño, J. E., Ferrer, I., y Quispe, N. (2022). La fluidez lectora en aulas multigrado. En R. Montiel (Ed.), La escuela pequeña (pp. 113–138). Ediciones del Faro. [ejemplo]',
        'Harrow, T., & Lindqvist, A. (2024). Reading aloud and comprehension. Journal of Classroom Research, 9(1), 1–22. https://doi.org/10.5555/ejemplo.2024.09.001 [ejemplo]',
      ],
    },
    notes:
      'Solo lo citado en las diapositivas, en APA 7. Son referencias ficticias de ejemplo: sustitúyelas. No la leas; déjala para quien pida el archivo.',
  },
  {
    layout: 'Portada',
    title: 'Gracias. ¿Preguntas?',
    texts: { texto: 'nombre.apellido@universidad.example\nEl artículo y los datos: https://doi.org/10.5555/ejemplo' },
    notes:
      'Deja esta diapositiva durante las preguntas: tu correo y el enlace al trabajo quedan a la vista. Repite cada pregunta antes de responder.',
  },
];
