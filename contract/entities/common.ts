/** Small schemas that several entities share. */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { dayMs } from '../time.ts';

/** Compared letter by letter everywhere, so in one letter case. */
export const id = z.uuid().toLowerCase();
/** From the year 1 to the year 9999 in UTC: ISO 8601 writes a year 0, and offsets lead into it and past the last, where databases do not follow. */
const isStorable = (value: string): boolean => {
  const time = Date.parse(value);
  return time >= -62_135_596_800_000 && time < 253_402_300_800_000;
};
/** An instant as ISO 8601 text in UTC, as `2026-03-01T10:00:00.000Z`. */
export const instant = z.iso.datetime({ offset: true, abort: true }).refine(isStorable, fault('fecha'));
/** A day or an instant, as ISO 8601 text, on which databases and calendars agree. */
export const isPlannable = (value: string): boolean => value >= '1900' && value < '3000';
/** An instant that people plan for. */
export const plannedInstant = z.iso
  .datetime({ offset: true, abort: true })
  .refine(isPlannable, { ...fault('anio'), abort: true });
/** A day for which people plan, or to which they look back. */
export const plannedDay = z.iso.date({ abort: true }).refine(isPlannable, fault('anio'));
/** The day of an instant, in UTC as everywhere. */
const dayOf = (time: number) => Math.floor(time / dayMs);
const endOfDay = (time: string) => `${time.slice(0, 10)}T23:59:59.000Z`;
/** An instant of today or of a day still to come, as a deadline is: one of today that is over is today's end. */
export const comingInstant = plannedInstant
  .refine((value) => dayOf(Date.parse(value)) >= dayOf(Date.now()), fault('plazo_pasado'))
  .transform((value) => (Date.parse(value) > Date.now() ? value : endOfDay(new Date().toISOString())));
/** A calendar day, `2026-03-01`. */
export const day = z.iso.date({ abort: true }).refine(isStorable, fault('fecha'));
/** An address that a link may lead to. */
export const webAddress = z.url({ protocol: /^https?$/ }).max(300);
/** A sign that is seen: of spaces without width, marks of direction and the like nobody sees any. */
export const seen = /[^\p{Default_Ignorable_Code_Point}\p{Cc}\s\u2800]/u;
/** Trimmed text that says something. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => value === '' || seen.test(value), fault('vacio'));
/** BCP 47 primary language tag, `es`, `en`, `pt`. */
export const language = z.string().regex(/^[a-z]{2,3}$/);

/** What every list answer says beside its list. */
export const pageInfo = { total: z.number().int(), page: z.number().int(), totalPages: z.number().int() };
/** The query of every list: `page` from 1, `limit` rows a page. */
export const pageQuery = (limit: number, max = 100) => ({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(max).default(limit),
});

/** A yes or no in an address: `?eliminadas=true`. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A filter of a list: left empty, or 'TODOS' (spec 000 §2.6), it is none. */
export const filter = <T extends z.ZodType>(values: T) =>
  z
    .preprocess((value) => (value === '' || value === 'TODOS' ? undefined : value), values.optional())
    .describe('Vacío o `TODOS`: sin filtro.');

/** Values that one filter takes at once, at most. */
export const mostChosen = 20;
/** A filter that may be said several times, for any of its values; left empty it is none. */
export const anyOf = <T extends z.ZodType>(value: T) =>
  z
    .preprocess((given) => {
      const said = [given].flat().filter((each) => each !== undefined && String(each).trim() !== '');
      return said.length > 0 ? said : undefined;
    }, z.array(value).max(mostChosen).optional())
    .describe('Puede repetirse: vale cualquiera de los valores. Vacío: sin filtro.');

/** An ORCID iD in its hyphenated form with a right check digit (ISO 7064 mod 11-2). */
export const orcid = z
  .string()
  .regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/, { ...fault('orcid'), abort: true })
  .refine(hasOrcidCheckDigit, fault('orcid'));

/** Whether the last character of a hyphenated ORCID iD is its ISO 7064 mod 11-2 check character. */
export function hasOrcidCheckDigit(value: string): boolean {
  const digits = value.replaceAll('-', '');
  let total = 0;
  for (const digit of digits.slice(0, 15)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check));
}

/** Whether the last character of a hyphenated ISSN is its check digit (ISO 3297 annex A: weights 8 to 1, mod 11). */
export function hasIssnCheckDigit(value: string): boolean {
  if (!/^\d{4}-\d{3}[\dX]$/.test(value)) return false;
  const digits = [...value.replace('-', '')].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  return digits.reduce((sum, digit, place) => sum + digit * (8 - place), 0) % 11 === 0;
}

/** A ROR iD as its address, `https://ror.org/02gfc7t72`, with right check digits; it may be sent as it is pasted. */
export const ror = z.preprocess(
  (value) =>
    typeof value === 'string' ? value.trim().replace(/^(?:(?:https?:\/\/)?ror\.org\/)?/i, rorBeginning) : value,
  z.string().max(60).refine(hasRorCheckDigits, fault('ror')),
);
const rorBeginning = 'https://ror.org/';
/** Without the letters that are taken for another (Crockford's base 32). */
const rorSigns = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Whether a ROR iD ends with the check digits of its seven signs before (ISO 7064 mod 97-10 over a number in base 32).
 * Source: https://ror.readme.io/docs/identifier
 */
export function hasRorCheckDigits(value: string): boolean {
  const [, signs, check] = /^https:\/\/ror\.org\/(0[0-9a-hjkmnp-tv-z]{6})(\d{2})$/.exec(value) ?? [];
  if (!signs) return false;
  const number = [...signs].reduce((sum, sign) => sum * 32 + rorSigns.indexOf(sign), 0);
  return 98 - ((number * 100) % 97) === Number(check);
}

/** What is no whole number is told so; one that is too small or too large, which is the least or the largest. */
export const whole = (min: number, max: number) =>
  z
    .int({ error: ({ code }) => (code === 'invalid_type' ? fault('entero').error : undefined) })
    .min(min)
    .max(max);
