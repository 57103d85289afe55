// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { describedBy } from '#web/ui/draw.fixture.tsx';
import type { WorkText } from '../work-text.ts';
import MergeDialog from './merge-dialog.tsx';

const text = (...lines: string[]): WorkText => ({
  documento: {
    type: 'doc',
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
  },
  referencias: [],
});
const begun = ['El agua sube en mayo.', 'El viento baja en junio.'] as const;

/** The dialog over two texts, and what became of them. */
async function opened(mine: WorkText, theirs: WorkText) {
  const merged: WorkText[] = [];
  const nothing = () => undefined;
  const { user } = await show(
    <MergeDialog
      base={text(...begun)}
      mine={mine}
      theirs={theirs}
      lang="es"
      onClose={nothing}
      onKeepMine={nothing}
      onTakeTheirs={nothing}
      onMerge={(made) => merged.push(made)}
    />,
  );
  const submit = () => user.click(screen.getByRole('button', { name: 'Juntar los dos textos' }));
  return { user, merged, submit };
}
const checked = () => screen.queryAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);

it('chooses nothing where both changed one paragraph, asks for it where it is, and doubles nothing', async () => {
  const { user, merged, submit } = await opened(
    text('El agua sube en abril.', begun[1]),
    text('El agua sube en agosto.', begun[1]),
  );
  expect(checked()).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Comparar palabra por palabra' }));
  await submit();
  expect(merged).toEqual([]);
  const place = await screen.findByRole('group', { name: 'Lugar 1: qué queda' });
  expect(describedBy(place)).toEqual(['Elige qué queda en este lugar.']);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'La mía' }));
  await user.click(screen.getByRole('radio', { name: 'La suya' }));
  expect(describedBy(place)).toEqual([]);
  await submit();
  expect(merged).toEqual([text('El agua sube en agosto.', begun[1])]);
});

it('keeps both where each wrote something of its own in one place, without a question', async () => {
  const { merged, submit } = await opened(text(...begun, 'Se mide la turbidez.'), text(...begun, 'Nadie contó aves.'));
  expect(checked().map((radio) => radio.labels?.[0]?.textContent)).toEqual(['Las dos']);
  await submit();
  expect(merged).toEqual([text(...begun, 'Se mide la turbidez.', 'Nadie contó aves.')]);
});
