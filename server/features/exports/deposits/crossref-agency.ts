/**
 * Crossref: a document is handed over, and asked about until it was looked at. Source: Crossref, 'Using HTTPS to POST
 * files' and 'Submission download', https://www.crossref.org/documentation/register-maintain-records/direct-deposit-xml/.
 */
import { crossrefXml } from '#server/documents/records/crossref.ts';
import { crossrefReviewXml } from '#server/documents/records/review-piece.ts';
import { at, attribute, elements, rawText, readXml } from '#server/documents/xml/xml.ts';
import { type Agency, type AgencyAnswer, AgencyFault, accountAt, askAgency, shortened } from './agency.ts';

/** @param depositor who Crossref writes to about what was sent */
export function crossrefAgency(address: string, depositor: { nombre: string; correo: string }): Agency {
  const { base, user, password } = accountAt(address);
  const hand = async (xml: string, lote: string): Promise<AgencyAnswer> => {
    const form = new FormData();
    form.set('operation', 'doMDUpload');
    form.set('login_id', user);
    form.set('login_passwd', password);
    form.set('fname', new Blob([xml], { type: 'application/xml' }), `${lote}.xml`);
    const { status, text } = await askAgency('CROSSREF', `${base}/servlet/deposit`, { method: 'POST', body: form });
    return status < 300 ? { estado: 'ENVIADO' } : { estado: 'RECHAZADO', mensaje: shortened(text) };
  };
  const batch = (lote: string) => ({ lote, momento: new Date(), depositante: depositor });
  return {
    send: (deposit, lote) => hand(crossrefXml({ ...deposit, ...batch(lote) }), lote),
    sendReview: (piece, lote) => hand(crossrefReviewXml(piece, batch(lote)), lote),
    read: async (lote, doi) => {
      // By its file's name, by which it also tells of a document that it could not read at all.
      const asked = new URLSearchParams({ usr: user, pwd: password, file_name: `${lote}.xml`, type: 'result' });
      const { text } = await askAgency('CROSSREF', `${base}/servlet/submissionDownload?${asked}`, {});
      return told(text, doi);
    },
  };
}

/** Its diagnostic of a batch, as it is of that DOI. */
function told(text: string, doi: string): AgencyAnswer {
  const diagnostic = diagnosticOf(text);
  // Not looked at yet, or not come in: both are asked about again.
  if (attribute(diagnostic, 'status') !== 'completed') return { estado: 'ENVIADO' };
  const records = elements(diagnostic, 'record_diagnostic');
  const names = (record: (typeof records)[number]) =>
    rawText(at(record, 'doi') ?? '')
      .trim()
      .toLowerCase() === doi.toLowerCase();
  const record = records.find(names) ?? (records.length === 1 ? records[0] : undefined);
  const message = shortened(rawText(at(record, 'msg') ?? at(diagnostic, 'msg') ?? ''));
  const status = attribute(record, 'status') ?? 'Failure';
  if (status === 'Failure') return { estado: 'RECHAZADO', mensaje: message };
  return { estado: 'REGISTRADO', mensaje: status === 'Warning' ? message : null };
}

function diagnosticOf(text: string) {
  try {
    const root = readXml(text);
    if (root.name === 'doi_batch_diagnostic') return root;
  } catch (cause) {
    throw new AgencyFault('SIN_RESPUESTA', 'CROSSREF', { cause });
  }
  throw new AgencyFault('SIN_RESPUESTA', 'CROSSREF');
}
