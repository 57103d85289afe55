/** Passkeys (WebAuthn): a way to log in without a password, and a second step beside the code of an app. */
import { z } from 'zod';
import { longest } from '../limits.ts';
import { id, instant } from './common.ts';

/** Passkeys that an account may have. */
export const mostPasskeys = 10;

/** What a passkey is asked for: to log in, as the second step of a sign-in, to prove who is there, or to be made. */
export const passkeyPurposes = ['ENTRAR', 'PASO', 'PRUEBA', 'ALTA'] as const;
export type PasskeyPurpose = (typeof passkeyPurposes)[number];

/** What the browser's passkey said, as its `toJSON` gives it, written as JSON. It serves once, in the browser that asked for it. */
export const passkeyAnswerSchema = z.object({ llave: z.string().min(1).max(longest.passkeyAnswer) });

export const passkeyName = z.string().trim().min(1).max(longest.passkeyName);

export const passkeySchema = z.object({
  id,
  nombre: z.string(),
  fechaCreacion: instant,
  /** Null: it was made and has opened nothing since. */
  ultimoUso: instant.nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;
