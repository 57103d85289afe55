import { describe, expect, test } from 'vitest';
import { decodeXml } from './decode.ts';
import { readXml, XmlError } from './xml.ts';

const article = (encoding: string | undefined, words = 'Artículo en español') =>
  `<?xml version="1.0"${encoding ? ` encoding="${encoding}"` : ''}?><a>${words}</a>`;
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};
const utf8Mark = Buffer.from('\uFEFF');
const refusal = (bytes: Uint8Array) => {
  try {
    return decodeXml(bytes);
  } catch (error) {
    return error instanceof XmlError ? error.message : error;
  }
};

describe('the bytes of an XML file', () => {
  test.each([
    ['declares nothing', Buffer.from(article(undefined))],
    ['declares UTF-8', Buffer.from(article('UTF-8'))],
    ['has the mark of UTF-8', Buffer.concat([utf8Mark, Buffer.from(article(undefined))])],
    ['declares ISO-8859-1', Buffer.from(article('ISO-8859-1'), 'latin1')],
    ['declares latin1', Buffer.from(article('latin1'), 'latin1')],
    ['declares ISO-8859-15', Buffer.from(article('iso-8859-15'), 'latin1')],
    ['declares windows-1252', Buffer.from(article('windows-1252'), 'latin1')],
    ['is UTF-16 with its mark, low byte first', utf16(`\uFEFF${article('UTF-16')}`, 'le')],
    ['is UTF-16 with its mark, high byte first', utf16(`\uFEFF${article('utf-16')}`, 'be')],
    ['is UTF-16 without a mark, low byte first', utf16(article('UTF-16'), 'le')],
    ['is UTF-16 without a mark, high byte first', utf16(article('UTF-16BE'), 'be')],
    ['is UTF-16 and says UTF-8: the mark is right', utf16(`\uFEFF${article('UTF-8')}`, 'le')],
    ['is UTF-8 and says UTF-16', Buffer.from(article('utf-16'))],
    ['has the mark of UTF-8 and says ISO-8859-1', Buffer.concat([utf8Mark, Buffer.from(article('ISO-8859-1'))])],
    ['declares in single quotes, after spaces', Buffer.from(article('ISO-8859-1').replaceAll('"', "'"), 'latin1')],
  ])('are read where it %s', (_, bytes) => {
    expect(readXml(decodeXml(bytes)).children).toEqual(['Artículo en español']);
  });

  test('that Windows calls ISO-8859-1 keep their quotation marks', () => {
    const quoted = Buffer.from(article('ISO-8859-1', '\x93Mar\xeda\x94 \x96 100 \x80'), 'latin1');
    expect(decodeXml(quoted)).toContain('“María” – 100 €');
  });

  test.each([
    ['says nothing and is ISO-8859-1', Buffer.from(article(undefined), 'latin1'), /no están en UTF-8/],
    ['says UTF-8 and is ISO-8859-1', Buffer.from(article('UTF-8'), 'latin1'), /no están en UTF-8, /],
    ['says US-ASCII and is ISO-8859-1', Buffer.from(article('US-ASCII'), 'latin1'), /no están en US-ASCII, /],
    ['says ISO-8859-1 and is UTF-8', Buffer.from(article('ISO-8859-1')), /no están en ISO-8859-1, /],
    ['says UTF-16 and is ISO-8859-1', Buffer.from(article('UTF-16'), 'latin1'), /no están en utf-8/],
    ['says windows-1252 and is another', Buffer.from(article('windows-1252', '\x81\x8d'), 'latin1'), /windows-1252/],
    ['is UTF-8 that is cut', Buffer.from(article('UTF-8', 'í')).subarray(0, -5), /no están en UTF-8, /],
    ['is UTF-16 that is cut', utf16(`\uFEFF${article('UTF-16')}`, 'le').subarray(0, 91), /no están en utf-16le, /],
    ['is UTF-32', Buffer.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0]), /No conocemos la codificación/],
    ['names an encoding of its own', Buffer.from(article('x-acme')), /No conocemos la codificación/],
  ])('are refused where it %s', (_, bytes, message) => {
    expect(refusal(bytes)).toMatch(message);
    expect(refusal(bytes)).not.toContain('�');
  });
});
