import { expect, it } from 'vitest';
import { readZip, writeZip } from './zip.ts';

it('gives back the parts it packed, in their order', () => {
  const parts = new Map([
    ['[Content_Types].xml', Buffer.from('<Types/>')],
    ['año/niño.xml', Buffer.from('ñandú '.repeat(1000))],
    ['vacío', Buffer.alloc(0)],
  ]);
  const packed = writeZip(parts);
  expect([...readZip(packed)]).toEqual([...parts]);
  expect(writeZip(readZip(packed)).equals(packed)).toBe(true);
});

it('refuses what is no archive', () => {
  expect(() => readZip(Buffer.from('no'))).toThrow('Not a ZIP archive');
});
