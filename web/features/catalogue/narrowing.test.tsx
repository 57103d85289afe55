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
  palabra: [
    ...Array.from({ length: 10 }, (_, place) => ({ valor: `palabra ${place}`, total: 2 })),
    { valor: 'sola', total: 1 },
  ],
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

  it('is by the kind of notice where there are notices, called by their names; what no notice is named by is not understood', () => {
    const aviso = [
      { valor: 'NINGUNO', total: 8 },
      { valor: 'RETRACTACION', total: 1 },
    ];
    const shown = links(<FacetLists address={address('aviso=NINGUNO&aviso=OTRO')} facets={{ ...facets, aviso }} />);
    expect(shown).toContain('Ninguno 8 → /catalogo');
    expect(shown).toContain('Retractación 1 → /catalogo?aviso=NINGUNO&aviso=RETRACTACION');
    expect(links(<ChosenFilters address={address('aviso=NINGUNO&aviso=OTRO')} facets={facets} />)).toEqual([
      'Quitar el filtro Aviso: Ninguno → /catalogo',
    ]);
  });

  it('shows the types before their counts are known, and says where the counting stopped', () => {
    expect(links(<TypeFilter address={address('')} facets={undefined} />)[0]).toBe('Todos → /catalogo');
    expect(links(<TypeFilter address={address('')} facets={{ ...facets, exacto: false }} />)[0]).toBe(
      'Todos 9+ → /catalogo',
    );
  });

  it('is by category, year (the years between too) and keyword, those of one work left out', () => {
    const shown = links(<FacetLists address={address('q=agua')} facets={facets} />);
    expect(shown.slice(0, 7)).toEqual([
      'Ecología 9 → /catalogo?q=agua&categoria=Ecolog%C3%ADa',
      'Ver todas las disciplinas → /catalogo/disciplinas',
      '2021: 5 obras → /catalogo?q=agua&anio=2021',
      '2022: ninguna obra → /catalogo?q=agua&anio=2022',
      '2023: ninguna obra → /catalogo?q=agua&anio=2023',
      '2024: 4 obras → /catalogo?q=agua&anio=2024',
      'palabra 0 2 → /catalogo?q=agua&palabra=palabra+0',
    ]);
    expect(shown).toHaveLength(16);
  });

  it('undoes what is chosen, however it is spelt', () => {
    const [category] = links(<FacetLists address={address('q=agua&categoria=ecologia')} facets={facets} />);
    expect(category).toBe('Ecología 9 → /catalogo?q=agua');
  });

  it('takes several values of one facet, and keeps those that are chosen though they are not counted', () => {
    const shown = links(<FacetLists address={address('categoria=Historia&anio=2021&palabra=sola')} facets={facets} />);
    expect(shown.slice(0, 4)).toEqual([
      'Historia → /catalogo?anio=2021&palabra=sola',
      'Ecología 9 → /catalogo?categoria=Ecolog%C3%ADa&categoria=Historia&anio=2021&palabra=sola',
      'Ver todas las disciplinas → /catalogo/disciplinas',
      '2021: 5 obras → /catalogo?categoria=Historia&palabra=sola',
    ]);
    expect(shown).toContain('2024: 4 obras → /catalogo?categoria=Historia&anio=2021&anio=2024&palabra=sola');
    expect(shown).toContain('sola 1 → /catalogo?categoria=Historia&anio=2021');
  });

  it('narrows a span of years to those of one bar', () => {
    const shown = links(<FacetLists address={address('anio=2020-2023')} facets={facets} />);
    expect(shown.filter((link) => link.startsWith('202'))).toEqual([
      '2021: 5 obras → /catalogo?anio=2021',
      '2022: ninguna obra → /catalogo?anio=2022',
      '2023: ninguna obra → /catalogo?anio=2023',
      '2024: 4 obras → /catalogo?anio=2020-2023&anio=2024',
    ]);
  });

  it('keeps the other years that are chosen beside a span that it narrows', () => {
    const shown = links(<FacetLists address={address('anio=2020-2022&anio=2024')} facets={facets} />);
    expect(shown).toContain('2021: 5 obras → /catalogo?anio=2021&anio=2024');
    expect(shown).toContain('2024: 4 obras → /catalogo?anio=2020-2022');
  });

  it('is by journal, too, where there are several, each by its name though one work alone is of it', () => {
    const revista = [
      { valor: 'revista', nombre: 'Cuadernos', total: 8 },
      { valor: 'tesis', nombre: 'Tesis del sur', total: 1 },
    ];
    const shown = links(<FacetLists address={address('revista=tesis')} facets={{ ...facets, revista }} />);
    expect(shown.slice(0, 3)).toEqual([
      'Cuadernos 8 → /catalogo?revista=revista&revista=tesis',
      'Tesis del sur 1 → /catalogo',
      'Ver todas las revistas → /revistas',
    ]);
    expect(links(<ChosenFilters address={address('revista=tesis')} facets={{ ...facets, revista }} />)).toEqual([
      'Quitar el filtro Revista o colección: Tesis del sur → /catalogo',
    ]);
    expect(links(<FacetLists address={address('')} facets={facets} />).join()).not.toMatch(/revista/i);
  });

  it('lists what is chosen, each to be taken away alone or all together', () => {
    expect(links(<ChosenFilters address={address('q=agua&tipo=LIBRO&anio=2024')} />)).toEqual([
      'Quitar el filtro Libros → /catalogo?q=agua&anio=2024',
      'Quitar el filtro Año: 2024 → /catalogo?q=agua&tipo=LIBRO',
      'Quitar todos → /catalogo?q=agua',
    ]);
    expect(links(<ChosenFilters address={address('q=agua')} />)).toEqual([]);
    expect(links(<ChosenFilters address={address('palabra=sal&palabra=agua&desde=2019&hasta=')} />)).toEqual([
      'Quitar el filtro Año: desde 2019 → /catalogo?palabra=agua&palabra=sal',
      'Quitar el filtro Palabra clave: agua → /catalogo?anio=2019-9999&palabra=sal',
      'Quitar el filtro Palabra clave: sal → /catalogo?anio=2019-9999&palabra=agua',
      'Quitar todos → /catalogo',
    ]);
  });
});
