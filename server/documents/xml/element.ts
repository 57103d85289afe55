/** XML written as text: what is made a thousand times over, where building a tree first would cost more than the writing. */
import { escapeMarkup } from './escape.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\p{Cs}]/gu;
const escaped = (text: string): string => escapeMarkup(text.replace(controls, ''));

type Attributes = Readonly<Record<string, string | undefined>>;

/**
 * An element with its text, escaped, or with the elements in it, as they are. Attributes without a value are left out.
 * @param content a text, or elements that were written already
 */
export function element(name: string, content: string | readonly string[], attributes: Attributes = {}): string {
  const said = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escaped(value)}"`,
  );
  const inside = typeof content === 'string' ? escaped(content) : content.join('');
  return inside === '' ? `<${name}${said.join('')}/>` : `<${name}${said.join('')}>${inside}</${name}>`;
}

/** The same where there is something to say, else nothing. */
export const said = (name: string, content: string | null | undefined, attributes?: Attributes): string[] =>
  content?.trim() ? [element(name, content.trim(), attributes)] : [];
