import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { id } from '../entities/common.ts';
import { embargoChangeSchema } from '../entities/embargo.ts';
import { publicationSchema } from '../entities/publication.ts';
import { liftingSchema, newNoticeSchema, publishedNoticeSchema, relatedWorkSchema } from '../entities/relation.ts';

const params = z.object({ id });
const access = ['EDITOR', 'ADMIN'] as const;

/** What comes after a work is published: notices that are works of their own, and new editions. */
export const afterPublicationCalls = defineCalls({
  publishNotice: {
    method: 'POST',
    path: '/publications/{id}/notices',
    summary:
      'Publicar un aviso sobre una obra publicada, con texto, dirección y DOI propios: corrección, fe de erratas, expresión de preocupación o retractación',
    access,
    params,
    body: newNoticeSchema,
    largest: { bytes: 160 * kB },
    answer: publishedNoticeSchema,
    status: 201,
    perMinute: 20,
  },
  liftConcern: {
    method: 'POST',
    path: '/publications/{id}/lifting',
    summary: 'Levantar una expresión de preocupación, por el id de su aviso: los dos lo dicen desde entonces',
    access,
    params,
    body: liftingSchema,
    answer: relatedWorkSchema,
  },
  changeEmbargo: {
    method: 'PUT',
    path: '/publications/{id}/embargo',
    summary: 'Poner embargo al texto de una tesis, alargarlo o levantarlo (`hasta` nulo), con el motivo',
    access,
    params,
    body: embargoChangeSchema,
    answer: publicationSchema,
  },
  startEdition: {
    method: 'POST',
    path: '/publications/{id}/editions',
    summary: 'Empezar una nueva edición de una obra tuya publicada: un borrador con su texto, unido a ella',
    access: ['AUTOR', 'ADMIN'],
    params,
    answer: publicationSchema,
    status: 201,
    perMinute: 10,
  },
});
