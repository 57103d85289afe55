/**
 * Fills the places of a compiled message, as Lingui's own `_` does. Lingui makes a format of numbers for each plural, whether its text
 * says the number or not, and with it pays what the first object of `Intl` costs (numbers.ts).
 */
import type { Language } from '#contract/vocabulary.ts';
import { lazily, tags, writeNumber } from './numbers.ts';

/** As `compileMessageOrThrow` of Lingui makes it. */
export type CompiledMessage = string | readonly Token[];
type Token = string | readonly [name: string, kind?: string, rest?: unknown];
type Values = Readonly<Record<string, string | number>>;

const plurals: Record<Language, () => Intl.PluralRules> = {
  es: lazily(() => new Intl.PluralRules(tags.es)),
  en: lazily(() => new Intl.PluralRules(tags.en)),
};

/** Undefined where the message has what our texts have not (a date, an ordinal, a sign written by its number): Lingui says that. */
export function fill(message: CompiledMessage, language: Language, values: Values): string | undefined {
  if (typeof message === 'string') return message.includes('\\') ? undefined : message;
  let text = '';
  for (const token of message) {
    const said = sayToken(token, language, values);
    if (said === undefined || said.includes('\\')) return undefined;
    text += said;
  }
  return text;
}

function sayToken(token: Token, language: Language, values: Values): string | undefined {
  if (typeof token === 'string') return token;
  const [name, kind, rest] = token;
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) return undefined;
  if (kind === undefined) return String(value);
  if (kind === 'number' && rest === undefined && typeof value === 'number') return writeNumber(language, value);
  if (typeof rest !== 'object' || rest === null) return undefined;
  const cases = rest as Readonly<Record<string, CompiledMessage | undefined>>;
  const own = (key: string) => (Object.hasOwn(cases, key) ? cases[key] : undefined);
  if (kind === 'select') {
    const chosen = own(String(value)) ?? own('other');
    return chosen === undefined ? undefined : fill(chosen, language, values);
  }
  if (kind !== 'plural' || typeof value !== 'number' || own('offset') !== undefined) return undefined;
  const chosen = own(String(value)) ?? own(plurals[language]().select(value)) ?? own('other');
  if (chosen === undefined) return undefined;
  const counted = typeof chosen === 'string' ? [chosen] : chosen;
  return fill(
    counted.map((each) => (each === '#' ? writeNumber(language, value) : each)),
    language,
    values,
  );
}
