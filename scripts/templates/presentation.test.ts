import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { strFromU8, type Unzipped, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePresentation } from './presentation.ts';

const text = (xml: string) => xml.replace(/<[^>]+>/g, ' ');

describe('the template of a presentation', () => {
  let parts: Unzipped;
  let names: string[];
  const read = (name: string) => (parts[name] ? strFromU8(parts[name]) : '');
  const slides = () => names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  beforeAll(async () => {
    parts = unzipSync(await makePresentation());
    names = Object.keys(parts);
  });

  it('has twelve slides, each with a title in its place', () => {
    expect(slides()).toHaveLength(12);
    expect(slides().filter((name) => !/<p:ph\s[^>]*type="title"/.test(read(name)))).toEqual([]);
  });

  it('has five layouts with their places', () => {
    const layouts = names
      .filter((name) => /slideLayouts\/slideLayout\d+\.xml$/.test(name))
      .map(read)
      .join();
    for (const name of ['Portada', 'Título y contenido', 'Dos columnas', 'Solo título', 'Mensaje'])
      expect(layouts).toContain(`name="${name}"`);
    expect(/<p:ph\s[^>]*type="body"/.test(layouts)).toBe(true);
  });

  it('tells the speaker on every slide what to say', () => {
    const notes = names.filter((name) => /notesSlides\/notesSlide\d+\.xml$/.test(name));
    expect(notes).toHaveLength(12);
    expect(notes.filter((name) => text(read(name)).trim().length < 80)).toEqual([]);
  });

  it('is in Spanish throughout', () => {
    const written = names
      .filter((name) => /^ppt\/(slides|notesSlides|slideLayouts)\/[^/]+\.xml$/.test(name))
      .map(read)
      .join();
    expect(written).toContain('lang="es-ES"');
    expect(written).not.toContain('lang="en-');
  });

  it('describes its chart and its picture', () => {
    const described = slides().flatMap((name) => [...read(name).matchAll(/<p:cNvPr [^>]*descr="([^"]{40,})"/g)]);
    expect(described).toHaveLength(2);
  });

  it('has a chart with its data, a table, and the palette in its theme', () => {
    expect(names).toContainEqual(expect.stringMatching(/ppt\/charts\/chart\d+\.xml/));
    expect(names).toContainEqual(expect.stringMatching(/ppt\/embeddings\/.*\.xlsx/));
    expect(slides().some((name) => read(name).includes('<a:tbl>'))).toBe(true);
    expect(read('ppt/theme/theme1.xml')).toContain('<a:accent1><a:srgbClr val="0B5563"/>');
    expect(read('ppt/theme/theme1.xml')).toContain('Cambria');
  });

  // The library counts charts as long as a process lives: only fresh ones make the same.
  it('has the same bytes each time it is built', () => {
    const program = `import('#scripts/templates/presentation.ts').then(async ({ makePresentation }) =>
      process.stdout.write((await makePresentation()).toString('base64')))`;
    const build = () =>
      createHash('sha256')
        .update(execFileSync(process.execPath, ['-e', program]))
        .digest('hex');
    expect(build()).toBe(build());
  });
});
