import { describe, expect, it } from 'vitest';
import type { DoiEstado } from '#contract/doi.ts';
import { article, work } from './work.fixture.ts';
import { workHead } from './work-head.ts';

const head = (origin: string, estadoDoi: DoiEstado | null = 'REGISTRADO') =>
  workHead(work({ ...article, estadoDoi }), 'El delta', origin);

describe('what a landing page tells machines', () => {
  it('leads to itself and to its files by whole addresses, or by relative ones where nobody knows the site’s', () => {
    for (const origin of ['https://pliego.example', '']) {
      const { canonical, meta = [], links = [], jsonLd } = head(origin);
      const pdf = `${origin}/catalogo/1/el-delta-ruiz-gil-sartre.pdf`;
      expect(canonical).toBe(`${origin}/catalogo/1`);
      expect(Object.fromEntries(meta)).toMatchObject({
        citation_pdf_url: pdf,
        citation_xml_url: `${origin}/catalogo/1/el-delta-ruiz-gil-sartre.xml`,
        citation_abstract_html_url: canonical,
      });
      expect(links).toContainEqual({ rel: 'alternate', type: 'application/pdf', href: pdf });
      expect(jsonLd).toMatchObject({ encoding: [{ contentUrl: pdf, encodingFormat: 'application/pdf' }, {}] });
    }
  });

  it('names a DOI that is registered', () => {
    expect(JSON.stringify(head(''))).toContain('"citation_doi","10.1590/x"');
    expect(head('').jsonLd).toMatchObject({ sameAs: 'https://doi.org/10.1590/x' });
  });

  it.each(['PROVISIONAL', 'EJEMPLO'] as const)('names none that is not: %s', (estadoDoi) => {
    expect(JSON.stringify(head('', estadoDoi))).not.toMatch(/doi|10\.1590/i);
  });
});
