import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeEntities } from './entities.ts';
import { at, attribute, descendants, rawText, readXml, XmlError } from './xml.ts';

describe('XML', () => {
  test('keeps mixed content in order, with its spaces', () => {
    expect(rawText(readXml('<p>uno <i> dos </i>\n<b/> tres<![CDATA[ <4> & ]]></p>'))).toBe('uno  dos \n tres <4> & ');
  });

  test('drops namespace prefixes, reads attributes, follows paths', () => {
    const root = readXml('<a xmlns:x="urn:x"><x:b x:href=" h &amp; i "><c>1</c></x:b><c>2</c></a>');
    expect(attribute(at(root, 'b'), 'href')).toBe('h & i');
    expect(descendants(root, 'c').map(rawText)).toEqual(['1', '2']);
    expect(at(root, 'b', 'd')).toBeUndefined();
  });

  test('resolves numbers, HTML and ISO names, and leaves unknown names as written', () => {
    expect(decodeEntities('&#xE9;&#233;&nbsp;&eacute;&sigma;&rarr;&Zcaron;&lt;&desconocida; &')).toBe(
      'éé\u00a0éσ→Ž<&desconocida; &',
    );
    expect(decodeEntities('&#0;&#xD800;&#x110000;&#8;a\u0000')).toBe('a');
    expect(decodeEntities('&constructor;&__proto__;')).toBe('&constructor;&__proto__;');
  });

  test('never expands what a file declares, however it is nested', () => {
    const levels = Array.from({ length: 20 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    const root = readXml(`<!DOCTYPE a [<!ENTITY l0 "lol">${levels}]><a b="&l20;">&l0;&l20;</a>`);
    expect(rawText(root)).toBe('&l0;&l20;');
  });

  test('never reads another file', () => {
    const read = () => rawText(readXml('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'));
    expect(read).toThrow(XmlError);
  });

  test.each([
    ['unbalanced', '<a><b></a>'],
    ['without elements', 'hola'],
    ['empty', ''],
    ['too deep', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`],
    ['out to change objects', '<__proto__><a/></__proto__>'],
    ['too long', ' '.repeat(30_000_001)],
  ])('is refused in Spanish where it is %s', (_, source) => {
    expect(() => readXml(source)).toThrow(XmlError);
    expect(() => readXml(source)).toThrow(/^El archivo/);
  });

  test('of any kind is read or refused, never anything else', () => {
    const pieces = fc.constantFrom(
      '<a>',
      '</a>',
      '<a/>',
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&x;',
      '<!DOCTYPE a [',
      ']>',
      'é',
      '<?pi?>',
      ' b="1"',
      '<',
      '"',
    );
    const outcome = (source: string) => {
      try {
        return typeof readXml(source).name === 'string';
      } catch (error) {
        return error instanceof XmlError;
      }
    };
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => outcome(parts.join(''))),
      { numRuns: 500 },
    );
  });
});
