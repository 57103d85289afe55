import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { jpeg, png, webp } from '#server/documents/metadata/pictures.fixture.ts';
import { docxType, fileType, headBytes, htmlType, unknownType } from './file-type.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const noise = new Uint8Array(400_000).map((_, index) => (index * index * 7919) >> 5);
const zip = (parts: Record<string, Uint8Array>) => Buffer.from(zipSync(parts)).subarray(0, 256 * 1024);

describe('a file is what its bytes say', () => {
  it.each([
    ['a PNG', png, 'image/png'],
    ['a JPEG', jpeg, 'image/jpeg'],
    ['a WebP', webp, 'image/webp'],
    ['a PDF', bytes('%PDF-1.7\n%âãÏÓ'), 'application/pdf'],
    ['a PDF of letters alone', bytes('%PDF-1.4\n1 0 obj'), 'application/pdf'],
    ['an EPS', bytes('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1'), 'application/eps'],
    ['a TIFF', bytes('II*\0\x08\0\0\0\0\0\0\0'), 'image/tiff'],
    ['a program', Buffer.concat([bytes('MZ\x90\0'), Buffer.alloc(200)]), 'application/x-msdownload'],
    ['a program of Linux', Buffer.concat([bytes('\x7fELF'), Buffer.alloc(200)]), 'application/x-elf'],
    ['what nobody knows', bytes('\x01\x02\x03\x04 datos'), unknownType],
    ['text in an old encoding', bytes('ni\xf1o'), unknownType],
  ])('%s', async (_, head, type) => expect(await fileType(head, 'informe.docx')).toBe(type));

  it.each([
    [
      'with its types first',
      { '[Content_Types].xml': Buffer.from(`"${docxType}.main+xml"`), 'word/document.xml': noise },
    ],
    ['with its text first', { 'word/document.xml': noise, '[Content_Types].xml': Buffer.from('') }],
  ])('a Word document %s', async (_, parts) => expect(await fileType(zip(parts), 'a.zip')).toBe(docxType));

  it('an OpenDocument text, and an archive', async () => {
    const odt = 'application/vnd.oasis.opendocument.text';
    expect(await fileType(zip({ mimetype: Buffer.from(odt), 'content.xml': noise }), 'a')).toBe(odt);
    expect(await fileType(zip({ 'datos.csv': noise }), 'a.docx')).toBe('application/zip');
  });
});

describe('text is told apart by its name, and by what it begins with', () => {
  it.each([
    ['datos.CSV', 'MZ,intensidad\n101.2,3', 'text/csv'],
    ['datos.json', '{"año": 1}', 'application/json'],
    ['texto.tex', '\\documentclass{article}', 'text/x-tex'],
    ['léeme', 'Hola, ñandú', 'text/plain'],
    ['programa.exe', 'Hola', 'text/plain'],
    ['datos.csv', '﻿a,b', 'text/csv'],
    ['marcas.md', '# Título <script>', 'text/markdown'],
    ['carta.rtf', '{\\rtf1\\ansi hola}', 'application/rtf'],
  ])('%s', async (name, text, type) => expect(await fileType(Buffer.from(text), name)).toBe(type));

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    [
      '<?xml version="1.0"?>\n<!-- a > b -->\n<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg:svg viewBox="0 0 1 1">',
      'image/svg+xml',
    ],
    ['<?xml version="1.0"?><article>', 'application/xml'],
    ['\n<!doctype html><p>', htmlType],
    ['<!-- x --><HTML lang="es">', htmlType],
    ['<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">', htmlType],
    ['<script>alert(1)</script>', htmlType],
    ['<!-- sin fin', 'text/plain'],
    ['<!doctype svg [ sin fin', 'text/plain'],
  ])('%s', async (text, type) => expect(await fileType(Buffer.from(text), 'a.txt')).toBe(type));

  it('is text too where its last character is cut, being long', async () => {
    const long = Buffer.from('niño'.repeat(headBytes));
    for (const length of [0, 1, 2, 3, 4])
      expect(await fileType(long.subarray(0, headBytes + length), 'a')).toBe('text/plain');
    expect(await fileType(Buffer.from('niño').subarray(0, 3), 'a.txt')).toBe(unknownType);
  });

  it('is read in one pass however it is written', async () => {
    const begun = performance.now();
    for (const piece of ['<!-- -->', '<?a?>', '<!doctype x>', '<!--', '<'])
      await fileType(Buffer.from(piece.repeat(30_000)), 'a.xml');
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
