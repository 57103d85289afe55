/** The questions of the demonstration journal's review form: one of each kind, none of which has to be answered. */
import type { ReviewFormField } from '#contract/entities/review-form.ts';

export const reviewForm: ReviewFormField[] = [
  {
    id: 'rigor',
    tipo: 'PUNTUACION',
    etiqueta: '¿Hasta qué punto sostienen los datos lo que se concluye?',
    etiquetaEn: 'How far do the data support the conclusions?',
    opciones: [],
    obligatorio: false,
    paraAutor: true,
  },
  {
    id: 'materiales',
    tipo: 'SI_NO',
    etiqueta: '¿Se puede repetir el trabajo con lo que se cuenta?',
    etiquetaEn: 'Can the work be repeated from what is told?',
    opciones: [],
    obligatorio: false,
    paraAutor: true,
  },
  {
    id: 'redaccion',
    tipo: 'OPCION',
    etiqueta: '¿Cómo se lee?',
    etiquetaEn: 'How does it read?',
    opciones: ['Bien', 'Necesita retoques', 'Necesita otra redacción'],
    obligatorio: false,
    paraAutor: true,
  },
  {
    id: 'otra-mirada',
    tipo: 'TEXTO',
    etiqueta: '¿Qué otra especialidad debería leerlo antes de decidir?',
    etiquetaEn: 'Which other field should read it before a decision?',
    opciones: [],
    obligatorio: false,
    paraAutor: false,
  },
];
