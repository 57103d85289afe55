import { describe, expect, it } from 'vitest';
import type { DoiEstado } from '#contract/doi.ts';
import { inOurJournal } from './citable.ts';
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

  it('is of the journal in whose house it stands, where that is another than the platform’s first', () => {
    const looks = { contacto: '', telefono: '', direccion: '', logo: '', imagenPortada: '', color: '#884400' };
    const revista = {
      ...{ ...looks, id: '1', clave: 'tesis', nombre: 'Tesis del sur', institucion: 'Universidad del Sur' },
      ...{ issn: '1234-5679', issnImpreso: '' },
    };
    const platform = { nombre: 'Pliego', institucion: 'Otra', issn: '2000-0001', issnImpreso: '' };
    const saidOf = (said: Parameters<typeof work>[0]) => {
      const { meta, house } = workHead(inOurJournal(work({ ...said, metadatos: {} }), platform), 'El delta', '');
      const { citation_journal_title: journal, citation_issn: issn } = Object.fromEntries(meta ?? []);
      return [journal, issn, house?.clave];
    };
    expect(saidOf({ ...article, revista })).toEqual(['Tesis del sur', '1234-5679', 'tesis']);
    expect(saidOf(article)).toEqual(['Pliego', '2000-0001', undefined]);
  });

  it('leads to the text in each of its languages, and is cited in the one in which it is read', () => {
    const languages = [
      { idioma: 'es', esOriginal: true },
      { idioma: 'en', esOriginal: false },
    ];
    const english = { ...article, idioma: 'en', titulo: 'The delta', traducidaA: 'en', idiomasDelTexto: languages };
    const { canonical, lang, links, meta, jsonLd } = workHead(work(english), 'The delta', 'https://pliego.example');
    expect({ canonical, lang }).toEqual({ canonical: 'https://pliego.example/catalogo/1/en', lang: 'en' });
    const address = 'https://pliego.example/catalogo/1';
    expect(links?.filter(({ hreflang }) => hreflang)).toEqual([
      { rel: 'alternate', hreflang: 'es', href: address },
      { rel: 'alternate', hreflang: 'en', href: `${address}/en` },
      { rel: 'alternate', hreflang: 'x-default', href: address },
    ]);
    expect(Object.fromEntries(meta ?? [])).toMatchObject({
      citation_title: 'The delta',
      citation_language: 'en',
      citation_pdf_url: `${address}/en/the-delta-ruiz-gil-sartre.pdf`,
      citation_fulltext_html_url: `${address}/en`,
    });
    expect(jsonLd).toMatchObject({ inLanguage: 'en', translationOfWork: { '@id': address, inLanguage: 'es' } });
    expect(head('').links?.some(({ hreflang }) => hreflang)).toBe(false);
  });

  it('has a picture for shared links, in the language in which it is read, and says of it what it shows', () => {
    expect(head('https://pliego.example').image).toEqual({
      address: 'https://pliego.example/catalogo/1/compartir.png',
      alt: expect.stringMatching(/^El delta · Ana María Ruiz Gil/),
    });
    const english = workHead(work({ ...article, traducidaA: 'en' }), 'The delta', '');
    expect(english.image?.address).toBe('/catalogo/1/en/compartir.png');
    expect(head('').openGraph).toContainEqual(['og:type', 'article']);
  });

  it('leads programs to its DocMap where its reviews are published with it', () => {
    const round = { ronda: 1, version: 1, revisiones: [], decision: null };
    const signposts = (rondas: (typeof round)[]) =>
      workHead(work(article), '', 'https://pliego.example', { tied: { sobre: null, posteriores: [], rondas } })
        .signposts;
    const docmap = 'https://pliego.example/catalogo/1/docmap.json';
    expect(signposts([round])).toContainEqual({ rel: 'describedby', href: docmap, type: 'application/ld+json' });
    expect(JSON.stringify(signposts([]))).not.toContain('docmap');
  });

  it('names a DOI that is registered', () => {
    expect(JSON.stringify(head(''))).toContain('"citation_doi","10.1590/x"');
    expect(head('').jsonLd).toMatchObject({ sameAs: 'https://doi.org/10.1590/x' });
  });

  it.each(['PROVISIONAL', 'EJEMPLO'] as const)('names none that is not: %s', (estadoDoi) => {
    expect(JSON.stringify(head('', estadoDoi))).not.toMatch(/doi|10\.1590/i);
  });

  it('says of a retracted work that it is before anything else, in its picture’s words, too', () => {
    const retracted = work({ ...article, fechaRetractacion: '2026-03-02T12:00:00.000Z' });
    const said = workHead(retracted, 'Retractado · El delta', '', { retracted: 'Retractado' });
    expect(said.image?.alt).toMatch(/^Retractado · /);
    expect(said.jsonLd).toMatchObject({ creativeWorkStatus: 'Retracted' });
    expect(head('').image?.alt).not.toContain('Retractado');
  });
});
