// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { field } from '#web/features/forms/form.fixture.tsx';
import { dayAfter } from '#web/features/reviewing/deadline.ts';
import { show } from '#web/show.fixture.tsx';
import { InviteDeadline, useInviteDeadline } from './invite-deadline.tsx';

function Asked() {
  return <InviteDeadline deadline={useInviteDeadline({ revistaId: principalJournal, seccionId: null })} />;
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
