import { z } from 'zod';
import { fault } from '../faults.ts';
import { narrowableRoles } from '../journals.ts';
import { longest } from '../limits.ts';
import { languages, roles } from '../vocabulary.ts';
import { filter, flag, id, instant, orcid, pageInfo, plannedInstant, ror, text } from './common.ts';

export const role = z.enum(roles);

const roleName = (value: unknown) =>
  typeof value === 'string'
    ? value
        .trim()
        .toUpperCase()
        .replace(/^ROLE_/, '')
    : value;
/** A role as clients write it: any letter case, with or without `ROLE_` (spec 000 §5). */
export const roleInput = z
  .preprocess(roleName, role)
  .describe('En mayúsculas o minúsculas, con o sin `ROLE_` delante.');
/** One that a person may ask for: ADMIN is never had by asking (docs/specification.md 3). */
export const askableRoleInput = z.preprocess(roleName, role.exclude(['ADMIN']));

/** Journals that an account may be narrowed to in a role, at most. */
const mostJournals = 500;
/** Where some roles hold alone: journals by role; one that is not named holds everywhere, one with an empty list nowhere. */
export const roleScopesSchema = z
  .partialRecord(z.enum(narrowableRoles), z.array(id).max(mostJournals))
  .describe('Revistas de cada rol que no vale en todas; vacía: en ninguna.');

export const userSchema = z.object({
  id,
  nombres: z.string(),
  apellidos: z.string(),
  email: z.string(),
  afiliacion: z.string(),
  orcid: z.string().nullable(),
  fotoUrl: z.string(),
  biografia: z.string(),
  roles: z.array(role),
  /** The first of `roles`. */
  rol: role,
  /** A role asked for at registration that an administrator has not granted yet (docs/specification.md 3). */
  rolSolicitado: role.nullable(),
  /** To themselves and to administrators: the journal for which they ask for it; absent: for all. */
  revistaSolicitada: id.optional(),
  fechaCreacion: instant,
  /** To themselves: this log-in opens nothing before its second step is set up. */
  faltaSegundoPaso: z.literal(true).optional(),
  /** To themselves and to administrators, where a role does not hold everywhere. */
  ambitos: roleScopesSchema.optional(),
});
export type User = z.infer<typeof userSchema>;

/** What a person chose for the screens (spec 000 §3); null: not chosen, the browser's own holds. */
export const preferencesSchema = z.object({
  theme: z.enum(['light', 'dark']).nullable(),
  language: z.enum(languages).nullable(),
  notifications: z.boolean(),
  /** Single keys act, as `j` and `/` (WCAG 2.1.4). */
  teclas: z.boolean(),
});
export type Preferences = z.infer<typeof preferencesSchema>;
export const preferencesChangeSchema = preferencesSchema.partial();
/** The same as it is kept: accounts from before there were such keys have chosen nothing of them. */
export const keptPreferencesSchema = preferencesSchema.partial({ teclas: true });
export type KeptPreferences = z.infer<typeof keptPreferencesSchema>;

/** What everybody with an account agrees to: pages of the site, which administrators may write. */
export const legalSlugs = ['terminos', 'privacidad'] as const;
export type LegalSlug = (typeof legalSlugs)[number];
/** When the text was written that is meant; null: the product's own, which nobody has replaced. */
const textVersion = instant.nullable();
const acceptedTextSchema = z.object({ version: textVersion, fecha: instant });
/** What a person accepted; nothing of accounts from before it was noted. */
export const acceptedTextsSchema = z.object({ terminos: acceptedTextSchema, privacidad: acceptedTextSchema }).partial();
export type AcceptedTexts = z.infer<typeof acceptedTextsSchema>;
export const legalAcceptanceSchema = z.object({ slug: z.enum(legalSlugs), version: textVersion });
/** Both texts as they are now, with what the person accepted of each. */
export const legalTextsSchema = z.object({
  textos: z.array(legalAcceptanceSchema.extend({ aceptado: acceptedTextSchema.nullable() })),
});
export type LegalTexts = z.infer<typeof legalTextsSchema>;

/** What a reviewer says of the own work: what about, how much at once, and from when. */
const reviewingFields = {
  /** What the person knows about; works to review are compared with it. */
  palabrasClave: z.array(text(80)).max(30),
  /** Reviews at once; null: what the platform's settings say. */
  capacidadRevisiones: z.number().int().min(1).max(50).nullable(),
  /** Away until then, from `ausenteDesde` on; null there: already. */
  noDisponibleHasta: plannedInstant.nullable(),
  ausenteDesde: plannedInstant.nullable(),
  /** Why, or whom to ask meanwhile: for editors alone. */
  notaAusencia: z.string().trim().max(longest.absenceNote),
};

/** An account as its owner sees it. */
export const accountSchema = userSchema.extend({
  ...reviewingFields,
  /** The address has been confirmed by mail. */
  correoVerificado: z.boolean(),
  /** Mails to it come back: nothing is sent there until it is confirmed again. */
  correoDevuelto: z.literal(true).optional(),
  /** The ROR iD of their affiliation; absent: it was written freely. */
  afiliacionRor: z.string().optional(),
  /** Since when ORCID itself has confirmed the iD; absent: it was typed. */
  orcidConfirmado: instant.optional(),
  preferencias: preferencesSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** BLOQUEADO: nobody can log in with the account until an administrator opens it again. */
export const accountStates = ['ACTIVO', 'BLOQUEADO'] as const;
export const accountState = z.enum(accountStates);

/** An account as those who run the platform see it. */
export const managedUserSchema = userSchema.extend({
  estado: accountState,
  /** The address is known to be theirs: without it they are given no role that reads what is not published. */
  correoVerificado: z.boolean(),
});
export type ManagedUser = z.infer<typeof managedUserSchema>;

/** What an account is used for, for administrators alone; to others null. */
export const accountUseSchema = z.object({
  /** Works with them in the byline, deleted ones left out. */
  obras: z.number().int(),
  /** Reviews that they have still to complete; in a blind mode without those of works by who asks. */
  revisionesAbiertas: z.number().int(),
  /** The last log-in; null: none yet. */
  ultimoAcceso: instant.nullable(),
});
export type AccountUse = z.infer<typeof accountUseSchema>;
export const listedUserSchema = managedUserSchema.extend({
  /** Roles that an administrator gave it and that come with its confirmed address; to administrators. */
  rolesPrometidos: z.array(role),
  uso: accountUseSchema.nullable(),
  /** Until when they are away now, to administrators; null: they are not. */
  ausenteHasta: instant.nullable(),
});
export type ListedUser = z.infer<typeof listedUserSchema>;
export const userListSchema = z.object({ users: z.array(listedUserSchema), ...pageInfo });

/** Orders of the list of accounts; by the last log-in, as it is told, for administrators alone. */
export const userSorts = ['name', 'name-desc', 'newest', 'oldest', 'access', 'access-desc'] as const;
export type UserSort = (typeof userSorts)[number];
/** What the list of accounts may be narrowed to. */
export const userFilters = {
  rol: filter(roleInput),
  estado: filter(accountState),
  /** Words, each in a name, the address or a role. */
  search: z.string().trim().max(200).optional(),
  /** Only those who wait for a role. */
  conSolicitud: flag.optional(),
  /** Only those whose address nobody has confirmed. */
  sinConfirmar: flag.optional(),
};

/** What an administrator may change of an account; the first role is the main one. */
export const userChangesSchema = z
  .object({
    roles: z.array(roleInput).min(1).max(roles.length),
    ambitos: roleScopesSchema,
    estado: accountState,
    correoVerificado: z
      .literal(true)
      .describe('Confirma a mano el correo de la cuenta; solo donde la plataforma no envía correo.'),
  })
  .partial()
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), fault('cuenta_sin_cambios'));
export type UserChanges = z.output<typeof userChangesSchema>;

/** The journals to which roles may be narrowed, in their order. */
export const scopeChoicesSchema = z.object({ revistas: z.array(z.object({ id, nombre: z.string() })) });

/** Addresses are compared in lower case. */
export const email = z.string().trim().toLowerCase().max(longest.email).pipe(z.email());
/** Spec 000 §5: at least 6 characters. The upper bound keeps the hash affordable. */
export const password = z.string().min(6, fault('contrasena_corta')).max(longest.password);

/** An ORCID iD, or nothing; the form's placeholder left standing is nothing too (spec 000 §2.8). */
const optionalOrcid = z
  .union([z.literal(['', '0000-0000-0000-0000']).transform(() => null), z.null(), orcid], fault('orcid'))
  .optional();

/** Spec 000 §3: the registration payload. One role; ADMIN may be asked for and is never granted (docs/specification.md 3). */
export const registrationSchema = z.object({
  nombres: text(longest.name),
  apellidos: text(longest.name),
  email,
  password,
  afiliacion: z.string().trim().max(longest.affiliation).default(''),
  orcid: optionalOrcid.transform((value) => value ?? null),
  biografia: z.string().trim().max(longest.biography).default(''),
  roles: z.array(roleInput).max(1).default(['LECTOR']),
  /** Of REVISOR and EDITOR, the journal for which the role is asked; absent: for all. */
  revistaId: id.optional(),
  /** Sent empty (spec 000 §3). A photo is put by its own call; whatever else stands here is left out. */
  fotoUrl: z
    .string()
    .max(500)
    .default('')
    .transform(() => ''),
});
export type Registration = z.output<typeof registrationSchema>;

/** What a person may change of the own account; a photo goes on its own. */
export const profileChangesSchema = z
  .object({
    nombres: text(longest.name),
    apellidos: text(longest.name),
    afiliacion: z.string().trim().max(longest.affiliation),
    /** The ROR iD of that affiliation; absent, another affiliation has none. */
    afiliacionRor: ror.nullable(),
    orcid: optionalOrcid,
    biografia: z.string().trim().max(longest.biography),
    ...reviewingFields,
  })
  .partial();
/** A PNG, JPEG or WebP picture in base64, at most 1 MiB of it (the client makes it small before). */
export const photoSchema = z.object({ foto: z.base64().min(1).max(1_400_000) });
export const passwordChangeSchema = z.object({ actual: z.string().min(1).max(longest.password), nueva: password });
export const passwordResetSchema = z.object({ token: z.string().min(1).max(200), password });

export const credentialsSchema = z.object({ email, password: z.string().min(1).max(longest.password) });

/** Spec 000 §3: the auth response. */
export const sessionSchema = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  user: accountSchema,
  /** The password that was just written is known from breaches: they should choose another. */
  contrasenaFiltrada: z.literal(true).optional(),
});
export type Session = z.infer<typeof sessionSchema>;

/** Accounts that an administrator makes at once, at most. */
export const mostAccountsAtOnce = 300;
/** What a file of accounts may have, in bytes. */
export const largestAccountsFile = 1024 * 1024;

/** An account that an administrator makes for somebody; ADMIN is given to accounts that are there. */
export const newAccountSchema = z.object({
  nombres: text(longest.name),
  apellidos: text(longest.name),
  email,
  afiliacion: z.string().trim().max(longest.affiliation).default(''),
  roles: z.array(askableRoleInput).min(1).max(roles.length).default(['LECTOR']),
});
export type NewAccount = z.output<typeof newAccountSchema>;
/** `idioma` of the mails, and of the accounts until their people choose. */
export const newAccountsSchema = z.object({
  cuentas: z.array(newAccountSchema).min(1).max(mostAccountsAtOnce),
  idioma: z.enum(languages).default('es'),
});
export type NewAccounts = z.output<typeof newAccountsSchema>;

/** The file in base64. */
export const accountsFileSchema = z.object({
  archivo: z
    .base64()
    .min(1)
    .max(Math.ceil(largestAccountsFile / 3) * 4),
});

/** What would become of a line of a file of accounts. */
export const accountLineFates = ['CREAR', 'EXISTE', 'REPETIDA', 'ERROR'] as const;
/** What is wrong with a line; `rol_admin`: that one is given to accounts that are there. */
export const accountLineFaults = [
  'nombres',
  'apellidos',
  'email',
  'afiliacion',
  'rol',
  'rol_admin',
  'comillas',
] as const;
export type AccountLineFault = (typeof accountLineFaults)[number];
export const accountsPreviewSchema = z.object({
  codificacion: z.enum(['UTF-8', 'UTF-16', 'windows-1252']),
  separador: z.enum([',', ';', '\t']),
  /** Headings of columns that say nothing of an account: left out. */
  sinUso: z.array(z.string()),
  lineas: z.array(
    z.object({
      /** In the file, from 1. */
      linea: z.number().int(),
      suerte: z.enum(accountLineFates),
      nombres: z.string(),
      apellidos: z.string(),
      email: z.string(),
      afiliacion: z.string(),
      /** From the beginning, and with the confirmed address. */
      roles: z.array(role),
      prometidos: z.array(role),
      fallos: z.array(z.enum(accountLineFaults)),
      /** Of a repeated address, the line that has it first. */
      repite: z.number().int().nullable(),
    }),
  ),
});
export type AccountsPreview = z.infer<typeof accountsPreviewSchema>;
export type AccountLine = AccountsPreview['lineas'][number];

/** Roles that are given: LECTOR is what one is without any of them. */
export const givenRoles = ['AUTOR', 'REVISOR', 'EDITOR', 'ADMIN'] as const;
/** Accounts whose roles are changed at once, at most. */
export const mostRolesAtOnce = 50;
export const rolesTogetherSchema = z.object({
  personas: z.array(id).min(1).max(mostRolesAtOnce),
  rol: z.enum(givenRoles),
  acto: z.enum(['DAR', 'QUITAR']),
});
/** `IGUAL`: they had it, or had it not, already. `motivo` in words, where it was not done. */
export const rolesOutcomeSchema = z.object({
  id,
  suerte: z.enum(['HECHO', 'IGUAL', 'NO']),
  motivo: z.string().nullable(),
});
export type RolesOutcome = z.infer<typeof rolesOutcomeSchema>;
