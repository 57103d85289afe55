/** Institutions by which people log in, and how they come back from there. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { mostOfProviders, providerFindings, providerProtocols, usualProvider } from '../identity-providers.ts';
import { longest } from '../limits.ts';
import { id, instant, text } from './common.ts';
import { mailDomain } from './institution.ts';
import { sessionSchema } from './user.ts';
import { calledAddress } from './webhook.ts';

/** The name of a claim, which may be an address; '' where a provider has none for it. */
const claim = z
  .string()
  .trim()
  .max(longest.claimName)
  .regex(/^[\w:./-]*$/, fault('nombre_de_atributo'));
/** RFC 6749 §3.3. */
const scope = z
  .string()
  .min(1)
  .max(longest.claimName)
  .regex(/^[\x21\x23-\x5b\x5d-\x7e]*$/, fault('nombre_de_atributo'));
const unique = <T extends z.ZodType<string>>(each: T, most: number) =>
  z
    .array(each)
    .max(most)
    .refine((all) => new Set(all).size === all.length, fault('repetida'));

const said = {
  nombre: text(longest.institution),
  /**
   * As it calls itself. By OpenID Connect (`issuer`) an address below which its description is found (Discovery 1.0), which is held to
   * that where its protocol is known; by SAML (`entityID`) any name, often an address at which nothing is.
   */
  emisor: z.string().trim().max(longest.webhookAddress),
  ambitos: unique(scope, mostOfProviders.scopes),
  /** Where it has confirmed an address of one of these, it is confirmed here. */
  dominios: unique(mailDomain, mostOfProviders.domains),
  /** In which claims it says what of people. */
  atributos: z.object({ nombres: claim, apellidos: claim, afiliacion: claim }),
  /** Values of `acr` and `amr`, of SAML's AuthnContextClassRef, by which it says that a second step was taken there. */
  segundoPaso: unique(text(longest.claimValue), mostOfProviders.strengths),
};
const client = {
  clienteId: text(longest.clientId),
  secreto: z.string().min(1).max(longest.password),
};
/** What it takes to log in by SAML 2.0 besides: as it is typed, or as the institution says it of itself (`metadatos`), which then holds. */
const saml = {
  /** Where people are sent (SingleSignOnService by HTTP-Redirect). */
  entrada: calledAddress,
  /** With which of its certificates (X.509) it signs, in PEM or their base64 alone: several while they change. */
  certificados: z.array(z.string().trim().min(1).max(longest.certificate)).min(1).max(mostOfProviders.certificates),
  /** The attribute by which it names a person for good; '': the persistent NameID. */
  sujeto: claim,
  correo: claim,
  /** Whether the addresses that it tells are confirmed by it, which SAML does not say; of trusted domains alone. */
  correosValen: z.boolean(),
  /** Its description (SAML 2.0 Metadata), as text. */
  metadatos: z.string().min(1).max(longest.providerMetadata),
};
const samlChange = z.strictObject(saml).partial();
export type SamlChange = z.infer<typeof samlChange>;

/** What its protocol cannot do without is asked for by the server: the client by OpenID Connect, `saml` by SAML. */
export const newIdentityProviderSchema = z.object({
  ...said,
  ...z.object(client).partial().shape,
  protocolo: z.enum(providerProtocols).default('OIDC'),
  emisor: said.emisor.default(''),
  saml: samlChange.optional(),
  ambitos: said.ambitos.default([...usualProvider.ambitos]),
  dominios: said.dominios.default([]),
  atributos: said.atributos.default({ ...usualProvider.atributos }),
  segundoPaso: said.segundoPaso.default([]),
});
export type NewIdentityProvider = z.output<typeof newIdentityProviderSchema>;

/** Strict: of what may all be left out, a word that nobody knows is a mistake. Whoever changes who is asked, or as whom, says the secret anew. */
export const identityProviderChangeSchema = z.strictObject({
  ...z.object({ ...said, ...client, saml: samlChange }).partial().shape,
  /** False: nobody logs in by it, and those who do otherwise keep their way. */
  activo: z.boolean().optional(),
});
export type IdentityProviderChange = z.infer<typeof identityProviderChangeSchema>;

export const identityProviderSchema = z.object({
  id,
  nombre: z.string(),
  protocolo: z.enum(providerProtocols),
  emisor: z.string(),
  /** '' by SAML, which has no clients. */
  clienteId: z.string(),
  /** Null by OpenID Connect. */
  saml: z
    .object({
      entrada: z.string(),
      /** In PEM, and until when each is valid. */
      certificados: z.array(z.object({ pem: z.string(), hasta: instant })).max(mostOfProviders.certificates),
      sujeto: z.string(),
      correo: z.string(),
      correosValen: z.boolean(),
      /** Where it reads what this platform is, which is also the platform's name there. */
      metadata: z.string(),
    })
    .nullable(),
  ambitos: z.array(z.string()),
  dominios: z.array(z.string()),
  atributos: z.object({ nombres: z.string(), apellidos: z.string(), afiliacion: z.string() }),
  segundoPaso: z.array(z.string()),
  activo: z.boolean(),
  /** Where it leads people back to, as it has to be told. */
  vuelta: z.string(),
  /** How many people log in by it. */
  personas: z.int().nonnegative(),
  fechaCreacion: instant,
});
export type IdentityProvider = z.infer<typeof identityProviderSchema>;
export const identityProviderListSchema = z.object({
  proveedores: z.array(identityProviderSchema).max(mostOfProviders.providers),
});

export const providerTrialSchema = z.object({
  resultado: z.enum(providerFindings),
  /** By how many seconds its clock is ahead of ours; null: it does not say. */
  desfase: z.int().nullable(),
  /** By SAML, in how many days the last of its certificates ends; null: none is valid. */
  dias: z.int().nullable().optional(),
});
export type ProviderTrial = z.infer<typeof providerTrialSchema>;

/** What is said of them to everybody: those by which one logs in now. */
export const signInProvidersSchema = z.object({
  proveedores: z.array(z.object({ id, nombre: z.string() })).max(mostOfProviders.providers),
});

/** What for somebody goes there: to log in, or to have it as a way into the account that they are in. */
export const providerPurposes = ['ENTRAR', 'CONECTAR'] as const;
/** The query with which it leads back, as it came, without its question mark; and to the address of which provider. */
export const providerAnswerSchema = z.object({ proveedor: id, respuesta: z.string().min(1).max(4000) });
export const providerProofSchema = z.object({ prueba: z.string().min(1).max(100) });

export const finishedProviderSchema = z.discriminatedUnion('resultado', [
  z.object({ resultado: z.literal('DENTRO'), sesion: sessionSchema }),
  /** It is a way into this account from now on. */
  z.object({ resultado: z.literal('CONECTADO'), nombre: z.string() }),
  /**
   * It is a way into no account, whoever has the address that it tells: `prueba` makes it one into the account that this browser then
   * logs into or registers. The rest is as it says, '' for nothing.
   */
  z.object({
    resultado: z.literal('SIN_CUENTA'),
    nombre: z.string(),
    nombres: z.string(),
    apellidos: z.string(),
    afiliacion: z.string(),
    email: z.string(),
    ...providerProofSchema.shape,
  }),
]);
export type FinishedProvider = z.infer<typeof finishedProviderSchema>;

export const providerLinksSchema = z.object({
  accesos: z.array(
    z.object({
      id,
      nombre: z.string(),
      /** Whether one logs in by it now. */
      activo: z.boolean(),
      fechaCreacion: instant,
      /** When somebody last logged in by it; null: never. */
      fechaUso: instant.nullable(),
    }),
  ),
});
export type ProviderLinks = z.infer<typeof providerLinksSchema>;
