import type { passkeyCalls } from '#contract/calls/passkeys.ts';
import type { Handlers } from '#server/platform/http/register-call.ts';
import type { Services } from '#server/platform/services.ts';
import { addPasskey } from './add.ts';
import { askPasskey } from './ask.ts';
import { removePasskey, renamePasskey } from './change.ts';
import { logInByPasskey } from './enter.ts';

/** Handlers of calls that answer nothing. */
const done = async (act: Promise<void>): Promise<undefined> => {
  await act;
  return undefined;
};

export function passkeyRoutes(services: Services): Pick<Handlers, keyof typeof passkeyCalls> {
  return {
    askPasskey: ({ viewer, body, origin }) => askPasskey(services, viewer, body, origin),
    logInByPasskey: ({ body, origin }) => logInByPasskey(services, body.llave, origin),
    addPasskey: ({ viewer, body, origin }) => addPasskey(services, viewer, body.llave, origin),
    renamePasskey: ({ viewer, params, body }) => done(renamePasskey(services, viewer, params.id, body.nombre)),
    removePasskey: ({ viewer, params, body, origin }) => done(removePasskey(services, viewer, params.id, body, origin)),
  };
}
