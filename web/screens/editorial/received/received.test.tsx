// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Received } from '#contract/entities/notify.ts';
import { refuse } from '#contract/refuse.ts';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './received.tsx';

const one = (changes: Partial<Received> = {}): Received => ({
  ...{ id: '01890000-0000-7000-8000-000000000001', clase: 'RESENA', estado: 'PENDIENTE', servicio: 'PREreview' },
  ...{ direccion: 'https://prereview.example/reviews/1', titulo: '<b>Aguas</b>', relacion: null },
  obra: { id: '01890000-0000-7000-8000-000000000003', titulo: 'Aguas & riberas' },
  ...{ fechaCreacion: '2026-03-01T10:00:00.000Z', fechaDecision: null },
  ...changes,
});
const page = (recibidos: Received[]) => ({ recibidos, total: recibidos.length, page: 1, totalPages: 1 });
const path = '/editorial/anuncios';

it('says what is announced of which work, and shows it there once somebody says so', async () => {
  let now = one();
  const { user, asked } = await show(
    <Screen />,
    {
      listReceived: () => page([now]),
      decideReceived: ({ body }: { body: { estado: 'ACEPTADO' | 'DESCARTADO' } }) => {
        now = one({ estado: body.estado });
        return now;
      },
    },
    path,
  );
  await screen.findByText('PREreview anuncia una reseña.');
  // What strangers call it is a text, and no markup.
  expect(screen.getByRole('link', { name: '<b>Aguas</b>' }).getAttribute('href')).toBe(one().direccion);
  await user.click(screen.getByRole('button', { name: 'Mostrar en la obra: PREreview, Aguas & riberas' }));
  const row = within(screen.getByRole('list'));
  await row.findByText('En la página de la obra');
  await user.click(screen.getByRole('button', { name: /^Quitar de la obra/ }));
  await row.findByText('Descartado');
  expect(asked.filter(({ call }) => call === 'decideReceived').map(({ input }) => input)).toEqual([
    { params: { id: now.id }, body: { estado: 'ACEPTADO', desde: 'PENDIENTE' } },
    { params: { id: now.id }, body: { estado: 'DESCARTADO', desde: 'ACEPTADO' } },
  ]);
});

it('offers nothing of what was taken back, and leaves as it was what could not be shown', async () => {
  const { user, asked } = await show(
    <Screen />,
    {
      listReceived: () =>
        page([
          one(),
          one({
            id: '01890000-0000-7000-8000-000000000002',
            estado: 'ANULADO',
            clase: 'RELACION',
            relacion: 'https://schema.org/citation',
          }),
        ]),
      decideReceived: () => {
        throw refuse('anuncio_anulado');
      },
    },
    path,
  );
  await screen.findByText('Relación: https://schema.org/citation');
  expect(screen.getAllByRole('button', { name: /^Descartar/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Mostrar en la obra/ }));
  await expect.poll(() => asked.map(({ call }) => call)).toContain('decideReceived');
  await screen.findByText('Por mirar', { selector: 'li *' });
});

it('asks of what its sender took back whether it stays on the work', async () => {
  let now = one({ estado: 'POR_RETIRAR' });
  const { user, asked } = await show(
    <Screen />,
    {
      listReceived: () => page([now]),
      decideReceived: ({ body }: { body: { estado: 'ACEPTADO' | 'DESCARTADO' } }) => {
        now = one({ estado: body.estado === 'ACEPTADO' ? 'ACEPTADO' : 'ANULADO' });
        return now;
      },
    },
    path,
  );
  const row = within(await screen.findByRole('list'));
  await row.findByText('Lo retira quien lo anunció: sigue en la página de la obra');
  expect(screen.getByRole('button', { name: /^Mantener en la obra/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Quitar de la obra/ }));
  await row.findByText('Retirado por quien lo anunció');
  expect(screen.queryByRole('button', { name: /en la obra/ })).toBeNull();
  expect(asked.filter(({ call }) => call === 'decideReceived').map(({ input }) => input)).toEqual([
    { params: { id: now.id }, body: { estado: 'DESCARTADO', desde: 'POR_RETIRAR' } },
  ]);
});
