/**
 * Reference lists in the style of APA, seventh edition. The works are invented, and their DOIs carry the prefix 10.5555,
 * which Crossref keeps for examples.
 */
import { type Paragraph, TextRun } from 'docx';
import { colours, fonts, points } from './look.ts';
import { english, type Inline, italic, styled } from './paper-parts.ts';

const mark = () => new TextRun({ text: '  [ejemplo]', font: fonts.label, size: points(8.5), color: colours.muted });
const reference = (...parts: Inline[]): Paragraph => styled('Bibliography', ...parts, mark());

/** One of each kind that an empirical article cites. */
export const articleReferences = (): Paragraph[] => [
  reference(
    'Aldana Ruiz, M., y Oyarzún, P. (2023). Leer juntos en la escuela rural: efectos de un programa de lectura en voz alta. ',
    italic('Cuadernos de Didáctica de la Lengua, 18'),
    '(2), 45–67. https://doi.org/10.5555/ejemplo.2023.18.045',
  ),
  reference(
    'Benavides, L. (2021). ',
    italic('Comprender lo que se lee: procesos, enseñanza y evaluación'),
    ' (2.ª ed.). Editorial Ribera.',
  ),
  reference(
    'Castaño, J. E., Ferrer, I., y Quispe, N. (2022). La fluidez lectora en aulas multigrado. En R. Montiel (Ed.), ',
    italic('La escuela pequeña: estudios comparados'),
    ' (pp. 113–138). Ediciones del Faro.',
  ),
  reference(
    'Duarte, S. (2020). ',
    italic('Bibliotecas de aula y hábito lector en quinto de primaria'),
    ' [Tesis de doctorado, Universidad de la Llanura]. Repositorio Institucional. https://doi.org/10.5555/ejemplo.tesis.2020',
  ),
  reference(
    'Harrow, T., & Lindqvist, A. (2024). ',
    english('Reading aloud and comprehension: A cluster randomized trial. '),
    english('Journal of Classroom Research, 9', true),
    '(1), 1–22. https://doi.org/10.5555/ejemplo.2024.09.001',
  ),
  reference(
    'Instituto de Evaluación Educativa. (2024). ',
    italic('Informe anual de competencia lectora 2023'),
    '. https://www.example.org/informe-lectura-2023',
  ),
];

/** What an essay in the humanities cites: books, a translation, a primary source, an article. */
export const essayReferences = (): Paragraph[] => [
  reference(
    'Arriaga, C. (1998). ',
    italic('La ciudad leída: prensa y plaza pública en el siglo XIX'),
    '. Fondo Editorial del Puerto.',
  ),
  reference(
    'Belmonte, H. (2019). El lector que escucha. ',
    italic('Revista de Historia Cultural, 31'),
    '(1), 9–34. https://doi.org/10.5555/ejemplo.2019.31.009',
  ),
  reference(
    'Keller, M. (2007). ',
    italic('Voces de papel'),
    ' (A. Sotomayor, Trad.). Ediciones Alameda. (Obra original publicada en 1989)',
  ),
  reference('Noticias de la capital. (1842, 3 de mayo). ', italic('El Mensajero del Sur'), ', p. 2.'),
  reference(
    'Ordóñez Vila, T. (2022). Cuando el periódico se leía de pie. En F. Salas y G. Puig (Eds.), ',
    italic('Lecturas en común'),
    ' (pp. 201–229). Editorial Ribera.',
  ),
];
