import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  askedNowSchema,
  rightsAnswerSchema,
  rightsLinkSchema,
  rightsRequestSchema,
  signerMark,
  workRightsSchema,
} from '../entities/rights.ts';

const params = z.object({ id });
const byToken = z.object({ token: z.string().regex(/^[\w-]{20,80}$/) });

/** The licence that each author of a version signs where a journal asks for it: with an account, or by the link of a mail. */
export const rightsCalls = defineCalls({
  readRights: {
    method: 'GET',
    path: '/publications/{id}/rights',
    summary: 'La licencia que firman los autores de una obra: qué se firma, quién la ha firmado y quién falta',
    access: 'person',
    params,
    answer: workRightsSchema,
  },
  answerRights: {
    method: 'POST',
    path: '/publications/{id}/rights',
    summary: 'Firmar la licencia de una obra tuya, o decir que no la firmas',
    access: 'person',
    params,
    body: rightsAnswerSchema,
    answer: workRightsSchema,
    perMinute: 60,
  },
  askRights: {
    method: 'POST',
    path: '/publications/{id}/rights/requests',
    summary: 'Pedir la firma a quienes faltan, o recordársela: a quien no tiene cuenta, con un enlace por correo',
    access: 'person',
    params,
    body: rightsRequestSchema,
    answer: askedNowSchema,
    perMinute: 30,
  },
  revokeRightsLink: {
    method: 'DELETE',
    path: '/publications/{id}/rights/requests/{firmante}',
    summary: 'Anular el enlace que alguien recibió para firmar',
    access: 'person',
    params: z.object({ id, firmante: signerMark }),
    perMinute: 60,
  },
  readRightsLink: {
    method: 'GET',
    path: '/rights-links/{token}',
    summary: 'Qué pide firmar un enlace',
    access: 'anyone',
    params: byToken,
    answer: rightsLinkSchema,
    perMinute: 30,
  },
  answerRightsLink: {
    method: 'POST',
    path: '/rights-links/{token}',
    summary: 'Firmar la licencia de una obra con el enlace recibido, rechazarla o decir que no es tuya',
    access: 'anyone',
    params: byToken,
    body: rightsAnswerSchema,
    answer: rightsLinkSchema,
    perMinute: 30,
  },
});
