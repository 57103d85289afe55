import { z } from 'zod';

/** A moment: ISO 8601 in UTC with milliseconds in the archive, a `Date` here. */
export const instante = z.codec(z.iso.datetime({ precision: 3 }), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
});

/** SHA-256, hex. */
export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
