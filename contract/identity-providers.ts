/** Institutions by which people log in (OpenID Connect, SAML 2.0). Without zod: screens begin with it. */

export const providerProtocols = ['OIDC', 'SAML'] as const;
export type ProviderProtocol = (typeof providerProtocols)[number];

/** What there is of them, of one, and of accesses of one account, at most. */
export const mostOfProviders = {
  ...{ providers: 50, domains: 20, scopes: 20, strengths: 20, links: 10 },
  /** That one institution signs with, by SAML: two while they change, and what a federation adds. */
  certificates: 6,
} as const;

/**
 * What a trial of a provider found, the first that is wrong; BIEN: nothing. `RELOJ`: its clock and ours differ by more than an answer
 * may be old. `CERTIFICADO`: none of its certificates is valid now; `CERTIFICADO_CADUCA`: the last that is ends soon.
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
  'CERTIFICADO',
  'CERTIFICADO_CADUCA',
] as const;
export type ProviderFinding = (typeof providerFindings)[number];

/** By how many seconds clocks may differ (RFC 7519 §4.1.4). */
export const clockSeconds = 60;

/** Where a provider leads people back to: one address a provider, so that none answers for another (RFC 9700 §4.4.2.2). */
export const returnPath = (id: string): string => `/institucion/${id}`;

/** Where an institution that speaks SAML reads what this platform is; the address is also the platform's name there (`entityID`). */
export const metadataPath = (id: string): string => `${returnPath(id)}/metadata`;

/** So many days before it ends, a certificate is spoken of. */
export const certificateDays = 30;

/** What is asked for, and in which claims names are looked for, unless an administrator says otherwise. */
export const usualProvider = {
  ambitos: ['openid', 'profile', 'email'],
  atributos: { nombres: 'given_name', apellidos: 'family_name', afiliacion: '' },
} as const;

/** The same of an institution that speaks SAML, its attributes by the names of LDAP or by those they have in SAML (`urn:oid:…`). */
export const usualSaml = {
  atributos: { nombres: 'givenName', apellidos: 'sn', afiliacion: '' },
  correo: 'mail',
} as const;
