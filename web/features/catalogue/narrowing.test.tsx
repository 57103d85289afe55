import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { Facets } from '#contract/entities/publication.ts';
import { i18n } from '#web/messages/i18n.ts';
import { readAddress } from './address.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FacetLists } from './facet-lists.tsx';
import { TypeFilter } from './type-filter.tsx';

const facets: Facets = {
  tipo: [
    { valor: 'ARTICULO', total: 7 },
    { valor: 'LIBRO', total: 2 },
  ],
  anio: [
    { valor: '2021', total: 5 },
    { valor: '2024', total: 4 },
  ],
  categoria: [{ valor: 'Ecología', total: 9 }],
  palabra: Array.from({ length: 10 }, (_, place) => ({ valor: `palabra ${place}`, total: 1 })),
  exacto: true,
};
const address = (query: string) => readAddress(new URLSearchParams(query));
/** The links of what is shown: words and address. */
function links(shown: ReactElement): string[] {
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <MemoryRouter>{shown}</MemoryRouter>
    </I18nProvider>,
  );
  return Array.from(
    html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g),
    ([, to = '', words = '']) => `${words.replace(/<[^>]*>/g, '').trim()} → ${to.replaceAll('&amp;', '&')}`,
  );
}

describe('narrowing the catalogue', () => {
  it('is by type, each with its count, all of them together first', () => {
    expect(links(<TypeFilter address={address('q=agua&pagina=3')} facets={facets} />)).toEqual([
      'Todos 9 → /catalogo?q=agua',
      'Artículos 7 → /catalogo?q=agua&tipo=ARTICULO',
      'Informes 0 → /catalogo?q=agua&tipo=REPORTE',
      'Tesis 0 → /catalogo?q=agua&tipo=TESIS',
      'Libros 2 → /catalogo?q=agua&tipo=LIBRO',
    ]);
  });

  it('shows the types before their counts are known, and says where the counting stopped', () => {
    expect(links(<TypeFilter address={address('')} facets={undefined} />)[0]).toBe('Todos → /catalogo');
    expect(links(<TypeFilter address={address('')} facets={{ ...facets, exacto: false }} />)[0]).toBe(
      'Todos 9+ → /catalogo',
    );
  });

  it('is by category, year (the last first) and keyword', () => {
    const shown = links(<FacetLists address={address('q=agua')} facets={facets} />);
    expect(shown.slice(0, 4)).toEqual([
      'Ecología 9 → /catalogo?q=agua&categoria=Ecolog%C3%ADa',
      '2024 4 → /catalogo?q=agua&anio=2024',
      '2021 5 → /catalogo?q=agua&anio=2021',
      'palabra 0 1 → /catalogo?q=agua&palabra=palabra+0',
    ]);
    expect(shown).toHaveLength(13);
  });

  it('undoes what is chosen, however it is spelt', () => {
    const [category] = links(<FacetLists address={address('q=agua&categoria=ecologia')} facets={facets} />);
    expect(category).toBe('Ecología 9 → /catalogo?q=agua');
  });

  it('lists what is chosen, each to be taken away alone or all together', () => {
    expect(links(<ChosenFilters address={address('q=agua&tipo=LIBRO&anio=2024')} />)).toEqual([
      'Quitar el filtro Libros → /catalogo?q=agua&anio=2024',
      'Quitar el filtro Año: 2024 → /catalogo?q=agua&tipo=LIBRO',
      'Quitar todos → /catalogo?q=agua',
    ]);
    expect(links(<ChosenFilters address={address('q=agua')} />)).toEqual([]);
  });
});
