// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { Toaster } from 'react-hot-toast';
import { expect, it } from 'vitest';
import type { PreviousReviewer } from '#contract/entities/candidate.ts';
import { defaultSettings } from '#contract/entities/system.ts';
import { dayAfter } from '#web/features/reviewing/deadline.ts';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { nora } from './candidate.fixture.ts';
import { PreviousReviewers } from './previous-reviewers.tsx';

const person = (id: string, nombres: string, said: Partial<PreviousReviewer> = {}): PreviousReviewer => ({
  ...nora,
  id,
  nombres,
  rondaAnterior: { ronda: 1, resultado: 'DEVUELTA' },
  impedimento: null,
  ...said,
});
const conflictos = [
  { tipo: 'COAUTORIA', con: 'Ana Ruiz', institucion: null, anio: 2026, declaradoPor: null, nota: '' } as const,
];
const personas = [
  person('p1', 'Nora'),
  person('p2', 'Olga', { rondaAnterior: { ronda: 1, resultado: 'ACEPTADA' } }),
  person('p3', 'Pía', { impedimento: 'CONFLICTO', conflictos }),
  person('p4', 'Rut', { impedimento: 'YA_PEDIDA', estaRonda: 'DECLINADA' }),
];

type Answers = NonNullable<Parameters<typeof show>[1]>;
async function shown(answers: Answers = {}, people = personas) {
  const drawn = await show(
    <main>
      <PreviousReviewers work={humedales({ estado: 'EN_REVISION', ronda: 2 })} />
      <Toaster />
    </main>,
    { previousReviewers: () => ({ ronda: people.length > 0 ? 1 : null, personas: people }), ...answers },
  );
  const sent = () => drawn.asked.filter(({ call }) => call === 'inviteAgain').map(({ input }) => input);
  return { ...drawn, sent };
}
const boxes = async () => screen.findAllByRole('checkbox');
const day = () => screen.findByLabelText(/^Fecha límite/);

it('are named with what they made of it, all ticked who can, the others with the reason', async () => {
  await shown();
  await screen.findByRole('heading', { name: 'Quienes revisaron la ronda 1' });
  expect((await boxes()).map((box) => [box.matches(':checked'), box.matches(':disabled')])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
  screen.getByText('Revisó la ronda 1: recomendó aceptarla');
  screen.getByText('No se le puede pedir: tiene un conflicto de interés.');
  screen.getByText('Firmó otra obra con Ana Ruiz en 2026');
  screen.getByText('Declinó en esta ronda');
});

it('are invited at once, without who was taken out, and until the day chosen', async () => {
  const { user, sent } = await shown({ inviteAgain: () => ({ invitadas: ['p1'], ronda: 1, personas }) });
  const [, olga] = await boxes();
  if (olga) await user.click(olga);
  await user.type(await day(), '2031-05-04');
  await user.click(screen.getByRole('button', { name: 'Invitar de nuevo a 1 persona' }));
  await screen.findByText('Invitación enviada a 1 persona');
  const id = humedales().id;
  expect(sent()).toEqual([{ params: { id }, body: { personas: ['p1'], fechaLimite: '2031-05-04T23:59:59.000Z' } }]);
});

it('are each invited until their own day while nobody types another; what is shown is the latest', async () => {
  const days = defaultSettings.plazoRevisionDias;
  const absence = {
    ausenteDesde: `${dayAfter(10)}T00:00:00.000Z`,
    noDisponibleHasta: `${dayAfter(14)}T23:59:59.000Z`,
  };
  const people = [person('p1', 'Nora'), person('p2', 'Olga', absence)];
  const { user, sent } = await shown(
    {
      getSettings: () => defaultSettings,
      inviteAgain: () => ({ invitadas: ['p1', 'p2'], ronda: 1, personas: people }),
    },
    people,
  );
  await screen.findByDisplayValue(dayAfter(days + 5));
  screen.getByText(/^Si no eliges otro día, cada persona tiene el suyo/);
  const [, olga] = await boxes();
  if (olga) await user.click(olga);
  await screen.findByDisplayValue(dayAfter(days));
  if (olga) await user.click(olga);
  await user.click(screen.getByRole('button', { name: 'Invitar de nuevo a 2 personas' }));
  await screen.findByText('Invitación enviada a 2 personas');
  expect(sent()).toEqual([{ params: { id: humedales().id }, body: { personas: ['p1', 'p2'] } }]);
});

it('are told apart where somebody could not be asked any more', async () => {
  const { user } = await shown({ inviteAgain: () => ({ invitadas: ['p1'], ronda: 1, personas }) });
  await user.type(await day(), '2031-05-04');
  await user.click(screen.getByRole('button', { name: 'Invitar de nuevo a 2 personas' }));
  await screen.findByText('Invitación enviada a 1 de 2. De quien falta, aquí dice por qué.');
});

it('are not spoken of where nobody reviewed before', async () => {
  const { asked, container } = await shown({}, []);
  await expect.poll(() => asked.some(({ call }) => call === 'previousReviewers')).toBe(true);
  expect(container.querySelector('h3')).toBeNull();
});
