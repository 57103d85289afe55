import type { orcidRecordCalls } from '#contract/calls/orcid.ts';
import type { recognitionCalls } from '#contract/calls/recognition.ts';
import { certificatePage } from '#contract/public-addresses.ts';
import { refuse } from '#contract/refuse.ts';
import { fill } from '#contract/words.ts';
import { certificateJob } from '#server/documents/pdf/certificate.ts';
import { typesetJob } from '#server/features/exports/typeset.ts';
import { certificateWords } from '#server/messages/certificate.ts';
import { journalMark } from '#server/platform/files/kept-pictures.ts';
import { lasting } from '#server/platform/http/origin.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { looksOf } from '#server/platform/shown-journals.ts';
import { faceOfCertificate, reviewsOf, summarise } from './handed-in.ts';
import { certificateBy, issueCertificate, ownCertificate, withdrawCertificate } from './issue.ts';
import { reviewsForOrcid } from './orcid.ts';
import { presentCertificate, presentCertificates, presentChecked } from './present.ts';
import { findCertificates } from './queries.ts';
import { changeOrcidRecord, orcidRecordOf } from './record/state.ts';

export function recognitionRoutes(
  services: Services,
): Pick<Handlers, keyof typeof recognitionCalls | keyof typeof orcidRecordCalls> {
  const { db } = services;
  return {
    reviewingSummary: async ({ viewer, query }) => summarise(await reviewsOf(db, viewer.id), query.anio),
    reviewsForOrcid: ({ viewer, origin }) => reviewsForOrcid(services, viewer, origin),
    orcidRecord: ({ viewer }) => orcidRecordOf(services, viewer),
    changeOrcidRecord: ({ viewer, body }) => changeOrcidRecord(services, viewer, body),
    listCertificates: async ({ viewer, query }) => {
      const { rows, total } = await findCertificates(db, viewer.id, query);
      return {
        certificados: await presentCertificates(db, rows),
        total,
        page: query.page,
        totalPages: Math.ceil(total / query.limit),
      };
    },
    issueCertificate: ({ viewer, body }) => issueCertificate(services, viewer, body),
    readCertificate: async ({ params }) => presentChecked(services, await certificateBy(services, params.codigo)),
    certificateFile: async ({ viewer, params, origin: { language, site } }) => {
      const row = await ownCertificate(services, viewer, params.codigo);
      const certificate = await presentCertificate(db, row);
      // What was withdrawn vouches for nothing.
      if (certificate.estado === 'RETIRADO') throw refuse('no_encontrado');
      const said = certificateWords[language];
      const direccion = lasting(site) && lasting(site) + certificatePage(certificate.codigo);
      const { settings } = services;
      const { color, logo } = looksOf(settings, faceOfCertificate(await reviewsOf(db, viewer.id), row, settings));
      const look = { color, logo: await journalMark(services, logo) };
      const body = await typesetJob(certificateJob(certificate, said, language, direccion, look));
      const name = `${fill(said.file, { codigo: certificate.codigo }, language)}.pdf`;
      return { type: 'application/pdf', name, body };
    },
    withdrawCertificate: async ({ viewer, params }) => {
      await withdrawCertificate(services, viewer, params.codigo);
      return undefined;
    },
  };
}
