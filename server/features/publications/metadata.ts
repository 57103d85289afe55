import { type Metadata, mostMetadata } from '#contract/entities/publication.ts';
import { refuse } from '#contract/refuse.ts';

/**
 * What a work's `metadatos` become: key by key what is sent over what is there, null taking a key away (as RFC 7396
 * merges). Throws `datos_no_validos` where there would be more keys than a work may have.
 */
export function mergeMetadata(stored: Metadata, sent: Metadata): Metadata {
  const merged = Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null));
  if (Object.keys(merged).length > mostMetadata)
    throw refuse('datos_no_validos', {
      errors: [{ field: 'metadatos', code: 'metadatos', values: { maximo: mostMetadata } }],
    });
  return merged;
}
