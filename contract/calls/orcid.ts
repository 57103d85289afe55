import { z } from 'zod';
import { defineCalls } from '../call.ts';
import {
  finishedOrcidSchema,
  orcidAnswerSchema,
  orcidChoicesSchema,
  orcidProofSchema,
  orcidPurposes,
  orcidRecordChangesSchema,
  orcidRecordSchema,
} from '../entities/orcid.ts';
import { accountSchema } from '../entities/user.ts';

/** Log-in and confirmed iDs by ORCID; all `no_encontrado` where the platform has no account with its API. */
export const orcidCalls = defineCalls({
  startOrcid: {
    method: 'POST',
    path: '/auth/orcid/start',
    summary: 'Ir a ORCID: la dirección a la que se lleva a la persona. Deja en el navegador una cookie de unos minutos',
    access: 'anyone',
    body: z.object({
      para: z.enum(orcidPurposes),
      /** To connect: what the platform may add to the record, for which ORCID asks the person. */
      permiso: orcidChoicesSchema.optional(),
    }),
    answer: z.object({ url: z.string() }),
    perMinute: 30,
    perMinuteForClass: 200,
  },
  finishOrcid: {
    method: 'POST',
    path: '/auth/orcid/finish',
    summary: 'Volver de ORCID con su respuesta, en el navegador que empezó: abre la sesión o conecta el iD',
    access: 'anyone',
    body: orcidAnswerSchema,
    answer: finishedOrcidSchema,
    perMinute: 30,
    perMinuteForClass: 200,
  },
  linkOrcid: {
    method: 'POST',
    path: '/auth/orcid/link',
    summary: 'Conectar con mi cuenta el iD con el que este navegador volvió de ORCID sin tener cuenta',
    access: 'person',
    body: orcidProofSchema,
    answer: z.object({ data: accountSchema }),
    perMinute: 10,
  },
  unlinkOrcid: {
    method: 'DELETE',
    path: '/auth/orcid',
    summary: 'Desconectar ORCID de mi cuenta: el iD queda como escrito, sin confirmar',
    access: 'person',
    answer: z.object({ data: accountSchema }),
  },
});

/** What is written into somebody's record at ORCID by their consent. */
export const orcidRecordCalls = defineCalls({
  orcidRecord: {
    method: 'GET',
    path: '/auth/orcid/record',
    summary: 'Qué se añade a mi registro de ORCID, y qué fue de cada cosa',
    access: 'person',
    answer: orcidRecordSchema,
  },
  changeOrcidRecord: {
    method: 'PUT',
    path: '/auth/orcid/record',
    summary:
      'Cambiar qué se añade a mi registro de ORCID, o volver a intentarlo; sin nada marcado, se retira el permiso',
    access: 'person',
    body: orcidRecordChangesSchema,
    answer: orcidRecordSchema,
    perMinute: 20,
  },
});
