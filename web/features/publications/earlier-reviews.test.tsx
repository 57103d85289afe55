// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EarlierReviews as Data } from '#contract/entities/earlier-review.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { EarlierReviews } from './earlier-reviews.tsx';

const id = '01890000-0000-7000-8000-0000000000b1';
const point = { pregunta: '', clase: 'TEXTO' as const, reservado: false };
const brought: Data = {
  ...{ revista: 'Anales del suelo', plataforma: 'Otra', fecha: '2026-11-20T10:00:00.000Z' },
  revisiones: [
    {
      ...{ clase: 'REVISION', version: '1', fecha: '2026-03-09', firma: 'Ana Abierta' },
      puntos: [
        { ...point, clase: 'RECOMENDACION', respuesta: 'revise' },
        { ...point, pregunta: '¿Es claro?', respuesta: 'Falta el método.' },
        { ...point, respuesta: 'accept', reservado: true },
      ],
    },
    {
      ...{ clase: 'DECISION', version: '', fecha: null, firma: null },
      puntos: [{ ...point, clase: 'DECISION', respuesta: 'reject' }],
    },
  ],
};

async function shown(anteriores: Data | null) {
  await enterAs('EDITOR');
  return show(
    <main>
      <EarlierReviews id={id} />
      <p>Lo demás</p>
    </main>,
    { readEarlierReviews: () => ({ anteriores }) },
  );
}

it('says what another journal said of a work, whose word that is, and what was not for its authors', async () => {
  await shown(brought);
  const part = await screen.findByRole('region', { name: 'Revisiones anteriores' });
  for (const said of [
    'De Anales del suelo · Otra',
    'aquí no se ha comprobado',
    'Firmada por Ana Abierta · Versión 1 · 9',
    'Pedir cambios',
    '¿Es claro?',
    'Falta el método.',
    'Solo para la redacción',
    'Rechazar',
  ])
    expect(part.textContent).toContain(said);
  // The words of a review stand as they came, whatever they are.
  expect(part.textContent).toContain('accept');
});

it('is nothing of a work that came without', async () => {
  await shown(null);
  expect(await screen.findByText('Lo demás')).toBeTruthy();
  expect(screen.queryByText('Revisiones anteriores')).toBeNull();
});
