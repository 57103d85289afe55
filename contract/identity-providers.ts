/** Institutions by which people log in (OpenID Connect). Without zod: screens begin with it. */

/** What there is of them, of one, and of accesses of one account, at most. */
export const mostOfProviders = { providers: 50, domains: 20, scopes: 20, strengths: 20, links: 10 } as const;

/**
 * What a trial of a provider found, the first that is wrong; BIEN: nothing. `RELOJ`: its clock and ours differ by more than an answer
 * may be old.
 */
export const providerFindings = [
  'BIEN',
  'SIN_RESPUESTA',
  'NO_PERMITIDA',
  'OTRO_EMISOR',
  'NO_CONFORME',
  'SIN_LLAVES',
  'CLIENTE',
  'RELOJ',
] as const;
export type ProviderFinding = (typeof providerFindings)[number];

/** By how many seconds clocks may differ (RFC 7519 §4.1.4). */
export const clockSeconds = 60;

/** Where a provider leads people back to: one address a provider, so that none answers for another (RFC 9700 §4.4.2.2). */
export const returnPath = (id: string): string => `/institucion/${id}`;

/** What is asked for, and in which claims names are looked for, unless an administrator says otherwise. */
export const usualProvider = {
  ambitos: ['openid', 'profile', 'email'],
  atributos: { nombres: 'given_name', apellidos: 'family_name', afiliacion: '' },
} as const;
