import { z } from 'zod';
import { defineCalls } from '../call.ts';
import { pageQuery } from '../entities/common.ts';
import {
  certificateListSchema,
  certificateSchema,
  newCertificateSchema,
  reviewingSummarySchema,
  summaryQuery,
} from '../entities/recognition.ts';

/** As somebody types it: hyphens, spaces and letter case do not matter. */
const params = z.object({ codigo: z.string().min(1).max(60) });

/** What reviewers get for their work. */
export const recognitionCalls = defineCalls({
  reviewingSummary: {
    method: 'GET',
    path: '/reviews/summary',
    summary: 'Tus revisiones de un año, en cifras',
    access: 'person',
    query: summaryQuery,
    answer: reviewingSummarySchema,
  },
  reviewsForOrcid: {
    method: 'GET',
    path: '/reviews/orcid',
    summary: 'Tus revisiones como registros de ORCID (peer-review 3.0), en un ZIP',
    access: 'person',
    answer: z.file(),
    file: true,
    perMinute: 20,
  },
  listCertificates: {
    method: 'GET',
    path: '/certificates',
    summary: 'Los certificados de revisión que has expedido, el último primero',
    access: 'person',
    query: z.object(pageQuery(20)),
    answer: certificateListSchema,
  },
  issueCertificate: {
    method: 'POST',
    path: '/certificates',
    summary: 'Expedir un certificado de tus revisiones, que cualquiera puede comprobar con su código',
    access: 'person',
    body: newCertificateSchema,
    answer: certificateSchema,
    status: 201,
    perMinute: 20,
  },
  readCertificate: {
    method: 'GET',
    path: '/certificates/{codigo}',
    summary: 'Comprobar un certificado de revisión por su código',
    access: 'anyone',
    open: true,
    params,
    answer: certificateSchema,
    perMinute: 30,
  },
  certificateFile: {
    method: 'GET',
    path: '/certificates/{codigo}/pdf',
    summary: 'Un certificado tuyo en PDF',
    access: 'person',
    params,
    answer: z.file(),
    file: true,
    perMinute: 20,
  },
  withdrawCertificate: {
    method: 'DELETE',
    path: '/certificates/{codigo}',
    summary: 'Retirar un certificado tuyo: quien lo compruebe leerá que no vale',
    access: 'person',
    params,
  },
});
