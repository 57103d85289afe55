/** What an administrator types of an institution, each field as its box holds it, and what is sent of it. */
import type { IdentityProvider, SamlChange } from '#contract/entities/identity-provider.ts';
import { type ProviderProtocol, usualProvider, usualSaml } from '#contract/identity-providers.ts';

/** What is typed into a list, its words by spaces or commas. */
const wordsOf = (typed: string): string[] => [...new Set(typed.split(/[\s,]+/).filter(Boolean))];
/** Certificates one below the other: each by its lines that say so, else all as one. */
const certificatesOf = (typed: string): string[] =>
  typed.match(/-----BEGIN CERTIFICATE-----[\s\S]*?-----END CERTIFICATE-----/g) ?? [typed.trim()].filter(Boolean);

/** The boxes that a provider begins with; of a new one those of its protocol. */
export function typedOf(provider: IdentityProvider | undefined, protocol: ProviderProtocol) {
  const usual = protocol === 'SAML' ? usualSaml : usualProvider;
  const claims: IdentityProvider['atributos'] = provider?.atributos ?? usual.atributos;
  const saml = provider?.saml;
  return {
    nombre: provider?.nombre ?? '',
    emisor: provider?.emisor ?? '',
    clienteId: provider?.clienteId ?? '',
    secreto: '',
    dominios: (provider?.dominios ?? []).join(' '),
    ambitos: (provider?.ambitos ?? usualProvider.ambitos).join(' '),
    'atributos.nombres': claims.nombres,
    'atributos.apellidos': claims.apellidos,
    'atributos.afiliacion': claims.afiliacion,
    segundoPaso: (provider?.segundoPaso ?? []).join(' '),
    'saml.metadatos': '',
    'saml.entrada': saml?.entrada ?? '',
    'saml.certificados': (saml?.certificados ?? []).map(({ pem }) => pem).join('\n'),
    'saml.sujeto': saml?.sujeto ?? '',
    'saml.correo': saml?.correo ?? usualSaml.correo,
    correosValen: saml?.correosValen ?? false,
  };
}
export type TypedProvider = ReturnType<typeof typedOf>;
/** Those that are boxes for text. */
export type TypedText = {
  [K in keyof TypedProvider]: TypedProvider[K] extends string ? K : never;
}[keyof TypedProvider];

const saidOf = (typed: TypedProvider) => ({
  nombre: typed.nombre,
  dominios: wordsOf(typed.dominios),
  atributos: {
    nombres: typed['atributos.nombres'],
    apellidos: typed['atributos.apellidos'],
    afiliacion: typed['atributos.afiliacion'],
  },
  segundoPaso: wordsOf(typed.segundoPaso),
});

/** What is sent by OpenID Connect, without the secret. */
export const openIdOf = (typed: TypedProvider) => ({
  ...saidOf(typed),
  ...{ emisor: typed.emisor.trim(), clienteId: typed.clienteId, ambitos: wordsOf(typed.ambitos) },
});

/** The same by SAML: what was pasted, else what was typed. */
export function samlOf(typed: TypedProvider) {
  const pasted = typed['saml.metadatos'].trim();
  const entrada = typed['saml.entrada'].trim();
  const certificados = certificatesOf(typed['saml.certificados']);
  const saml: SamlChange = {
    ...{ sujeto: typed['saml.sujeto'], correo: typed['saml.correo'], correosValen: typed.correosValen },
    ...(pasted
      ? { metadatos: pasted }
      : { ...(entrada && { entrada }), ...(certificados.length > 0 && { certificados }) }),
  };
  return { ...saidOf(typed), ...(!pasted && { emisor: typed.emisor.trim() }), saml };
}
