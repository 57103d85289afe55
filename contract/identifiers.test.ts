/** Checks of identifiers against other ways to reckon them, over whatever somebody types. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bareDoi, doiAddress, doiForm } from './doi.ts';
import { hasIssnCheckDigit, hasOrcidCheckDigit, hasRorCheckDigits, orcid, ror } from './entities/common.ts';
import { hasIsbnCheckDigit, isbn13 } from './isbn.ts';

/** Anything, lone halves of characters included, and what looks like an identifier but for a sign. */
const anything = fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) });
const signs = (from: string, length: number) =>
  fc.string({ unit: fc.constantFrom(...from), minLength: length, maxLength: length });
const damaged = (text: string) =>
  fc
    .tuple(
      fc.nat({ max: text.length }),
      fc.constantFrom('', '0', '9', 'X', 'x', '-', ' ', '٣', '\n', '/'),
      fc.nat({ max: 1 }),
    )
    .map(([at, sign, gone]) => text.slice(0, at) + sign + text.slice(at + gone));
const nearly = (whole: fc.Arbitrary<string>) => fc.oneof(anything, whole, whole.chain(damaged));
const digits = (length: number) => signs('0123456789', length);
const times = { numRuns: 2000 };

/** ISBN-10 and ISSN: sums of sums, without a weight (ISO 2108, ISO 3297). */
function runs11(text: string): boolean {
  let [once, twice] = [0, 0];
  for (const sign of text) {
    once += sign === 'X' ? 10 : Number(sign);
    twice += once;
  }
  return twice % 11 === 0;
}

describe('an identifier, whatever is typed', () => {
  it('is an ISBN where its digits say so, and as one of thirteen is one again', () => {
    const right = (text: string) => {
      const bare = text.replace(/[\s-]/g, '').toUpperCase();
      if (/^[0-9]{9}[0-9X]$/.test(bare)) return runs11(bare);
      if (!/^97[89][0-9]{10}$/.test(bare)) return false;
      const thrice = [...bare].filter((_, place) => place % 2 === 1).join('');
      const once = [...bare].filter((_, place) => place % 2 === 0).join('');
      const sum = (some: string) => [...some].reduce((total, digit) => total + Number(digit), 0);
      return (sum(once) + 3 * sum(thrice)) % 10 === 0;
    };
    const written = fc.oneof(
      fc.tuple(digits(9), signs('0123456789Xx', 1)).map((parts) => parts.join('')),
      fc.tuple(fc.constantFrom('978', '979', '977'), digits(10)).map((parts) => parts.join('-')),
    );
    fc.assert(
      fc.property(nearly(written), (text) => {
        expect(hasIsbnCheckDigit(text)).toBe(right(text));
        if (right(text)) expect(right(isbn13(text))).toBe(true);
      }),
      times,
    );
  });

  it('is an ISSN where its digits say so', () => {
    const written = fc.tuple(digits(4), digits(3), signs('0123456789X', 1)).map(([a, b, c]) => `${a}-${b}${c}`);
    fc.assert(
      fc.property(nearly(written), (text) => {
        const right = /^[0-9]{4}-[0-9]{3}[0-9X]$/.test(text) && runs11(text.replace('-', ''));
        expect(hasIssnCheckDigit(text)).toBe(right);
      }),
      times,
    );
  });

  it('is an ORCID iD where its number leaves one (ISO 7064, mod 11-2)', () => {
    const written = fc
      .tuple(digits(4), digits(4), digits(4), digits(3), signs('0123456789X', 1))
      .map(([a, b, c, d, e]) => `${a}-${b}-${c}-${d}${e}`);
    fc.assert(
      fc.property(nearly(written), (text) => {
        // In one go: each digit by its power of two.
        const bare = text.replaceAll('-', '');
        const left =
          [...bare].reduce((sum, sign, at) => sum + (sign === 'X' ? 10 : Number(sign)) * 2 ** (15 - at), 0) % 11;
        const right = /^([0-9]{4}-){3}[0-9]{3}[0-9X]$/.test(text) && left === 1;
        expect(orcid.safeParse(text).success).toBe(right);
        expect(typeof hasOrcidCheckDigit(text)).toBe('boolean');
      }),
      times,
    );
  });

  it('is a ROR iD where its number leaves one (ISO 7064, mod 97-10), as its address or alone', () => {
    const base32 = '0123456789abcdefghjkmnpqrstvwxyz';
    const written = fc
      .tuple(fc.constantFrom('https://ror.org/', 'ror.org/', ''), signs(`${base32}ilou`, 6), digits(2))
      .map(([before, number, check]) => `${before}0${number}${check}`);
    const right = (text: string) => {
      const [, number = '', check = ''] = /^https:\/\/ror\.org\/0([0-9a-hjkmnp-tv-z]{6})([0-9]{2})$/.exec(text) ?? [];
      if (!check) return false;
      const value = [...number].reduce((sum, sign) => sum * 32n + BigInt(base32.indexOf(sign)), 0n);
      return Number(check) >= 2 && Number(check) <= 98 && (value * 100n + BigInt(check)) % 97n === 1n;
    };
    fc.assert(
      fc.property(nearly(written), (text) => {
        expect(hasRorCheckDigits(text)).toBe(right(text));
        const { success, data } = ror.safeParse(text);
        if (success) expect(right(data)).toBe(true);
      }),
      times,
    );
  });

  it('is a DOI where a number of the directory and something stand in it, and leads to the resolver alone', () => {
    const written = fc
      .tuple(fc.constantFrom('', 'doi:', 'https://doi.org/', 'DX.doi.org/'), digits(5), anything)
      .map(([before, prefix, suffix]) => `${before}10.${prefix}/${suffix}`);
    fc.assert(
      fc.property(nearly(written), (text) => {
        const doi = bareDoi(text);
        const [directory = '', ...rest] = doi.split('/');
        const number = directory.slice(3);
        const right =
          directory.startsWith('10.') &&
          number.length >= 4 &&
          number.length <= 9 &&
          [...number].every((sign) => sign >= '0' && sign <= '9') &&
          rest.join('/') !== '' &&
          !/\s/.test(rest.join('/'));
        expect(doiForm.test(doi)).toBe(right);
        if (!right) return;
        const { hostname, search, hash } = new URL(doiAddress(doi));
        expect([hostname, search, hash]).toEqual(['doi.org', '', '']);
      }),
      times,
    );
  });
});
