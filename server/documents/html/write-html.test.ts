import { describe, expect, it } from 'vitest';
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
    expect(page).not.toMatch(/<script|<link rel="stylesheet"|src="(?!data:)|url\(/);
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
