import { z } from 'zod';
import { roles } from '../vocabulary.ts';
import { id, instant, orcid, pageInfo, text } from './common.ts';

export const role = z.enum(roles);

/** A role as clients write it: any letter case, with or without `ROLE_` (spec 000 §5). */
export const roleInput = z
  .preprocess(
    (value) =>
      typeof value === 'string'
        ? value
            .trim()
            .toUpperCase()
            .replace(/^ROLE_/, '')
        : value,
    role,
  )
  .describe('En mayúsculas o minúsculas, con o sin `ROLE_` delante.');

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
  /** A role asked for at registration that an administrator has not granted yet (product.md 3). */
  rolSolicitado: role.nullable(),
  fechaCreacion: instant,
});
export type User = z.infer<typeof userSchema>;

export const userListSchema = z.object({ users: z.array(userSchema), ...pageInfo });

/** Addresses are compared in lower case. */
export const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** Spec 000 §5: at least 6 characters. The upper bound keeps the hash affordable. */
export const password = z.string().min(6, { error: 'La contraseña debe tener al menos 6 caracteres' }).max(200);

/** No ORCID iD: nothing, or the form's placeholder left standing (spec 000 §2.8). */
const noOrcid = z.literal(['', '0000-0000-0000-0000']).transform(() => null);

/** Spec 000 §3: the registration payload. One role; ADMIN may be asked for and is never granted (product.md 3). */
export const registrationSchema = z.object({
  nombres: text(120),
  apellidos: text(120),
  email,
  password,
  afiliacion: z.string().trim().max(300).default(''),
  orcid: z
    .union([noOrcid, z.null(), orcid])
    .optional()
    .transform((value) => value ?? null),
  biografia: z.string().trim().max(5000).default(''),
  roles: z.array(roleInput).max(1).default(['LECTOR']),
  fotoUrl: z.string().max(500).default(''),
});
export type Registration = z.output<typeof registrationSchema>;

export const credentialsSchema = z.object({ email, password: z.string().min(1).max(200) });

/** Spec 000 §3: the auth response. */
export const sessionSchema = z.object({ access_token: z.string(), refresh_token: z.string(), user: userSchema });
export type Session = z.infer<typeof sessionSchema>;
