// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import { away, complaints, field, fill, refusing, showForm } from '#web/features/forms/form.fixture.tsx';
import { DeadlinesGroup } from './deadlines-group.tsx';

const before = defaultSettings.plazoRevisionDias;
const body = { plazoRevisionDias: 45, antes: { plazoRevisionDias: before } };
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar cambios' });
type Answers = NonNullable<Parameters<typeof showForm>[1]>;

async function changed(answers: Answers, days = '45') {
  const onSettled = vi.fn();
  const shown = await showForm(<DeadlinesGroup settings={defaultSettings} onSettled={onSettled} />, answers);
  expect(button().disabled).toBe(true);
  await fill(shown.user, { 'Días para revisar': days });
  return { ...shown, onSettled };
}

it('sends what was changed and what it was, once also at a double click', async () => {
  const changeSettings = () => ({ ...defaultSettings, plazoRevisionDias: 45 });
  const { user, asked, onSettled } = await changed({ changeSettings });
  await user.dblClick(button());
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  expect(asked).toEqual([{ call: 'changeSettings', input: { body } }]);
  expect(await screen.findByText('Ajustes guardados')).toBeTruthy();
});

it('says beside its field what the server has against it, goes there, and keeps quiet once it is written anew', async () => {
  const { user } = await changed({ changeSettings: refusing({ plazoRevisionDias: 'De 1 a 365.' }) }, '999');
  await user.click(button());
  await waitFor(() => expect(complaints()).toEqual({ 'Días para revisar': 'De 1 a 365.' }));
  await waitFor(() => expect(document.activeElement).toBe(field('Días para revisar')));
  await user.type(field('Días para revisar'), '{Backspace}');
  expect(complaints()).toEqual({});
});

it('says that the server cannot be reached, and keeps what was typed', async () => {
  const { user, onSettled } = await changed({ changeSettings: away });
  await user.click(button());
  expect(await screen.findByText(/No pudimos conectar con Pliego/)).toBeTruthy();
  expect([field('Días para revisar').value, onSettled.mock.calls]).toEqual(['45', []]);
});

it('says what somebody else has made of it meanwhile, and saves over that only when told to', async () => {
  const changeSettings = vi.fn<NonNullable<Answers['changeSettings']>>(() => defaultSettings);
  changeSettings.mockImplementationOnce(refusing({ plazoRevisionDias: 'Ahora es 20.' }, 'ajustes_cambiados'));
  const getSettings = () => ({ ...defaultSettings, plazoRevisionDias: 20 });
  const { user, onSettled } = await changed({ changeSettings, getSettings });
  await user.click(button());
  expect(await screen.findByText('Días para revisar. Ahora es 20.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1));
  expect(changeSettings.mock.lastCall?.[0]).toEqual({ body: { ...body, antes: { plazoRevisionDias: 20 } } });
});
