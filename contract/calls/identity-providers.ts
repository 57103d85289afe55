import { z } from 'zod';
import { defineCalls, kB } from '../call.ts';
import { id } from '../entities/common.ts';
import {
  finishedProviderSchema,
  identityProviderChangeSchema,
  identityProviderListSchema,
  identityProviderSchema,
  newIdentityProviderSchema,
  providerAnswerSchema,
  providerLinksSchema,
  providerProofSchema,
  providerPurposes,
  providerTrialSchema,
  signInProvidersSchema,
} from '../entities/identity-provider.ts';

const access = ['ADMIN'] as const;
const params = z.object({ id });
const path = '/identity-providers';
/** With what an institution says of itself in SAML, whose signs may take six each. */
const largest = { bytes: 800 * kB };

/** Institutions by which people log in (OpenID Connect, SAML), as administrators enter them. */
export const identityProviderCalls = defineCalls({
  listIdentityProviders: {
    method: 'GET',
    path,
    summary: 'Las instituciones con las que se entra (OpenID Connect, SAML), y cuántas personas lo hacen',
    access,
    answer: identityProviderListSchema,
  },
  makeIdentityProvider: {
    method: 'POST',
    path,
    summary: 'Dar de alta una institución con la que se entra; su secreto no se muestra más',
    access,
    proven: true,
    body: newIdentityProviderSchema,
    largest,
    answer: identityProviderSchema,
    status: 201,
    perMinute: 30,
  },
  changeIdentityProvider: {
    method: 'PATCH',
    path: `${path}/{id}`,
    summary: 'Cambiar una institución con la que se entra, o dejar de entrar con ella',
    access,
    proven: true,
    params,
    body: identityProviderChangeSchema,
    largest,
    answer: identityProviderSchema,
  },
  removeIdentityProvider: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Eliminar una institución con la que se entra; con personas que lo hacen, sabiendo cuántas son',
    access,
    proven: true,
    params,
    query: z.object({ personas: z.coerce.number().int().min(0).max(100_000_000).default(0) }),
  },
  checkIdentityProvider: {
    method: 'POST',
    path: `${path}/{id}/check`,
    summary: 'Probar una institución con la que se entra: qué contesta, y qué está mal',
    access,
    params,
    answer: providerTrialSchema,
    perMinute: 20,
  },
});

/** Logging in by one's institution. */
export const providerSignInCalls = defineCalls({
  listSignInProviders: {
    method: 'GET',
    path: '/auth/providers',
    summary: 'Las instituciones con las que se entra ahora',
    access: 'anyone',
    answer: signInProvidersSchema,
  },
  startProvider: {
    method: 'POST',
    path: '/auth/providers/{id}/start',
    summary:
      'Ir a una institución: la dirección a la que se lleva a la persona. Deja en el navegador una cookie de minutos',
    access: 'anyone',
    params,
    body: z.object({ para: z.enum(providerPurposes) }),
    answer: z.object({ url: z.string() }),
    perMinute: 30,
    perMinuteForClass: 200,
  },
  finishProvider: {
    method: 'POST',
    path: '/auth/providers/finish',
    summary:
      'Volver de una institución con su respuesta, en el navegador que empezó: abre la sesión o conecta el acceso',
    access: 'anyone',
    body: providerAnswerSchema,
    answer: finishedProviderSchema,
    perMinute: 30,
    perMinuteForClass: 200,
  },
  linkProvider: {
    method: 'POST',
    path: '/auth/providers/link',
    summary: 'Conectar con mi cuenta el acceso con el que este navegador volvió de una institución sin tener cuenta',
    access: 'person',
    body: providerProofSchema,
    answer: providerLinksSchema,
    perMinute: 10,
  },
  listProviderLinks: {
    method: 'GET',
    path: '/auth/providers/links',
    summary: 'Las instituciones con las que entro en mi cuenta',
    access: 'person',
    answer: providerLinksSchema,
  },
  unlinkProvider: {
    method: 'DELETE',
    path: '/auth/providers/links/{id}',
    summary: 'Dejar de entrar en mi cuenta con una institución',
    access: 'person',
    params,
    answer: providerLinksSchema,
  },
});
