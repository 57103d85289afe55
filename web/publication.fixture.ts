/** A work as the server presents it to its editor, for tests of what shows or changes one. */
import { type PublicationWithReviews, publicationWithReviewsSchema } from '#contract/entities/review.ts';

const id = (number: number) => `0190a000-0000-7000-8000-00000000000${number}`;
const ana = { id: id(2), nombres: 'Ana', apellidos: 'Ruiz', afiliacion: 'UNAM', email: 'ana@prueba.test' };
const day = '2026-03-01T10:00:00.000Z';

/** «Humedales», approved and not published, but for what `said` says. */
export const humedales = (said: Partial<PublicationWithReviews> = {}): PublicationWithReviews => ({
  ...publicationWithReviewsSchema.parse({
    id: id(1),
    titulo: 'Humedales',
    resumen: 'Aves de paso.',
    tipo: 'ARTICULO',
    estado: 'APROBADO',
    prioridad: 'MEDIA',
    idioma: 'es',
    categoria: null,
    palabrasClave: ['aves'],
    metadatos: {},
    autorPrincipalId: ana.id,
    autorPrincipal: ana,
    autor: 'Ana Ruiz',
    autores: [],
    coautoresIds: [],
    coautores: [],
    versionActual: 1,
    ronda: 1,
    identidadRevision: 'abierta',
    estadoDoi: null,
    totalRevisiones: 0,
    revisionesCompletadas: 0,
    vistas: 0,
    fechaCreacion: day,
    fechaActualizacion: day,
    fechaEnvio: day,
    fechaAceptacion: day,
    fechaPublicacion: null,
    fechaRetractacion: null,
    publicadaPorAutor: false,
    motivoRetractacion: null,
    fechaEliminacion: null,
    acciones: [],
    contenido: '',
    documento: { type: 'doc', content: [] },
    referencias: [],
    traducciones: [],
    idiomasDelTexto: [{ idioma: 'es', esOriginal: true }],
    licencia: null,
    llaveDeImagenes: null,
    revisiones: [],
  }),
  ...said,
});
