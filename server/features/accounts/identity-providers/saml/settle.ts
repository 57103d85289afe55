/** From what an administrator typed or pasted of a SAML institution to what is kept of it. */
import type { SamlChange } from '#contract/entities/identity-provider.ts';
import { calledAddress } from '#contract/entities/webhook.ts';
import type { Fault, FaultCode } from '#contract/faults.ts';
import { usualSaml } from '#contract/identity-providers.ts';
import { refuse } from '#contract/refuse.ts';
import { mayCall, type OwnMachine } from '#server/platform/http/outside.ts';
import type { ProviderRow } from '../queries.ts';
import { isMail } from './attribute-names.ts';
import { certificateOf, validNow } from './certificates.ts';
import { readMetadata } from './read-metadata.ts';

type Kept = NonNullable<ProviderRow['saml']>;

/**
 * What is kept, and how the institution calls itself where it says so. Throws `datos_no_validos`, naming the field.
 * @param before what was kept of it; undefined: it is new
 */
export function settleSaml(
  typed: SamlChange,
  before: Kept | undefined,
  own: OwnMachine,
): { saml: Kept; emisor: string | undefined } {
  const { metadatos, ...fields } = typed;
  const read = metadatos === undefined ? undefined : readMetadata(metadatos);
  if (read && 'fault' in read) throw notValid('saml.metadatos', read.fault);
  const usual = { entrada: '', certificados: [], sujeto: '', correo: usualSaml.correo, correosValen: false };
  const said = {
    ...usual,
    ...before,
    ...fields,
    ...(read && { entrada: read.entrada, certificados: read.certificados }),
  };
  const place = (field: string) => (read ? 'saml.metadatos' : field);
  if (said.entrada === '') throw notValid('saml.entrada', 'requerido');
  if (!calledAddress.safeParse(said.entrada).success || !mayCall(said.entrada, own))
    throw notValid(place('saml.entrada'), 'direccion_webhook');
  if (isMail(said.sujeto)) throw notValid('saml.sujeto', 'sujeto_de_correo');
  const certificados = certificatesOf(said.certificados, place);
  // What was kept may have ended since: that is for a trial to say, and holds up nothing else that is changed.
  const isOther = certificados.join() !== before?.certificados.join();
  if (isOther && validNow(certificados).length === 0)
    throw notValid(place('saml.certificados'), 'certificado_caducado');
  const { entrada, sujeto, correo, correosValen } = said;
  return { saml: { entrada, certificados, sujeto, correo, correosValen }, emisor: read?.emisor };
}

function certificatesOf(typed: readonly string[], place: (field: string) => string): string[] {
  if (typed.length === 0) throw notValid(place('saml.certificados'), 'requerido');
  const all = typed.map((each, nth) => {
    const pem = certificateOf(each);
    if (pem === undefined) throw notValid(place(`saml.certificados.${nth}`), 'certificado');
    return pem;
  });
  return [...new Set(all)];
}

export const notValid = (field: string, code: FaultCode) => {
  const fault: Fault = { field, code };
  return refuse('datos_no_validos', { errors: [fault] });
};
