// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { WorkActions } from './work-actions.tsx';

it('shows at a glance which acts take a work away', async () => {
  await show(
    <WorkActions work={humedales({ acciones: ['EDITAR', 'PUBLICAR', 'RECHAZAR', 'RETRACTAR', 'ELIMINAR'] })} />,
  );
  const buttons = screen.getAllByRole('button').map(({ textContent, classList }) => ({
    act: textContent,
    isDanger: classList.contains('text-red'),
  }));
  expect(buttons).toEqual([
    { act: 'Rechazar', isDanger: false },
    { act: 'Publicar', isDanger: false },
    { act: 'Retractar', isDanger: true },
    { act: 'Eliminar', isDanger: true },
  ]);
});
