import { describe, expect, it } from 'vitest';
import { citableWork, delta } from './citable-works.fixture.ts';
import { parseReferences } from './parse-references.ts';
import { writeCslJson } from './write-csl-json.ts';

const read = (changes: Parameters<typeof citableWork>[0]) => JSON.parse(writeCslJson(citableWork(changes)));

describe('a work as CSL-JSON', () => {
  it('is a list of one item, with what is known of it and nothing else', () => {
    expect(read({ ...delta, palabrasClave: ['agua', 'Ebro'], resumen: 'Una línea.' })).toEqual([
      {
        id: 'ruizgil2024delta',
        type: 'article-journal',
        title: 'El delta',
        author: [
          { family: 'Ruiz Gil', given: 'Ana María' },
          { family: 'Iglesias', given: 'Jean-Paul' },
        ],
        'container-title': 'Nova Economia',
        volume: '28',
        issue: '2',
        page: '385-416',
        issued: { 'date-parts': [[2024, 5, 1]] },
        DOI: '10.1590/x',
        URL: 'https://doi.org/10.1590/x',
        language: 'es',
        keyword: 'agua, Ebro',
        abstract: 'Una línea.',
      },
    ]);
  });

  it('says of what was retracted that it was', () => {
    expect(read({ fechaRetractacion: '2025-01-01' })[0].title).toBe('Guía [Retractado]');
  });

  it('is understood where references are pasted', () => {
    const { references, faults } = parseReferences(writeCslJson(citableWork(delta)));
    expect(faults).toEqual([]);
    expect(references[0]?.csl).toMatchObject({ title: 'El delta', DOI: '10.1590/x', volume: '28' });
  });
});
