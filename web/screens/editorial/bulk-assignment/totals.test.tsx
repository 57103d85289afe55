// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { Totals } from './totals.tsx';

const totals = {
  obras: 90,
  plazas: 180,
  cubiertas: 180,
  fijadas: 0,
  obrasIncompletas: 0,
  personas: 60,
  personasConObra: 55,
  mayorCarga: 4,
  cercaniaMedia: 0.27,
  editada: false,
};

it('says that no other assignment is better, without the sum that the solver counts', async () => {
  await show(<Totals totals={{ ...totals, alcanzado: 49.514, cota: 49.514 }} />);
  expect(screen.getByText(/Es el mejor reparto posible/).textContent).not.toMatch(/\d/);
});

it('says in a hundred parts how near to the best it surely is, rounded down', async () => {
  await show(<Totals totals={{ ...totals, alcanzado: 49.514, cota: 50, editada: true }} />);
  expect(screen.getByText(/mejor reparto posible/).textContent).toBe(
    'Alcanza al menos el 99 % de la cercanía del mejor reparto posible. Después lo has cambiado a mano.',
  );
});
