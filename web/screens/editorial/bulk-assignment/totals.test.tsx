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
  obrasSinNadie: 0,
  obrasDeAusentes: 0,
  personas: 60,
  personasConObra: 55,
  mayorCarga: 4,
  cercaniaMedia: 0.27,
  cercaniaMinima: 0.04,
  ganancia: null,
  preferencias: null,
  editada: false,
};

it('says that no other assignment is better, without the sum that the solver counts', async () => {
  await show(<Totals totals={{ ...totals, alcanzado: 49.514, cota: 49.514 }} />);
  expect(screen.getByText(/Es el mejor reparto posible/).textContent).not.toMatch(/\d/);
});

it('says in a hundred parts how near to the best it surely is, rounded down', async () => {
  await show(<Totals totals={{ ...totals, alcanzado: 49.514, cota: 50, editada: true }} />);
  expect(screen.getByText(/mejor reparto posible/).textContent).toBe(
    'Alcanza al menos el 99\u00a0% de la cercanía del mejor reparto posible. Después lo has cambiado a mano.',
  );
});

it.each([
  [{ plazas: 3, cercania: 0.124 }, 'cubre 3 plazas más y las parejas son, en conjunto, un 12\u00a0% más cercanas'],
  [{ plazas: 1, cercania: -0.02 }, 'cubre 1 plaza más.'],
  [{ plazas: 0, cercania: 0.3 }, 'las parejas son, en conjunto, un 30\u00a0% más cercanas'],
  [{ plazas: 0, cercania: null }, 'no habría salido peor'],
])('says in words what was gained over going from work to work: %o', async (ganancia, words) => {
  await show(<Totals totals={{ ...totals, alcanzado: 1, cota: 1, ganancia }} />);
  expect(screen.getByText(/obra por obra/).textContent).toContain(words);
});

it.each([
  [
    { quieren: 2, pueden: 1, prefierenNo: 0 },
    '2 son de quienes dijeron «me gustaría», 1 de «puedo» y 0 de «prefiero no».',
  ],
  [{ quieren: 0, pueden: 0, prefierenNo: 0 }, 'Ninguna pareja es de quien haya dicho si le gustaría.'],
])('says how many pairs are of who would like to, and what that counts for: %o', async (preferencias, words) => {
  await show(<Totals totals={{ ...totals, alcanzado: 1, cota: 1, preferencias }} />);
  const said = screen.getByText(/cuenta como 20 puntos más/).textContent;
  expect(said).toContain(words);
});
