/** CSL-JSON of whatever origin as the part of it that our reference lists keep. */
import { z } from 'zod';
import { type CslItem, cslItemSchema } from '#contract/entities/manuscript.ts';

/** The only markup that CSL allows in texts. */
const markup = /<\/?(?:i|b|sub|sup|sc|span)(?:\s[^>]{0,100})?>/gi;
const plain = (value: string | number) => String(value).replace(markup, '').replace(/\s+/g, ' ').trim();

const longest = 2_000;
const text = z
  .union([z.string(), z.number()])
  .transform((value) => plain(value).slice(0, longest) || undefined)
  .optional()
  .catch(undefined);

const name = z
  .object({
    family: text,
    given: text,
    literal: text,
    suffix: text,
    'non-dropping-particle': text,
    'dropping-particle': text,
  })
  .transform(({ family, given, literal, suffix, ...particles }) => {
    if (literal || !family) return { literal: literal ?? given };
    const whole = [particles['dropping-particle'], particles['non-dropping-particle'], family, suffix].filter(Boolean);
    return { family: whole.join(' '), ...(given && { given }) };
  });
const names = z
  .array(name)
  .max(2_000)
  .transform((all) => all.filter((each) => 'family' in each || each.literal))
  .transform((all) => (all.length > 0 ? all : undefined))
  .optional()
  .catch(undefined);

const number = z.coerce.number().int();
const date = z
  .union([
    z
      .object({ 'date-parts': z.array(z.array(number).min(1).max(3)).min(1).max(2) })
      .transform((it) => it['date-parts']),
    z.object({ raw: z.string() }).transform(({ raw }) => yearIn(raw)),
    z.object({ literal: z.string() }).transform(({ literal }) => yearIn(literal)),
  ])
  .transform((parts) => (parts ? { 'date-parts': parts } : undefined))
  .optional()
  .catch(undefined);

const yearIn = (words: string) => {
  const year = /\b\d{4}\b/.exec(words)?.[0];
  return year ? [[Number(year)]] : undefined;
};

const itemSchema = z.object({
  type: z.string().max(40).catch('document'),
  title: text,
  author: names,
  editor: names,
  issued: date,
  accessed: date,
  'container-title': text,
  publisher: text,
  'publisher-place': text,
  volume: text,
  issue: text,
  page: text,
  edition: text,
  DOI: text,
  PMID: text,
  ISBN: text,
  ISSN: text,
  URL: text,
  note: text,
});

/** The item, with what is not understood left out; undefined where it names no work. */
export function toCslItem(value: unknown): CslItem | undefined {
  const read = itemSchema.safeParse(value);
  if (!read.success) return undefined;
  const said = Object.fromEntries(Object.entries(read.data).filter(([, part]) => part !== undefined));
  const item = cslItemSchema.safeParse(said);
  return item.success && (item.data.title || item.data['container-title']) ? item.data : undefined;
}
