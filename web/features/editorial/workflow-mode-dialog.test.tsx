// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { defaultSettings, type PlatformSettings } from '#contract/entities/system.ts';
import type { Role } from '#contract/vocabulary.ts';
import { enterAs } from '#web/data/session.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { WorkflowModeDialog } from './workflow-mode-dialog.tsx';

async function choosing(role: Role, settings: Partial<PlatformSettings>, mode: string) {
  await enterAs(role);
  const getSettings = () => ({ ...defaultSettings, ...settings });
  const { user } = await show(<WorkflowModeDialog onClose={vi.fn()} />, { getSettings });
  await user.click(await screen.findByRole('radio', { name: new RegExp(`^${mode}`) }));
  return screen.queryByRole('status')?.textContent ?? '';
}

it('tells an editor that leaving the professional mode does not let who reviews decide', async () => {
  const said = await choosing('EDITOR', { modoFlujo: 'profesional' }, 'Minimalista');
  expect(said).toContain('Quien revise una obra seguirá sin poder decidir sobre ella');
});

it('tells an editor beforehand that they cannot take back what the professional mode begins', async () => {
  const said = await choosing('EDITOR', {}, 'Profesional');
  expect(said).toContain('volver al modo minimalista no lo cambiará');
});

it('tells an administrator that it ends, but for works of their own', async () => {
  const said = await choosing('ADMIN', { modoFlujo: 'profesional' }, 'Minimalista');
  expect(said).toContain('podrá también decidir sobre ella, salvo si es una obra que firmas tú');
});

it('says nothing of it where nothing of it changes', async () => {
  expect(await choosing('EDITOR', { cuatroOjos: true }, 'Profesional')).toBe('');
});
