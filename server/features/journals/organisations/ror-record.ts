/** A record of ROR's dump (schema 2.0 and 2.1), as far as it is kept. */
import { z } from 'zod';
import { ror } from '#contract/entities/common.ts';
import type { OrganisationRow } from './queries.ts';

const recordSchema = z.object({
  id: ror,
  status: z.enum(['active', 'inactive', 'withdrawn']),
  names: z.array(z.object({ value: z.string(), types: z.array(z.string()) })),
  locations: z
    .array(z.object({ geonames_details: z.object({ name: z.string().nullish(), country_code: z.string().nullish() }) }))
    .default([]),
  relationships: z.array(z.object({ id: z.string(), type: z.string() })).default([]),
});

/** As long as a name is kept, and as many of them. */
const most = { letters: 500, names: 60 };
const cleaned = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most.letters);

/** The row of a record; undefined where the text is none of ROR's. */
export function readRecord(text: string): Omit<OrganisationRow, 'cargaId'> | undefined {
  const parsed = recordSchema.safeParse(jsonOf(text));
  if (!parsed.success) return undefined;
  const { id, status, names, locations, relationships } = parsed.data;
  const named = names.map(({ value, types }) => ({ value: cleaned(value), types })).filter(({ value }) => value !== '');
  const shown = named.find(({ types }) => types.includes('ror_display')) ?? named[0];
  if (!shown) return undefined;
  const place = locations[0]?.geonames_details;
  return {
    ror: id,
    nombre: shown.value,
    otros: [...new Set(named.map(({ value }) => value))].filter((name) => name !== shown.value).slice(0, most.names),
    siglas: named.find(({ types }) => types.includes('acronym'))?.value ?? '',
    ciudad: cleaned(place?.name ?? ''),
    pais: /^[A-Z]{2}$/.test(place?.country_code ?? '') ? (place?.country_code ?? '') : '',
    estado: status,
    sucesoras: relationships.flatMap(({ id: other, type }) => {
      const known = ror.safeParse(other);
      return type.toLowerCase() === 'successor' && known.success ? [known.data] : [];
    }),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // SyntaxError: a line that is no organisation, and is counted as such.
    return undefined;
  }
}
