/** Who a provider says that somebody is. */
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import { email } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import type { Services } from '#server/platform/services.ts';
import type { FlowRow } from './flow-queries.ts';
import { configurationOf } from './provider.ts';
import type { ProviderRow } from './queries.ts';
import { refusalOf } from './refusals.ts';

/** OpenID Connect Core 1.0 §2. */
const longestSubject = 255;

export interface Facts {
  nombres: string;
  apellidos: string;
  afiliacion: string;
  email: string;
  /** Whether the address is theirs: the provider has confirmed it, and is trusted with its domain. */
  isTrusted: boolean;
}
export interface Found {
  sujeto: string;
  /** Whether they took a second step there. */
  isStrong: boolean;
  /** What else is said of them, which is asked for where the token does not say it. */
  facts: () => Promise<Facts>;
}

/**
 * Who came back with this answer: its code is traded for a token whose signature, issuer, audience, age and nonce are checked, and
 * which is kept nowhere. Throws as `refusalOf` says.
 * @param answer the query that came back; `back`: to which address
 */
export async function personOf(
  services: Services,
  provider: ProviderRow,
  { nonce, verifier }: Pick<FlowRow, 'nonce' | 'verifier'>,
  { answer, state, back }: { answer: string; state: string; back: string },
): Promise<Found> {
  const address = new URL(back);
  address.search = answer;
  try {
    const configuration = await configurationOf(services, provider);
    const tokens = await authorizationCodeGrant(configuration, address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = { ...tokens.claims() };
    const sujeto = z.string().min(1).max(longestSubject).parse(claims.sub);
    const isStrong = valuesOf(claims).some((value) => provider.segundoPaso.includes(value));
    const facts = async () => {
      const more = isToldAll(claims, provider)
        ? {}
        : await toldBesides(services, provider, configuration, { token: tokens.access_token, sujeto });
      return factsOf({ ...more, ...claims }, provider);
    };
    return { sujeto, isStrong, facts };
  } catch (error) {
    throw refusalOf(services, provider, error);
  }
}

type Claims = Record<string, unknown>;

/** How they proved there who they are, as its signed token says it. */
const valuesOf = ({ acr, amr }: Claims): string[] => [acr, amr].flat().filter((value) => typeof value === 'string');

const isToldAll = (claims: Claims, { atributos }: ProviderRow): boolean =>
  ['email', ...Object.values(atributos).filter(Boolean)].every((name) => Object.hasOwn(claims, name));

/** Nothing where it does not answer: people then type it. */
async function toldBesides(
  services: Services,
  { id }: ProviderRow,
  configuration: Configuration,
  { token, sujeto }: { token: string; sujeto: string },
): Promise<Claims> {
  if (configuration.serverMetadata().userinfo_endpoint === undefined) return {};
  try {
    return await fetchUserInfo(configuration, token, sujeto);
  } catch {
    // What went wrong there is the institution's affair: what is not told is typed.
    services.log.warn({ proveedor: id }, 'asking an institution what it says of who came from it');
    return {};
  }
}

const said = (most: number) =>
  z
    .string()
    .trim()
    .transform((value) => value.slice(0, most))
    .catch('');

function factsOf(claims: Claims, { atributos, dominios }: ProviderRow): Facts {
  const read = (name: string, most: number) => said(most).parse(name ? claims[name] : '');
  const address = email.catch('').parse(claims.email);
  const isConfirmed = claims.email_verified === true || claims.email_verified === 'true';
  return {
    nombres: read(atributos.nombres, longest.name),
    apellidos: read(atributos.apellidos, longest.name),
    afiliacion: read(atributos.afiliacion, longest.institution),
    email: address,
    isTrusted: isConfirmed && dominios.includes(address.slice(address.lastIndexOf('@') + 1)),
  };
}
