/** What browsers say of a passkey, read: anybody can have written it. */
import { z } from 'zod';
import { refuse } from '#contract/refuse.ts';

const base64url = z.string().regex(/^[\w-]+$/);
const transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']);
const credential = { id: base64url.max(1400), rawId: base64url.max(1400), type: z.literal('public-key') };

const usedSchema = z.object({
  ...credential,
  response: z.object({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url }),
});
const madeSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    // There are others than these, and will be: they are hints, of which those that are known serve.
    transports: z.array(z.string().max(40)).max(20).optional().catch([]),
  }),
});
const signedSchema = z.object({ challenge: z.string() });

function parse<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    // No JSON, or not of this shape: somebody else wrote it than a browser.
    throw refuse('llave_no_valida');
  }
}

const challengeIn = (clientDataJSON: string) =>
  parse(signedSchema, Buffer.from(clientDataJSON, 'base64url').toString()).challenge;

/** What a passkey that was used says, and of which challenge. Throws `llave_no_valida`. */
export function readUsed(llave: string) {
  const said = parse(usedSchema, llave);
  return { response: { ...said, clientExtensionResults: {} }, challenge: challengeIn(said.response.clientDataJSON) };
}

/** The same of one that was made. */
export function readMade(llave: string) {
  const said = parse(madeSchema, llave);
  const transports = (said.response.transports ?? []).flatMap((name) => transport.safeParse(name).data ?? []);
  const response = { ...said, response: { ...said.response, transports }, clientExtensionResults: {} };
  return { response, transports, challenge: challengeIn(said.response.clientDataJSON) };
}
