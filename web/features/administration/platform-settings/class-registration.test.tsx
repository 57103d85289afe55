// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { defaultSettings } from '#contract/entities/system.ts';
import { hourMs } from '#contract/time.ts';
import { away, showForm } from '#web/features/forms/form.fixture.tsx';
import { ClassRegistration } from './class-registration.tsx';

const inAnHour = () => new Date(Date.now() + hourMs).toISOString();
const button = (name: string) => screen.getByRole('button', { name });
const openIt = 'Abrir el registro a una clase durante una hora';
afterEach(() => vi.useRealTimers());

it('opens it once, also at a double click', async () => {
  const openRegistration = () => ({ ...defaultSettings, registroAbiertoHasta: inAnHour() });
  const { user, asked } = await showForm(<ClassRegistration until="" />, { openRegistration });
  expect(screen.getByRole('status').textContent).toBe('');
  await user.dblClick(button(openIt));
  expect(await screen.findByText('Registro abierto a una clase')).toBeTruthy();
  expect(asked.map(({ call }) => call)).toEqual(['openRegistration']);
});

it('says until when it is open, and closes it', async () => {
  const closeRegistration = () => defaultSettings;
  const { user, asked } = await showForm(<ClassRegistration until={inAnHour()} />, { closeRegistration });
  expect(screen.getByText(/^Abierto a una clase hasta: .*\d+:\d\d$/)).toBeTruthy();
  await user.click(button('Cerrarlo ya'));
  expect(await screen.findByText('Registro cerrado')).toBeTruthy();
  expect(asked.map(({ call }) => call)).toEqual(['closeRegistration']);
});

it('shows that its hour is over while the page stands there', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await showForm(<ClassRegistration until={inAnHour()} />);
  expect(button('Cerrarlo ya')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(hourMs));
  expect(button(openIt)).toBeTruthy();
});

it('says that the server cannot be reached', async () => {
  const { user } = await showForm(<ClassRegistration until="" />, { openRegistration: away });
  await user.click(button(openIt));
  expect(await screen.findByText(/No pudimos conectar con Pliego/)).toBeTruthy();
});
