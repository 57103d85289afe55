import type { Review } from '#contract/entities/review.ts';
import { principalJournal } from '#contract/journals.ts';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** An open review, unless the facts say otherwise. */
export function review(id: string, facts: Partial<Review> = {}): Review {
  return {
    id,
    publicacionId: `work of ${id}`,
    publicacionTitulo: '',
    publicacion: { id: `work of ${id}`, titulo: '', autor: '' },
    titulo: '',
    autor: '',
    autorNombre: '',
    tipo: 'ARTICULO',
    revistaId: principalJournal,
    seccionId: null,
    ronda: 1,
    revisorId: null,
    revisorNombre: '',
    comentarios: '',
    comentario: '',
    registradaPorRedaccion: false,
    estadoRevisor: null,
    comentariosRevisor: null,
    comentarioAutor: null,
    respuesta: null,
    formulario: [],
    respuestas: {},
    anotaciones: [],
    archivos: [],
    estado: 'PENDIENTE',
    prioridad: 'MEDIA',
    fechaAsignacion: inDays(-10),
    fechaLimite: null,
    fechaAceptada: null,
    fechaInvitacionVence: null,
    fechaCompletada: null,
    fechaDeclinada: null,
    motivoDeclinacion: null,
    expirada: false,
    retirada: false,
    historialCambios: [],
    acciones: ['REVISAR', 'DECLINAR'],
    ...facts,
  };
}
