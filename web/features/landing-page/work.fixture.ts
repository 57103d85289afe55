import type { Author } from '#contract/entities/publication.ts';
import type { ReadWork } from './citable.ts';

export const author = (nombres: string, apellidos = '', afiliaciones: string[] = []): Author => ({
  id: null,
  nombres,
  apellidos,
  orcid: null,
  afiliaciones,
  correspondencia: false,
  credit: [],
});

/** An article of another journal, with all that a citation tells. */
export const article = {
  titulo: 'El delta',
  autores: [author('Ana María', 'Ruiz Gil'), author('Jean-Paul', 'Sartre')],
  estadoDoi: 'REGISTRADO' as const,
  metadatos: {
    doi: '10.1590/x',
    revista: 'Nova Economia',
    volumen: '28',
    numero: '2',
    paginaInicial: '385',
    paginaFinal: '416',
  },
};

/** A published work of 2024 that says nothing but what is given. */
export const work = (changes: Partial<ReadWork>): ReadWork => ({
  id: '1',
  titulo: 'Guía',
  resumen: '',
  tipo: 'ARTICULO',
  estado: 'PUBLICADO',
  prioridad: 'MEDIA',
  identidadRevision: 'abierta',
  llaveDeImagenes: null,
  idioma: 'es',
  categoria: null,
  palabrasClave: [],
  metadatos: {},
  estadoDoi: null,
  autorPrincipalId: null,
  autorPrincipal: { id: null, nombres: '', apellidos: '', email: null },
  autor: '',
  autores: [],
  coautoresIds: [],
  coautores: [],
  versionActual: 1,
  ronda: 1,
  totalRevisiones: 0,
  revisionesCompletadas: 0,
  vistas: 0,
  fechaCreacion: '2024-05-01T12:00:00.000Z',
  fechaActualizacion: '2024-05-01T12:00:00.000Z',
  fechaEnvio: null,
  fechaAceptacion: null,
  fechaPublicacion: '2024-05-01T12:00:00.000Z',
  fechaRetractacion: null,
  publicadaPorAutor: false,
  motivoRetractacion: null,
  fechaEliminacion: null,
  acciones: [],
  contenido: '',
  documento: { type: 'doc', content: [] },
  referencias: [],
  revision: 1,
  traducciones: [],
  idiomasDelTexto: [{ idioma: 'es', esOriginal: true }],
  licencia: null,
  ...changes,
});
