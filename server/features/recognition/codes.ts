import { randomBytes } from 'node:crypto';

/** Crockford's base 32: figures and capital letters without those that are taken for one another. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;
const inGroups = (code: string) => code.replace(/(.{4})(?=.)/g, '$1-');

/** `7K3M-9QTX-2ABC-D4EF`: 80 bits of chance, which nobody tries out. */
export const newCode = (): string => inGroups([...randomBytes(length)].map((byte) => signs[byte % 32]).join(''));

/** A code as it was typed or read aloud, in the one way in which it is kept; undefined where it can be none. */
export function readCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === length && [...code].every((sign) => signs.includes(sign)) ? inGroups(code) : undefined;
}
