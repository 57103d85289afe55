/**
 * How manuals name what is on screens: `[[work.act.cite]]` is called as the message of that key, `[[navigation.queue|/editorial]]` also
 * leads there. A screen that is renamed is so renamed in its manual.
 */

const named = /\[\[([\w-]+(?:\.[\w-]+)+)(\|[^\]]+)?\]\]/g;

/** A name in a manual's text: the key by which it is called, and the address that it leads to. */
export interface NamedThing {
  key: string;
  to?: string;
}

/** All names in a text, in its order. */
export const namesIn = (text: string): NamedThing[] =>
  [...text.matchAll(named)].map(([, key = '', to]) => ({ key, ...(to && { to: to.slice(1) }) }));

/**
 * The text with the names in the places of their keys, still marked as names.
 * @param messages All of its language, by their keys.
 * @throws Error where there is no such key, or what it says has places to be filled: nobody would fill them.
 */
export function nameThings(text: string, messages: Readonly<Record<string, string>>): string {
  return text.replace(named, (_whole, key: string, to = '') => {
    const name = messages[key];
    if (name === undefined) throw new Error(`A manual names '${key}', which no message has`);
    if (/[{}]/.test(name.replaceAll('{journal}', ''))) throw new Error(`A manual names '${key}', which has places`);
    return `[[${name}${to}]]`;
  });
}
