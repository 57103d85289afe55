// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { field } from '#web/features/forms/form.fixture.tsx';
import { dayAfter } from '#web/features/reviewing/deadline.ts';
import type { SaidAbsence } from '#web/features/reviewing/use-away-words.ts';
import { show } from '#web/show.fixture.tsx';
import { InviteDeadline, useInviteDeadline } from './invite-deadline.tsx';

function Asked({ people = [] }: { people?: readonly SaidAbsence[] }) {
  return <InviteDeadline deadline={useInviteDeadline({ revistaId: principalJournal, seccionId: null }, people)} />;
}
const days = defaultSettings.plazoRevisionDias;
const label = 'Fecha límite';

it('proposes no holiday of the press, and says so, also of one that is chosen', async () => {
  const festivos = [{ desde: dayAfter(days), hasta: dayAfter(days + 2) }];
  await show(<Asked />, { getSettings: () => ({ ...defaultSettings, festivos }) });
  expect(await screen.findByText(/es festivo de la editorial: se propone el siguiente día laborable/)).toBeTruthy();
  expect(field(label).value > dayAfter(days + 2)).toBe(true);
  fireEvent.change(field(label), { target: { value: dayAfter(days + 1) } });
  expect(screen.getByText('Ese día es festivo de la editorial.')).toBeTruthy();
});

it('says nothing of it otherwise', async () => {
  await show(<Asked />, { getSettings: () => defaultSettings });
  expect(await screen.findByDisplayValue(dayAfter(days))).toBeTruthy();
  expect(screen.queryByText(/festivo/)).toBeNull();
});

it('counts none of the days on which whoever is asked is away, now or later, and says so', async () => {
  const absence = (from: number | null, to: number): SaidAbsence => ({
    ausenteDesde: from === null ? null : `${dayAfter(from)}T00:00:00.000Z`,
    noDisponibleHasta: `${dayAfter(to)}T23:59:59.000Z`,
  });
  const answers = { getSettings: () => defaultSettings };
  const { unmount } = await show(<Asked people={[absence(null, 2), absence(3, 7)]} />, answers);
  expect(await screen.findByDisplayValue(dayAfter(days + 5))).toBeTruthy();
  expect(screen.getByText(/^Los días en que estará fuera, del .* no cuentan en el plazo\.$/)).toBeTruthy();
  unmount();
  await show(<Asked people={[absence(null, 4)]} />, answers);
  expect(await screen.findByDisplayValue(dayAfter(days + 4))).toBeTruthy();
  expect(screen.getByText(/^El plazo cuenta desde su vuelta/)).toBeTruthy();
});
