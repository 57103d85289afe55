/** Asks the browser for a passkey, which asks its person; loaded with what needs it. Throws where they will not. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { Client } from '#contract/client.ts';
import type { Proof } from '#contract/entities/second-factor.ts';

type Asked = { para: 'ENTRAR' | 'PRUEBA' } | { para: 'PASO'; desafio: string };

/** What one says that is there already. */
export async function signWithPasskey(client: Client, body: Asked): Promise<{ llave: string }> {
  const { opciones } = await client.askPasskey({ body });
  return { llave: JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(opciones) })) };
}

/** What a new one says. @param prueba who is there */
export async function makePasskey(client: Client, prueba: Proof): Promise<{ llave: string }> {
  const { opciones } = await client.askPasskey({ body: { para: 'ALTA', prueba } });
  return { llave: JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(opciones) })) };
}
