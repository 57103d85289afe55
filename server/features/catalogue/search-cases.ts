/**
 * What the search must find and must not: a small library, and a row for each thing that readers type.
 * Whoever meets a search that disappoints adds a row here.
 */

export interface CaseWork {
  titulo: string;
  resumen?: string;
  palabrasClave?: string[];
  autor?: string;
  doi?: string;
}

export const library = {
  evaluacion: { titulo: 'La evaluación formativa en la escuela rural', resumen: 'Se evaluaron doce centros.' },
  evaluaciones: { titulo: 'Evaluaciones externas y política educativa', resumen: 'Un debate abierto.' },
  revision: { titulo: 'Revisión sistemática de la fibrilación auricular', resumen: 'Veintidós ensayos clínicos.' },
  revisiones: { titulo: 'Dos revisiones del canon literario', resumen: 'De Galdós a Martín Gaite.' },
  conexion: { titulo: 'Conexiones neuronales en el hipocampo', resumen: 'La plasticidad de una conexión.' },
  solucion: { titulo: 'Soluciones basadas en la naturaleza', resumen: 'Humedales y bosques de ribera.' },
  funcion: { titulo: 'Función renal y dieta', resumen: 'Estudio de cohortes con 345 pacientes de COVID-19.' },
  anos: { titulo: 'Cien años de periodismo', resumen: 'La prensa de provincias entre 1898 y 1998.' },
  ano: { titulo: 'Cirugía del ano y del recto', resumen: 'Técnicas mínimamente invasivas.' },
  espana: { titulo: 'Historia económica de España', resumen: 'Del Antiguo Régimen a la autarquía.' },
  ensenanza: { titulo: 'Enseñanza/aprendizaje de la física-química', resumen: 'Diseño de prácticas de laboratorio.' },
  quimica: { titulo: 'Química de los suelos volcánicos', resumen: 'El volcán y sus minerales (p<0,05 y n>30).' },
  jovenes: { titulo: 'Los jóvenes y el empleo', resumen: 'Imágenes de una generación. Talleres y orígenes.' },
  mujeres: { titulo: 'MUJERES EN LA INGENIERÍA AERONÁUTICA', resumen: 'Trayectorias en ciudades medianas.' },
  voces: { titulo: 'Voces indígenas en la radio', resumen: 'Las raíces de un género.' },
  ingles: { titulo: 'El inglés como lengua de la ciencia', resumen: 'Los intereses de los grupos editoriales.' },
  biologia: { titulo: 'Biología de la conservación', resumen: 'Estrategias ecológicas para el lince.' },
  pinguino: { titulo: 'El pingüino emperador', resumen: 'Colonias y lingüística, una metáfora.' },
  poesia: {
    titulo: 'Poesía y exilio',
    resumen: 'Cartas inéditas.',
    autor: 'Inés Muñoz de la Torre, Óscar García Ruiz',
  },
  marina: { titulo: 'Corrientes del Cantábrico', resumen: 'Salinidad.', autor: 'Pedro Marín Núñez' },
  claves: { titulo: 'Cartografía participativa', resumen: 'Notas.', palabrasClave: ['justicia espacial', 'México'] },
  doi: { titulo: 'Sobre los números primos', resumen: 'Una conjetura.', doi: '10.1000/Primos.7' },
  citado: { titulo: 'Nota al margen', resumen: 'Responde a 10.1000/ajeno.12 sin más.' },
  rios: { titulo: 'Crecidas de los ríos', resumen: 'Once días a pie por las vías pecuarias. Dioses del agua.' },
  veces: { titulo: 'Dos o tres veces', resumen: 'Ocasiones, cortijos y bodas de otra época.' },
  rapido: { titulo: 'Fácilmente inflamable', resumen: 'Incendios críticamente vigilados.' },
} as const satisfies Record<string, CaseWork>;
export type WorkName = keyof typeof library;

/** `finds`: all of these come; `not`: none of these does; `only`: `finds` is all that comes. */
export interface SearchCase {
  query: string;
  finds: WorkName[];
  not?: WorkName[];
  only?: true;
}

export const searchCases: SearchCase[] = [
  // -ción, with and without its accent, in singular and plural, and the verb beside it
  { query: 'evaluación', finds: ['evaluacion', 'evaluaciones'] },
  { query: 'evaluacion', finds: ['evaluacion', 'evaluaciones'] },
  { query: 'evaluaciones', finds: ['evaluacion', 'evaluaciones'] },
  { query: 'EVALUACIÓN', finds: ['evaluacion', 'evaluaciones'] },
  { query: 'evaluar', finds: ['evaluacion', 'evaluaciones'] },
  { query: 'evaluado', finds: ['evaluacion', 'evaluaciones'] },
  { query: 'soluciones', finds: ['solucion'], only: true },
  { query: 'solucion', finds: ['solucion'], only: true },
  { query: 'funciones', finds: ['funcion'], only: true },
  { query: 'funcion', finds: ['funcion'], only: true },
  // -sión, -xión
  { query: 'revisión', finds: ['revision', 'revisiones'], only: true },
  { query: 'revision', finds: ['revision', 'revisiones'], only: true },
  { query: 'revisiones', finds: ['revision', 'revisiones'], only: true },
  { query: 'conexión', finds: ['conexion'], only: true },
  { query: 'conexion', finds: ['conexion'], only: true },
  { query: 'conexiones', finds: ['conexion'], only: true },
  // accents
  { query: 'fibrilacion auricular', finds: ['revision'], only: true },
  { query: 'Mexico', finds: ['claves'], only: true },
  { query: 'méxico', finds: ['claves'], only: true },
  { query: 'poesia', finds: ['poesia'], only: true },
  { query: 'pinguino', finds: ['pinguino'], only: true },
  { query: 'pingüinos', finds: ['pinguino'], only: true },
  { query: 'evaluacio\u0301n', finds: ['evaluacion'] },
  { query: 'aeronautica', finds: ['mujeres'], only: true },
  { query: 'ingeniería', finds: ['mujeres'], only: true },
  // words with and without their endings
  { query: 'biologia', finds: ['biologia'], only: true },
  { query: 'biológicos', finds: ['biologia'], only: true },
  { query: 'biólogo', finds: ['biologia'], only: true },
  { query: 'ecología', finds: ['biologia'], only: true },
  { query: 'economia', finds: ['espana'], only: true },
  { query: 'históricas', finds: ['espana'], only: true },
  { query: 'educativas', finds: ['evaluaciones'] },
  { query: 'facil', finds: ['rapido'], only: true },
  { query: 'crítico', finds: ['rapido'], only: true },
  { query: 'cartografías', finds: ['claves'], only: true },
  // plurals
  { query: 'joven', finds: ['jovenes'], only: true },
  { query: 'mujer', finds: ['mujeres'], only: true },
  { query: 'ciudad', finds: ['mujeres'], only: true },
  { query: 'imagen', finds: ['jovenes'], only: true },
  { query: 'origen', finds: ['jovenes'], only: true },
  { query: 'taller', finds: ['jovenes'], only: true },
  { query: 'voz', finds: ['voces'], only: true },
  { query: 'raiz', finds: ['voces'], only: true },
  { query: 'géneros', finds: ['voces'] },
  { query: 'volcanes', finds: ['quimica'], only: true },
  { query: 'ingles', finds: ['ingles'], only: true },
  { query: 'ingleses', finds: ['ingles'], only: true },
  { query: 'inglesa', finds: ['ingles'], only: true },
  { query: 'interés', finds: ['ingles'], only: true },
  { query: 'regímenes', finds: ['espana'], only: true },
  { query: 'río', finds: ['rios'], only: true },
  { query: 'RIOS', finds: ['rios'], only: true },
  { query: 'dia', finds: ['rios'], only: true },
  { query: 'vía', finds: ['rios'], only: true },
  { query: 'pies', finds: ['rios'], only: true },
  { query: 'dios', finds: ['rios'], only: true },
  { query: 'dio', finds: [], only: true },
  // ñ
  { query: 'año', finds: ['anos'], only: true },
  { query: 'años', finds: ['anos'], only: true },
  { query: 'AÑOS', finds: ['anos'], only: true },
  { query: 'an\u0303os', finds: ['anos'], only: true },
  { query: 'ano', finds: ['ano', 'anos'], only: true },
  { query: 'españa', finds: ['espana'], only: true },
  { query: 'espana', finds: ['espana'], only: true },
  { query: 'disenos', finds: ['ensenanza'], only: true },
  { query: '"cien anos de periodismo"', finds: ['anos'], only: true },
  // compounds, slashes, numbers, signs
  { query: 'física-química', finds: ['ensenanza'], only: true },
  { query: 'fisica-quimica', finds: ['ensenanza'], only: true },
  { query: 'física', finds: ['ensenanza'], only: true },
  { query: 'quimica', finds: ['ensenanza', 'quimica'], only: true },
  { query: 'aprendizajes', finds: ['ensenanza'], only: true },
  { query: 'enseñanza', finds: ['ensenanza'], only: true },
  { query: 'covid-19', finds: ['funcion'], only: true },
  { query: 'covid 19', finds: ['funcion'], only: true },
  { query: '345', finds: ['funcion'], only: true },
  { query: '1898', finds: ['anos'], only: true },
  { query: '0,05', finds: ['quimica'], only: true },
  // names, as they are written
  { query: 'muñoz', finds: ['poesia'], only: true },
  { query: 'Munoz', finds: ['poesia'], only: true },
  { query: 'garcia', finds: ['poesia'], only: true },
  { query: 'óscar garcía exilio', finds: ['poesia'], only: true },
  { query: '"de la Torre"', finds: ['poesia'], only: true },
  { query: 'Marín', finds: ['marina'], only: true },
  { query: 'Marina', finds: [], only: true },
  { query: 'ruices', finds: [], only: true },
  { query: 'Inés Muñoz', finds: ['poesia'], only: true },
  { query: 'Muñoz Inés', finds: ['poesia'], only: true },
  { query: 'munoz de la torre, ines', finds: ['poesia'], only: true },
  { query: 'García Ruiz, Óscar', finds: ['poesia'], only: true },
  { query: 'NÚÑEZ', finds: ['marina'], only: true },
  { query: 'nunez pedro', finds: ['marina'], only: true },
  { query: '"Pedro Marín"', finds: ['marina'], only: true },
  { query: '"Marín Pedro"', finds: [], only: true },
  { query: 'exilio -muñoz', finds: [], only: true },
  { query: '-ruiz -muñoz', finds: ['marina'], only: true },
  // several words, in any order and any field
  { query: 'rural escuela', finds: ['evaluacion'], only: true },
  { query: 'evaluación política', finds: ['evaluaciones'], only: true },
  { query: 'ribera naturaleza', finds: ['solucion'], only: true },
  { query: 'justicia espacial', finds: ['claves'], only: true },
  { query: 'evaluación renal', finds: [], only: true },
  // phrases
  { query: '"política educativa"', finds: ['evaluaciones'], only: true },
  { query: '"evaluaciones externas" "política educativa"', finds: ['evaluaciones'], only: true },
  { query: '"evaluaciones externas" rural "política educativa"', finds: [], only: true },
  { query: '"politicas educativas"', finds: ['evaluaciones'], only: true },
  { query: '“política educativa”', finds: ['evaluaciones'], only: true },
  { query: '«política educativa»', finds: ['evaluaciones'], only: true },
  { query: '"educativa política"', finds: [], only: true },
  { query: '"política educativa', finds: ['evaluaciones'], only: true },
  { query: '"historia económica de España"', finds: ['espana'], only: true },
  // stop words
  { query: 'la evaluación de los', finds: ['evaluacion', 'evaluaciones'] },
  { query: 'evaluación o política', finds: ['evaluaciones'], only: true },
  { query: 'evaluación OR política', finds: ['evaluaciones'], only: true },
  { query: 'más evaluación también', finds: ['evaluacion', 'evaluaciones'] },
  // exclusions
  { query: 'evaluación -rural', finds: ['evaluaciones'], not: ['evaluacion'], only: true },
  { query: 'evaluacion -externas', finds: ['evaluacion'], not: ['evaluaciones'], only: true },
  { query: 'evaluación -"política educativa"', finds: ['evaluacion'], not: ['evaluaciones'], only: true },
  { query: 'quimica -minerales', finds: ['ensenanza'], not: ['quimica'], only: true },
  { query: 'evaluación - rural', finds: ['evaluacion'], only: true },
  { query: '-evaluación', finds: ['poesia', 'doi'], not: ['evaluacion', 'evaluaciones'] },
  {
    query: '-"política educativa" -rural -revisión',
    finds: ['poesia'],
    not: ['evaluaciones', 'evaluacion', 'revision'],
  },
  { query: '-de -la evaluación', finds: ['evaluacion', 'evaluaciones'] },
  { query: '−evaluación', finds: ['evaluacion', 'evaluaciones'] },
  // punctuation
  { query: '¿evaluación?', finds: ['evaluacion', 'evaluaciones'] },
  { query: "evaluación & | ! ( ) : * <-> \\ ' %", finds: ['evaluacion', 'evaluaciones'] },
  { query: 'evaluación:*', finds: ['evaluacion', 'evaluaciones'] },
  // DOI
  { query: '10.1000/primos.7', finds: ['doi'], only: true },
  { query: 'https://doi.org/10.1000/PRIMOS.7', finds: ['doi'], only: true },
  { query: 'http://dx.doi.org/10.1000/primos.7', finds: ['doi'], only: true },
  { query: ' doi: 10.1000/Primos.7. ', finds: ['doi'], only: true },
  { query: 'DOI:10.1000/PRIMOS.7', finds: ['doi'], only: true },
  { query: 'doi.org/10.1000/primos.7', finds: ['doi'], only: true },
  { query: 'https://www.doi.org/10.1000/primos.7', finds: ['doi'], only: true },
  { query: '10.1000/ajeno.12', finds: ['citado'], only: true },
  { query: '10.1000/nadie.1', finds: [], only: true },
];

/** Searches that say nothing: the whole catalogue answers. */
export const emptySearches = ['', '   ', 'de la', 'o', 'or', 'más', '"el"', '-', '-de', '¿?', '& | !', '"', '""'];
