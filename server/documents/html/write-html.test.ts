import { describe, expect, it } from 'vitest';
import { faceOf, faceTokens } from '#contract/face.ts';
import {
  demonstrationWork,
  exportedAuthor,
  pictureWork,
  text,
  workOf,
} from '#server/documents/model/exported-works.fixture.ts';
import { writeHtml } from './write-html.ts';

describe('a work as an HTML page', () => {
  it('asks for nothing from anywhere: its pictures are inside, and it has no script', async () => {
    const page = await writeHtml(demonstrationWork(pictureWork));
    expect(page).toContain('<img src="data:image/svg+xml;base64,');
    expect(/<script|<link rel="stylesheet"|src="(?!data:)|url\((?!"data:)/.exec(page)).toBeNull();
    expect(page).toContain('@media print');
  });

  it('has its title as the only h1, its sections below, and MathML', async () => {
    const page = await writeHtml(demonstrationWork('cubrimientos-finitos.md'));
    expect(page.match(/<h1>/g)).toHaveLength(1);
    expect(page).toMatch(/<html lang="es">/);
    expect(page).toMatch(/<h2 id="introduccion">/);
    expect(page).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML" display="block">');
  });

  it('scrolls what is wide by itself, with the keyboard too, named in the language of the work', async () => {
    const page = await writeHtml(demonstrationWork(pictureWork));
    expect(page).toContain('<div class="table-scroll" tabindex="0" role="region" aria-label="Tabla 1"><table>');
    const formula = { type: 'mathBlock' as const, attrs: { mathml: '<math><mi>x</mi></math>' } };
    expect(await writeHtml(workOf([formula], { idioma: 'en' }))).toContain('role="group" aria-label="Formula"><math>');
  });

  it('has the face of the reading page in either theme, and the accent of its journal', async () => {
    const own = demonstrationWork(pictureWork);
    expect(await writeHtml(own)).toContain(faceTokens(faceOf('').dark));
    const page = await writeHtml({ ...own, revista: { ...own.revista, color: '#e8b400' } });
    for (const face of Object.values(faceOf('#e8b400'))) expect(page).toContain(faceTokens(face));
    expect(page.match(/@font-face/g)).toHaveLength(5);
  });

  it('begins with its journal, by its mark where it has one, and of another journal by that one’s name', async () => {
    const bytes = new Uint8Array([137, 80, 78, 71]);
    const pictures = async (address: string) =>
      address === '/files/identidad/m.png' ? { type: 'image/png', bytes } : null;
    const marked = workOf([], {
      pictures,
      revista: {
        nombre: 'Orilla',
        institucion: 'Delta',
        issn: '2049-3630',
        issnImpreso: '',
        logo: '/files/identidad/m.png',
        color: '',
      },
      metadatos: { volumen: '3', numero: '2' },
      fechaPublicacion: '2026-05-04',
    });
    const page = await writeHtml(marked);
    expect(page).toContain('<p class="journal"><img src="data:image/png;base64,iVBORw==" alt="Orilla"></p>');
    expect(page).toContain('<p>vol. 3, n.º 2 (2026) · ISSN 2049-3630</p>');
    expect(page).toMatch(/<h2>Cómo citar<\/h2><p>.*<em>Orilla/);
    const other = await writeHtml({ ...marked, metadatos: { revista: 'Estuario' } });
    expect(other).toContain('<p class="journal">Estuario</p>');
    expect(other).not.toContain('ISSN 2049-3630');
    // Neither the issue nor the citation may tell who wrote it.
    const blind = await writeHtml({ ...marked, autoresOcultos: true });
    expect(blind).not.toContain('vol. 3');
    expect(blind).not.toContain('Cómo citar');
  });

  it('has its contents beside it, each part by its address on the page', async () => {
    const page = await writeHtml(demonstrationWork('cubrimientos-finitos.md'));
    const [, index = ''] = /<details class="contents">(.*?)<\/details>/s.exec(page) ?? [];
    const places = [...index.matchAll(/href="#([^"]+)"/g)].map(([, place]) => place);
    expect(places.length).toBeGreaterThan(4);
    for (const place of places) expect(page).toContain(` id="${place}"`);
    expect(await writeHtml(workOf([]))).not.toContain('<details');
  });

  it('leads from mentions to notes and references, and back', async () => {
    const page = await writeHtml(
      workOf(
        [
          {
            type: 'paragraph',
            content: [
              { type: 'citation', attrs: { refs: ['r1'], text: '(Kuhn, 1962)' } },
              { type: 'footnote', attrs: { id: 'n' }, content: [text('La nota.')] },
            ],
          },
        ],
        { referencias: [{ id: 'r1', texto: 'Kuhn. https://example.org/a.' }] },
      ),
    );
    expect(page).toContain('(<a id="cita-1" href="#ref-r1" role="doc-biblioref">Kuhn, 1962</a>)');
    expect(page).toContain('href="#nota-1" role="doc-noteref" aria-label="Nota 1"');
    expect(page).toContain('<li id="nota-1">La nota. <a href="#mencion-nota-1" role="doc-backlink"');
    expect(page).toContain(
      '<li id="ref-r1">Kuhn. <a href="https://example.org/a" rel="noopener">https://example.org/a</a>.\u00A0<a href="#cita-1" role="doc-backlink"',
    );
  });

  it('shows as text whatever looks like markup', async () => {
    const page = await writeHtml(
      workOf([{ type: 'paragraph', content: [text('<script>alert(1)</script>')] }], { titulo: '<b>' }),
    );
    expect(page).not.toContain('<script>');
    expect(page).toContain('<title>&lt;b&gt;</title>');
  });

  it('names the authors, except where they are hidden', async () => {
    expect(await writeHtml(workOf([], { autores: [exportedAuthor] }))).toContain(
      '<meta name="author" content="Irene Valcárcel Otero">',
    );
    expect(await writeHtml(workOf([], { autores: [exportedAuthor] }))).toContain(
      '<h2>Contribuciones</h2><p><strong>Irene Valcárcel Otero:</strong> Conceptualización, Redacción - revisión y edición.</p>',
    );
    const blind = await writeHtml(workOf([], { autoresOcultos: true }));
    expect(blind).toContain('Autoría anónima');
    expect(blind).not.toContain('name="author"');
  });
});
