/** Argon2id with the library's defaults (OWASP: 19 MiB, 2 passes), and the same work where there is no account. */
import { hash, verify } from '@node-rs/argon2';

/** A salted hash, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Made at start-up, so that the first unknown address takes no longer than the others. */
const decoy = hash('a password that nobody has');

/** Whether the password is the hash's. Without a hash it works as long, and answers no. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await decoy), password);
  return stored !== undefined && matches;
}
