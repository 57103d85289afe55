/** Keys by which somebody's programs ask the API. */
import { z } from 'zod';
import { type KeyScope, keyDays, keyScopes } from '../key-scopes.ts';
import { longest } from '../limits.ts';
import { day, id, instant, pageInfo, text } from './common.ts';

const scope = z.enum(keyScopes as [KeyScope, ...KeyScope[]]);
const facts = {
  id,
  nombre: z.string(),
  /** What it begins with: the rest of it is nowhere. */
  comienzo: z.string(),
  fechaCreacion: instant,
  /** The last day, in UTC, on which it was used; null: it never was. */
  ultimoUso: day.nullable(),
  /** What it opens besides what is published (key-scopes.ts): nothing of keys from before there were scopes. */
  ambitos: z.array(scope),
  /** Until when it works; null: until it is revoked. */
  caduca: instant.nullable(),
};

export const newApiKeySchema = z.object({
  nombre: text(longest.apiKeyName),
  ambitos: z.array(scope).max(keyScopes.length).default([]),
  /** Days for which it works; null: until it is revoked. */
  dias: z.literal(keyDays).nullable().default(null),
});
export const apiKeySchema = z.object(facts);
export type ApiKey = z.infer<typeof apiKeySchema>;
export const apiKeyListSchema = z.object({ claves: z.array(apiKeySchema) });
/** Told this once, to who made it. */
export const madeApiKeySchema = z.object({ ...facts, clave: z.string() });

/** As administrators see it. */
export const managedApiKeySchema = z.object({
  ...facts,
  persona: z.object({ id, nombres: z.string(), apellidos: z.string(), email: z.string() }),
});
export type ManagedApiKey = z.infer<typeof managedApiKeySchema>;
export const managedApiKeyListSchema = z.object({ claves: z.array(managedApiKeySchema), ...pageInfo });
