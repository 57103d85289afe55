// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Block } from '#contract/entities/manuscript.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { labels } from '#web/features/manuscript/testing/labels.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { Enlargeable } from './enlargeable.tsx';

const paragraph = (words: string): Block => ({
  type: 'paragraph',
  content: [{ type: 'crossReference', attrs: { target: 'otra', text: words } }],
});
const row = (type: 'tableCell' | 'tableHeader', ...words: string[]) => ({
  type: 'tableRow' as const,
  content: words.map((each) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(each)] })),
});
const table = (id: string, columns: number, rows: number): Block => {
  const cells = Array.from({ length: columns }, (_, at) => `${id} ${at}`);
  const body = Array.from({ length: rows }, () => row('tableCell', ...cells));
  return { type: 'table', attrs: { id, label: `Tabla ${id}.` }, content: [row('tableHeader', ...cells), ...body] };
};

const drawn = (...tables: Block[]) =>
  show(
    <Enlargeable>
      <ManuscriptView
        documento={{ type: 'doc', content: tables }}
        referencias={[]}
        labels={labels}
        wholeTable="Ver la tabla entera"
      />
    </Enlargeable>,
  );
/** On which screens each table has its button. */
const openers = () =>
  [...document.querySelectorAll('.table-figure')].map((figure) =>
    figure.querySelector('.table-open')?.getAttribute('data-large'),
  );

it('a table that does not fit, or whose heads go out of sight, has a button that opens it whole', async () => {
  await drawn(table('a', 2, 3), table('b', 3, 3), table('c', 8, 3), table('d', 2, 30), table('e', 1, 30));
  expect(openers()).toEqual([undefined, 'small', 'any', 'any', undefined]);
});

it('it opens under its name, with all its rows and the names of these, without what leads elsewhere', async () => {
  const { user } = await drawn(table('7', 9, 3));
  await user.click(screen.getByRole('button', { name: 'Ver la tabla entera' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tabla 7' });
  const copy = within(dialog).getByRole('table');
  expect(within(copy).getAllByRole('row')).toHaveLength(4);
  expect(copy.dataset.namesRows).toBe('');
  expect(copy.querySelector('a, [id]')).toBeNull();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelectorAll('table')).toHaveLength(1);
});
