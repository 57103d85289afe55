/** DataCite, which says at once what it makes of a deposit. Source: DataCite REST API, https://support.datacite.org/docs/api-create-dois. */
import { z } from 'zod';
import { dataciteXml } from '#server/documents/records/datacite.ts';
import { dataciteReviewXml } from '#server/documents/records/review-piece.ts';
import { type Agency, type AgencyAnswer, accountAt, askAgency, shortened } from './agency.ts';

const errorsSchema = z.object({
  errors: z.array(z.object({ source: z.string().optional(), title: z.string() })).max(100),
});

export function dataciteAgency(address: string): Agency {
  const { base, user, password } = accountAt(address);
  const headers = {
    authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
    'content-type': 'application/vnd.api+json',
    accept: 'application/vnd.api+json',
  };
  const hand = async (doi: string, address: string, document: string): Promise<AgencyAnswer> => {
    const xml = Buffer.from(document).toString('base64');
    const attributes = { doi, event: 'publish', url: address, xml };
    const body = JSON.stringify({ data: { id: doi, type: 'dois', attributes } });
    const url = `${base}/dois/${encodeURIComponent(doi)}`;
    const { status, text } = await askAgency('DATACITE', url, { method: 'PUT', headers, body });
    return status < 300 ? { estado: 'REGISTRADO', mensaje: null } : { estado: 'RECHAZADO', mensaje: refusal(text) };
  };
  return {
    send: ({ obra }) => hand(obra.doi, obra.direccion, dataciteXml(obra)),
    sendReview: (piece) => hand(piece.doi, piece.direccion, dataciteReviewXml(piece)),
    // What was sent was answered, or is sent again.
    read: async () => ({ estado: 'REGISTRADO', mensaje: null }),
  };
}

function refusal(text: string): string {
  const said = errorsSchema.safeParse(safeJson(text)).data;
  const lines = said?.errors.map(({ source, title }) => (source ? `${source}: ${title}` : title));
  return shortened(lines?.join('; ') ?? text);
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is no JSON is shown as it is.
    return undefined;
  }
}
