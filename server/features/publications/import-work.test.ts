import { expect, it } from 'vitest';
import type { ImportedWork } from '#contract/entities/imported-work.ts';
import { describePlatform } from '#server/testing/describe-platform.ts';
import { fingerprint } from '#server/testing/fingerprint.ts';
import { importWork } from './import-work.ts';

const work: ImportedWork = {
  titulo: 'El agua de las acequias',
  resumen: 'Resumen.',
  palabrasClave: ['riego'],
  tipo: 'ARTICULO',
  categoria: null,
  idioma: 'es',
  doi: '10.1234/acequias',
  metadatos: {},
  autores: [
    {
      id: null,
      nombres: 'Ana',
      apellidos: 'Ruiz',
      orcid: null,
      afiliaciones: ['Murcia'],
      correspondencia: true,
      credit: [],
    },
  ],
  traducciones: [],
  licencia: null,
  fechaRecepcion: null,
  fechaAceptacion: null,
  fechaPublicacion: '2020-05-01',
  documento: { type: 'doc', content: [] },
  referencias: [],
  textos: [],
};

describePlatform('importing a work', (platform) => {
  it.each([
    ['with a DOI', work],
    ['without one', { ...work, doi: null, titulo: 'El agua de las fuentes' }],
  ])('a second time changes nothing: one %s', async (_, article) => {
    const { services } = platform();
    expect(await importWork(services, article)).toBe(true);
    const before = await fingerprint(services.db);
    expect(await importWork(services, article)).toBe(false);
    expect(await fingerprint(services.db)).toBe(before);
  });

  it('keeps another of the same title by somebody else, and puts both in the catalogue', async () => {
    const other = { ...work, doi: null, titulo: 'Editorial' };
    const [author] = work.autores;
    expect(await importWork(platform().services, other)).toBe(true);
    const namesake = { ...other, autores: author ? [{ ...author, nombres: 'Eva' }] : [] };
    expect(await importWork(platform().services, namesake)).toBe(true);
    expect((await platform().guest.searchCatalogue({ query: { search: 'Editorial' } })).total).toBe(2);
  });
});
