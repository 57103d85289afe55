import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Column, Table } from './Table.tsx';

type Work = { id: string; titulo: string; revisiones: number };
const columns: Column<Work>[] = [
  { id: 'titulo', header: 'Título', heading: true, cell: (work) => work.titulo },
  { id: 'revisiones', header: 'Revisiones', align: 'end', cell: (work) => work.revisiones },
];
const table = (rows: Work[]) =>
  renderToString(
    <Table caption="Borradores" columns={columns} rows={rows} rowKey={(work) => work.id} empty="No hay borradores." />,
  );

describe('Table', () => {
  it('names each row by its heading and labels every other value', () => {
    const html = table([{ id: 'a', titulo: 'Cartas de Alzate', revisiones: 3 }]);
    expect(html).toContain('<th role="rowheader" scope="row">Cartas de Alzate</th>');
    expect(html).toContain('data-label="Revisiones" data-align="end">3</td>');
  });

  it('says so when there are no rows', () => {
    expect(table([])).toMatch(/<td[^>]*colSpan="2"[^>]*>No hay borradores\.<\/td>/i);
  });

  it('says by which column it is sorted, and which way', () => {
    const sorted = columns.map((column, index) => ({
      ...column,
      sort: { direction: index === 0 ? ('descending' as const) : null, onSort: () => {} },
    }));
    const html = renderToString(<Table caption="Borradores" columns={sorted} rows={[]} rowKey={(work) => work.id} />);
    expect(html.match(/aria-sort="descending"/g)).toHaveLength(1);
    expect(html.match(/<button type="button"/g)).toHaveLength(2);
  });
});
