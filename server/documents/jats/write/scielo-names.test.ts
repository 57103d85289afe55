/** The names of the source's own examples. */
import { describe, expect, it } from 'vitest';
import { workOf } from '#server/documents/model/exported-works.fixture.ts';
import { scieloNames } from './scielo-names.ts';

const names = (issn: string, acronym: string, metadatos: object, doi: string | null = null) =>
  scieloNames(workOf([], { metadatos: { ...metadatos }, doi, fechaPublicacion: '2015-03-01' }), { issn, acronym });

describe('how SciELO wants files called', () => {
  it('is by volume, number and pages', () => {
    expect(names('0037-8682', 'rsbmt', { volumen: '48', numero: '1', paginaInicial: '33' })).toEqual({
      folder: '0037-8682-rsbmt-48-01',
      stem: '0037-8682-rsbmt-48-01-00033',
    });
  });

  it('is by number alone, by special number, by supplement and by article number', () => {
    expect(names('2316-9141', 'rh', { numero: '174', paginaInicial: '11' }).stem).toBe('2316-9141-rh-174-00011');
    expect(names('2175-7968', 'ct', { volumen: '36', numero: 'especial 1', paginaInicial: '9' }).stem).toBe(
      '2175-7968-ct-36-spe1-00009',
    );
    expect(names('1678-2690', 'aabc', { volumen: '88', suplemento: '1' }).folder).toBe('1678-2690-aabc-88-s1');
    expect(names('1806-1117', 'rbef', { volumen: '39', numero: '1', elocation: 'e1301' }).stem).toBe(
      '1806-1117-rbef-39-01-e1301',
    );
    expect(names('2358-2936', 'nau', { volumen: '24', elocation: 'e2016009' }).stem).toBe('2358-2936-nau-24-e2016009');
  });

  it('is by the DOI ahead of print, and never has an underscore or a slash', () => {
    expect(names('1414-431X', 'bjmbr', {}, '10.1590/1414-431X20154155')).toEqual({
      folder: '1414-431X-bjmbr-nahead-0115',
      stem: '1414-431X-bjmbr-1414-431X20154155',
    });
    expect(names('', 'x', { volumen: '1/2_3', numero: '../4', paginaInicial: 'S 12' }).stem).toBe('x-1-2-3-04-S-00012');
  });
});
