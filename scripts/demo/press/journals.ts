/** The second journal of the demonstration set and its collection of theses, as their pages say them. */
import type { z } from 'zod';
import type {
  announcementSchema,
  boardMemberSchema,
  JournalChanges,
  sectionSchema,
} from '#contract/entities/journal.ts';
import type { JournalClass, JournalText } from '#contract/journals.ts';

/** `persona`: the key of their account. */
type Member = Omit<z.input<typeof boardMemberSchema>, 'id' | 'userId'> & { persona?: string };
/** With the days from the first start to its own and to the last on which works are taken. */
type Told = Omit<z.input<typeof announcementSchema>, 'id' | 'fecha' | 'fechaLimite'> & { ago: number; until?: number };

export interface DemonstrationJournal {
  clave: string;
  clase: JournalClass;
  nombre: string;
  /** Days since it was set up. */
  founded: number;
  changes: Omit<JournalChanges, 'antes' | 'heredados'>;
  sections: Omit<z.input<typeof sectionSchema>, 'id'>[];
  board: Member[];
  texts: Partial<Record<JournalText, string>>;
  announcements: Told[];
}

/** What the principal journal says of itself once it is one of several; its settings are the platform's. */
export const principal: Pick<DemonstrationJournal, 'changes' | 'board' | 'texts'> = {
  changes: {
    descripcion: {
      es: 'Revista multidisciplinar de acceso abierto: artículos, informes y libros de todas las áreas, con una misma manera de revisarlos.',
      en: 'A multidisciplinary open-access journal: articles, reports and books of all fields, reviewed in one and the same way.',
    },
    idiomas: ['es', 'en'],
  },
  board: [
    {
      nombre: 'Elena Saavedra Ponce',
      cargo: 'DIRECCION',
      afiliacion: 'Pliego. Revista multidisciplinar',
      pais: 'ES',
      persona: 'editor',
    },
    {
      nombre: 'Inés Castellanos Prieto',
      cargo: 'EDICION_ASOCIADA',
      afiliacion: 'Instituto de Estudios Hispánicos',
      pais: 'ES',
      persona: 'ines.castellanos',
    },
  ],
  texts: {
    alcance: `*Pliego* publica trabajos de cualquier disciplina que se puedan leer desde fuera de ella. Valora los datos abiertos, las series largas y la buena prosa.`,
    normas: `Los artículos tienen entre 3000 y 9000 palabras. El título, el resumen y las palabras clave van en español y en inglés.`,
  },
};

export const marisma: DemonstrationJournal = {
  clave: 'marisma',
  clase: 'REVISTA',
  nombre: 'Marisma',
  founded: 520,
  changes: {
    nombreAbreviado: 'Marisma',
    descripcion: {
      es: 'Revista de historia natural. Ecología, historia y nombres de los lugares donde el agua se queda. Publica artículos, notas de campo y reseñas, en dos números al año y, desde el volumen 2, conforme están listos.',
      en: 'A journal of natural history. Ecology, history and names of the places where water stays. It publishes articles, field notes and reviews, in two issues a year and, from volume 2 on, as they are ready.',
    },
    idiomas: ['es', 'en'],
    publica: true,
    ajustes: {
      institucion: 'Universidad de la Costa Verde',
      issn: '2999-4101',
      issnImpreso: '2999-411X',
      contacto: 'marisma@pliego.test',
      color: '#0f6b4f',
      identidadRevision: 'doble ciego',
      etapaProduccion: true,
      plazoPruebasDias: 7,
      declaraciones: {
        originalidad: 'NECESARIA',
        financiacion: 'SE_PIDE',
        conflictos: 'NECESARIA',
        etica: 'SE_PIDE',
        datos: 'SE_PIDE',
        codigo: 'NO_SE_PIDE',
        ia: 'SE_PIDE',
        preimpresion: 'NO_SE_PIDE',
      },
      derechos: { demanda: 'SE_PIDE', texto: { es: '', en: '' } },
    },
  },
  sections: [
    { nombre: { es: 'Artículos', en: 'Articles' }, palabrasMaximas: 9000 },
    { nombre: { es: 'Notas de campo', en: 'Field notes' }, palabrasMaximas: 3000 },
    { nombre: { es: 'Reseñas', en: 'Book reviews' }, conRevision: false, indexada: false, palabrasMaximas: 1500 },
  ],
  board: [
    {
      nombre: 'Beatriz Lanuza Gil',
      cargo: 'DIRECCION',
      afiliacion: 'Universidad de la Costa Verde',
      pais: 'ES',
      orcid: '0000-0000-0052-1667',
      persona: 'beatriz.lanuza',
    },
    {
      nombre: 'Wayra Condori Choque',
      cargo: 'SUBDIRECCION',
      afiliacion: 'Universidad Nacional del Altiplano Sur',
      pais: 'PE',
      orcid: '0000-0000-0053-1734',
    },
    { nombre: 'Manel Ripoll Ases', cargo: 'SECRETARIA', afiliacion: 'Universitat de la Ribera', pais: 'ES' },
    {
      nombre: 'Graciela Otamendi Rossi',
      cargo: 'EDICION_DE_SECCION',
      tarea: 'Notas de campo',
      afiliacion: 'Universidad del Litoral Atlántico',
      pais: 'UY',
    },
    {
      nombre: 'Julián Cifuentes Mora',
      cargo: 'CONSEJO_CIENTIFICO',
      afiliacion: 'Universidad de Tierras Altas',
      pais: 'CO',
    },
    {
      nombre: 'Antonia Rucapán Huala',
      cargo: 'CONSEJO_CIENTIFICO',
      afiliacion: 'Universidad Austral del Estrecho',
      pais: 'CL',
      orcid: '0000-0000-0054-1801',
    },
    {
      nombre: 'Félix Tzul Batz',
      cargo: 'CONSEJO_CIENTIFICO',
      afiliacion: 'Universidad del Valle Central',
      pais: 'MX',
    },
    { nombre: 'Sara Iriarte Goñi', cargo: 'EQUIPO_TECNICO', tarea: 'Corrección y maquetación', pais: 'ES' },
  ],
  texts: {
    alcance: `*Marisma* publica trabajos originales sobre humedales, costas y aguas pequeñas, y sobre la gente que ha vivido de ellas. Le interesan la ecología de campo con series largas, la historia ambiental y el estudio de los nombres. No publica trabajos de laboratorio sin relación con un lugar.`,
    normas: `Los artículos no pasan de 9000 palabras y las notas de campo, de 3000. El texto va en español o en inglés, con título, resumen y palabras clave en los dos idiomas.

- Las cifras que sostienen una conclusión figuran en una tabla.
- Los datos se depositan donde otros puedan leerlos, o se dice por qué no.
- Los topónimos se escriben como los dice quien vive allí.`,
    revision: `Dos personas revisan cada artículo sin saber quién lo firma, y quien lo firma tampoco sabe quién revisa. La primera respuesta llega en ocho semanas. Las reseñas las decide la redacción.`,
    etica: `Seguimos las guías de COPE. Los trabajos con personas o con animales llevan la aprobación de un comité, o la razón de que no haga falta. Las correcciones, erratas y retractaciones se publican con su propio DOI y quedan unidas a la obra.`,
    acceso: `Todo se lee sin pagar desde el día en que se publica, y publicar no cuesta. Los artículos llevan licencia CC BY 4.0 y sus autores conservan sus derechos.`,
    preservacion: `La universidad conserva dos copias de cada número, en PDF, en EPUB y en JATS, y comprueba cada año que se abren.`,
    ia: `Se puede usar inteligencia artificial para corregir el idioma o el código si se dice cuál y para qué. No firma, no revisa y no dibuja lo que se presenta como observado.`,
  },
  announcements: [
    {
      clase: 'CONVOCATORIA',
      titulo: {
        es: 'Monográfico: salinas, esteros y almadrabas',
        en: 'Special issue: saltworks, tidal creeks and tuna traps',
      },
      texto: {
        es: 'Para el segundo número del volumen 3 buscamos trabajos sobre los lugares donde la costa se trabajaba: qué especies los usan hoy, quién los llevaba y qué documentos dejaron.\n\nLas propuestas de hasta 500 palabras se pueden comentar antes con la redacción.',
        en: 'For the second issue of volume 3 we look for work on the places where the coast was worked: which species use them today, who ran them and which records they left.\n\nProposals of up to 500 words may be discussed with the editors first.',
      },
      ago: 18,
      until: 74,
    },
    {
      clase: 'ANUNCIO',
      titulo: { es: 'Desde el volumen 2, publicación continua', en: 'Continuous publication from volume 2 on' },
      texto: {
        es: 'Los artículos aparecen en cuanto están listos, con un número de artículo en lugar de páginas. Los monográficos siguen saliendo enteros.',
        en: 'Articles appear as soon as they are ready, with an article number instead of pages. Special issues still come out whole.',
      },
      ago: 60,
    },
  ],
};

export const theses: DemonstrationJournal = {
  clave: 'tesis',
  clase: 'COLECCION',
  nombre: 'Tesis de la Costa Verde',
  founded: 900,
  changes: {
    nombreAbreviado: 'Tesis CV',
    descripcion: {
      es: 'Tesis doctorales leídas en las universidades que comparten esta plataforma, con su tribunal y su fecha de defensa.',
      en: 'Doctoral theses defended at the universities that share this platform, with their committee and day of defence.',
    },
    publica: true,
    ajustes: { institucion: 'Universidad de la Costa Verde', contacto: 'tesis@pliego.test', color: '#5b3f8c' },
  },
  sections: [],
  board: [
    {
      nombre: 'Inés Castellanos Prieto',
      cargo: 'DIRECCION',
      afiliacion: 'Instituto de Estudios Hispánicos',
      pais: 'ES',
      persona: 'ines.castellanos',
    },
  ],
  texts: {
    alcance: `La colección recoge tesis de doctorado tal como se defendieron. Quien necesite tiempo para publicar un libro o una patente puede pedir que el texto se abra más tarde: la ficha se ve desde el primer día.`,
  },
  announcements: [],
};
