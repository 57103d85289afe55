/** What books, theses and reports of the demonstration set say of themselves once there is more than one journal, by their files. */
import type { Particulars } from '#contract/entities/particulars.ts';

const person = (nombres: string, apellidos: string, cargo?: string) => ({
  nombres,
  apellidos,
  ...(cargo && { cargo }),
});
const chaired = (...[chair, secretary, member]: [string, string][]) => [
  person(...(chair ?? ['', '']), 'presidencia'),
  person(...(secretary ?? ['', '']), 'secretaría'),
  person(...(member ?? ['', '']), 'vocalía'),
];

/** Theses, which stand in the collection; `embargo`: days until the text opens. */
export const thesisFacts: Record<string, { ficha: Particulars; defendedBefore: number; embargo?: number }> = {
  'arquitectura-tierra-atacama': {
    ficha: {
      grado: 'DOCTORADO',
      programa: 'Arquitectura y patrimonio',
      institucion: 'Centro de Investigaciones del Pacífico',
      directores: [person('Rigoberto', 'Cruz Ayaviri')],
      tribunal: chaired(['Hilda', 'Mamani Berna'], ['Óscar', 'Tejerina Vidal'], ['Berta', 'Llobregat Ros']),
    },
    defendedBefore: 70,
  },
  'contratos-balleneros-vascos': {
    ficha: {
      grado: 'DOCTORADO',
      programa: 'Historia moderna',
      institucion: 'Instituto de Estudios Hispánicos',
      directores: [person('Xabier', 'Lasarte Urrutia'), person('Marguerite', 'Audry')],
      tribunal: chaired(['Pilar', 'Azpiroz Etxabe'], ['Nuno', 'Barreiros Leal'], ['Dolores', 'Vives Company']),
    },
    defendedBefore: 95,
  },
  'deslizamientos-carreteras-andes': {
    ficha: {
      grado: 'DOCTORADO',
      programa: 'Ingeniería geológica',
      institucion: 'Universidad Autónoma de los Andes',
      directores: [person('Hernán', 'Uzcanga Paredes')],
      tribunal: chaired(['Mirian', 'Rojas Dávila'], ['Edgar', 'Pernía Molina'], ['Silvio', 'Bassani']),
    },
    defendedBefore: 58,
  },
  'redes-cuidado-aldeas': {
    ficha: {
      grado: 'DOCTORADO',
      programa: 'Sociología y antropología',
      institucion: 'Universidad de la Costa Verde',
      directores: [person('Carme', 'Pous i Ferrer')],
      tribunal: chaired(['Lurdes', 'Fandiño Rey'], ['Ramón', 'Quintás Vila'], ['Nieves', 'Prado Cueto']),
    },
    defendedBefore: 82,
  },
  'semillas-en-deposito': {
    ficha: {
      grado: 'DOCTORADO',
      programa: 'Derecho y territorio',
      institucion: 'Universidad del Valle Central',
      directores: [person('Eusebio', 'Toxtle Ramírez')],
      tribunal: chaired(['Amparo', 'Sandoval Ortega'], ['Pablo', 'Cuahutle Pérez'], ['Irene', 'Beltrame']),
    },
    defendedBefore: 40,
    embargo: 210,
  },
};

/** Books and reports of the principal journal. */
export const particulars: Record<string, Particulars> = {
  'encuestar-lejos-censo': {
    edicion: '2',
    lugar: 'Montevideo',
    coleccion: 'Manuales de campo',
    numeroColeccion: '4',
    isbn: { TAPA_BLANDA: '978-84-09-00012-8', PDF: '978-84-09-00013-5', EPUB: '978-84-09-00014-2' },
    depositoLegal: 'C 1187-2025',
  },
  'historia-puntuacion-espanol': {
    edicion: '1',
    lugar: 'Salamanca',
    isbn: { TAPA_DURA: '978-84-09-00015-9', PDF: '978-84-09-00016-6' },
    depositoLegal: 'S 214-2025',
  },
  'modelar-epidemias': { edicion: '1', lugar: 'Santiago', isbn: { PDF: '978-84-09-00017-3' } },
  'comedores-escolares-puno': {
    serie: 'Evaluación de programas sociales',
    numeroInforme: '7',
    comitente: 'Dirección Regional de Educación',
  },
  'escuelas-adobe-sismo': { serie: 'Informes técnicos', numeroInforme: '2026/03', comitente: 'Mancomunidad del Colca' },
  'acceso-abierto-editoriales': { serie: 'Cuadernos de edición', numeroInforme: '12' },
};
