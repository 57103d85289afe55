/** The second step of a sign-in: a code of an authenticator app (RFC 6238), one of the recovery codes, or a passkey. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { instant } from './common.ts';
import { passkeyAnswerSchema, passkeySchema } from './passkeys.ts';

/** Roles that a setting may ask it of. */
export const rolesWithSecondFactor = ['EDITOR', 'ADMIN'] as const;
export type RoleWithSecondFactor = (typeof rolesWithSecondFactor)[number];

/** Recovery codes that somebody gets at once. */
export const recoveryCodes = 10;

/** As it is written: six figures, or a recovery code, with spaces and hyphens or without. */
export const writtenCode = z.string().trim().min(1).max(60);

export const codeSchema = z.object({ codigo: writtenCode });
/** `alta` came with the secret: of one that was begun anew since, no code can be right. Who sends none is not told so. */
export const firstCodeSchema = codeSchema.extend({ alta: z.string().max(60).optional() });
/** By what an account with a second step says who is there: a code, or a passkey. */
export const factorProofSchema = z.union([codeSchema, passkeyAnswerSchema]);
export type FactorProof = z.infer<typeof factorProofSchema>;
/** `desafio` came with the refusal `segundo_paso`. */
export const secondStepSchema = z.object({ desafio: z.string().min(1).max(100) }).and(factorProofSchema);

const password = z.string().min(1).max(longest.password);
export const ownPasswordSchema = z.object({ password });
/** Whose log-in it is: by one of these. */
export const proofSchema = z.union([ownPasswordSchema, codeSchema, passkeyAnswerSchema]);
export type Proof = z.infer<typeof proofSchema>;
export const factorEndSchema = z.object({ password, codigo: writtenCode });

export const secondFactorSchema = z.object({
  /** Since when codes of an app are taken; null: there is none. */
  desde: instant.nullable(),
  /** Passkeys, the oldest first. */
  llaves: z.array(passkeySchema),
  /** Recovery codes that are left. */
  codigosRestantes: z.number().int(),
  /** Whether a role of theirs asks for it. */
  exigido: z.boolean(),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>;

/** Told this once, to who sets it up. */
export const factorToSetUpSchema = z.object({
  /** In base 32, as it is typed into an app that reads no picture. */
  secreto: z.string(),
  /** `otpauth://totp/…`, which a telephone opens in its app. */
  direccion: z.string(),
  /** The same address as a QR code: the path of an SVG, a unit a module, without a margin. */
  qr: z.object({ lado: z.number().int(), trazo: z.string() }),
  /** Tells this secret from one that takes its place, as where two tabs set it up; goes with the first code. */
  alta: z.string(),
});
export type FactorToSetUp = z.infer<typeof factorToSetUpSchema>;

/** Told this once, where the account had no second step before; those it has go on holding. */
export const recoveryCodesSchema = z.object({ codigos: z.array(z.string()) });

/** How many accounts hold a role that may be asked for it, and how many of these have none. */
export const secondFactorFiguresSchema = z.record(
  z.enum(rolesWithSecondFactor),
  z.object({ cuentas: z.number().int(), sinSegundoPaso: z.number().int() }),
);
