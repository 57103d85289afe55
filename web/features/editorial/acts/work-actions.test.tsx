// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { type KnownAct, knownActs } from './act-looks.tsx';
import { WorkActions } from './work-actions.tsx';

const names: Record<KnownAct, string> = {
  EDITAR: 'Editar',
  ENVIAR_A_REVISION: 'Enviar a revisión',
  CREAR_REVISION: 'Crear revisión',
  APROBAR: 'Aceptar',
  SOLICITAR_CAMBIOS: 'Solicitar cambios',
  RECHAZAR: 'Rechazar',
  PREPARAR_VERSION: 'Preparar nueva versión',
  PUBLICAR: 'Publicar',
  PUBLICAR_SIN_APROBACION: 'Publicar sin aprobación',
  RETRACTAR: 'Retractar',
  ELIMINAR: 'Eliminar',
};

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

it.each(knownActs)('shows %s by its name where it is granted, and nothing else', async (act) => {
  await show(<WorkActions work={humedales({ acciones: [act] })} />);
  const offered = [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')];
  expect(offered.map(({ textContent }) => textContent)).toEqual([names[act]]);
});
