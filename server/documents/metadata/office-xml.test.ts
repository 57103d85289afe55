/** What stands in an Office part is told by its tags, whatever surrounds them, and in time that grows with its length. */
import { describe, expect, it } from 'vitest';
import { piecesOf } from './office-pieces.ts';
import { anonymousXml, type Findings } from './office-xml.ts';

const findings = (): Findings => ({ removed: new Set(), names: new Set() });
const anonymous = (xml: string) => anonymousXml(xml, findings());

describe('a name in an Office part', () => {
  it.each([
    '<dc:creator>Ana Pérez</dc:creator>',
    '<dc:creator>Ana<!-- a > b --> Pérez</dc:creator>',
    '<dc:creator><![CDATA[Ana Pérez]]></dc:creator>',
    '<w:comment w:initials="Pérez" w:author = \'Ana Pérez\'  >a</w:comment>',
    '<w:comment w:title="a > b" w:author="Ana Pérez"/>',
    '<w:rsids><w:rsid w:val="Pérez"/></w:rsids>',
    '<!-- Pérez --><a/>',
    '<!-- Pérez',
    '<w:fldSimple w:instr="AUTHOR"><w:r><w:t>Ana Pérez</w:t></w:r></w:fldSimple>',
    '<w:instrText>IF</w:instrText><w:instrText>AUTHOR</w:instrText><w:t xml:space="preserve">Ana Pérez</w:t><w:fldChar w:fldCharType="end"/>',
    '<w:sdt><w:dataBinding w:xpath="/a/creator"/><w:t>Ana Pérez</w:t></w:sdt>',
    '<config:config-item config:name="PrinterName" config:type="string">Pérez</config:config-item>',
  ])('is in it no more: %s', (xml) => {
    expect(anonymous(xml)).not.toContain('Pérez');
  });

  it('of a work stays in the text, as all else does', () => {
    const xml =
      '<?xml version="1.0"?><w:p a="1"  b=\'2\'><w:t>Ana Pérez &lt; <![CDATA[<b>]]></w:t><w:instrText>PAGE</w:instrText><w:t>3</w:t><w:fldChar w:fldCharType="end"/></w:p>';
    expect(anonymous(xml)).toBe(xml);
  });
});

/** Each for so long that a minute would not do for whoever looked for an end from every beginning anew. */
describe('an Office part made to take time', () => {
  const times = 200_000;
  it.each([
    '<!--',
    '<',
    '<a ',
    '<a b="',
    '<w:rsids>',
    '<w:rsids',
    '<w:t>',
    '<w:fldSimple w:instr="AUTHOR">',
    '<w:instrText>AUTHOR</w:instrText>',
    '<w:dataBinding w:xpath="creator"/>',
    '<config:config-item config:name="Printer">',
    '<dc:creator>a',
    '<![CDATA[',
    '<?',
  ])('is passed over once: %s', (sign) => {
    expect(piecesOf(sign.repeat(times)).length).toBeLessThanOrEqual(3 * times);
    expect(anonymous(sign.repeat(times)).length).toBeLessThanOrEqual(sign.length * times);
  });

  it('has a name without end, or spaces, in a tag', () => {
    expect(anonymous(`<${'a'.repeat(300_000)}`)).toHaveLength(300_001);
    expect(anonymous(`<a${' '.repeat(2_000_000)}>`)).toHaveLength(2_000_003);
  });
});
