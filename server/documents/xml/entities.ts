import { characterEntities } from 'character-entities';

const reference = /&(?:#[xX]([\da-fA-F]{1,6})|#(\d{1,7})|([A-Za-z][A-Za-z\d]{0,40}));/g;
// Characters that XML 1.0 forbids; databases refuse some of them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * Text with its character references replaced: numeric ones, and the names of HTML and of the ISO sets that the
 * JATS DTD declares. A name that neither knows stays as written.
 */
export function decodeEntities(text: string): string {
  return text
    .replace(reference, (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined)
        return Object.hasOwn(characterEntities, name) ? (characterEntities[name] ?? whole) : whole;
      return character(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    })
    .replace(forbidden, '');
}

function character(code: number): string {
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return surrogate || code > 0x10ffff ? '' : String.fromCodePoint(code);
}
