import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Preferences } from '#contract/entities/user.ts';
import { fakeBrowser } from './fake-browser.fixture.ts';

const ana = '0b1ff2a2-93c5-4c88-9c2c-3a6f6d0c8f11';
const bea = '0b1ff2a2-93c5-4c88-9c2c-3a6f6d0c8f22';
const nothingChosen: Preferences = { theme: null, language: null, notifications: true, teclas: true };

async function open() {
  fakeBrowser(() => ({ status: 204 }));
  const { followAccount } = await import('./account-preferences.ts');
  const { preferences, savePreferences } = await import('./preferences.ts');
  const says = (id: string, chosen: Partial<Preferences>) =>
    followAccount({ id, preferencias: { ...nothingChosen, ...chosen } });
  return { says, preferences, savePreferences };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe('what the account chose', () => {
  it('holds in this browser too', async () => {
    const { says, preferences } = await open();
    says(ana, { theme: 'dark', language: 'en', notifications: false, teclas: false });
    expect(preferences()).toEqual({ theme: 'dark', language: 'en', notifications: false, teclas: false });
  });

  it('leaves alone what it never chose', async () => {
    const { says, preferences, savePreferences } = await open();
    savePreferences({ theme: 'dark', language: 'en' });
    says(ana, {});
    expect(preferences()).toEqual({ theme: 'dark', language: 'en', notifications: true, teclas: true });
  });

  it('does not undo what was chosen here since it was heard', async () => {
    const { says, preferences, savePreferences } = await open();
    says(ana, { theme: 'light' });
    savePreferences({ theme: 'dark' });
    says(ana, { theme: 'light' });
    expect(preferences().theme).toBe('dark');
  });

  it('is followed where it changed elsewhere, back to the system’s theme too', async () => {
    const { says, preferences } = await open();
    says(ana, { theme: 'dark' });
    says(ana, { theme: 'light', language: 'en' });
    expect(preferences()).toMatchObject({ theme: 'light', language: 'en' });
    says(ana, { theme: null, language: 'en' });
    expect(preferences().theme).toBeUndefined();
  });

  it('is another person’s with another person', async () => {
    const { says, preferences } = await open();
    says(ana, { theme: 'dark', language: 'en' });
    says(bea, { theme: 'light', language: 'es' });
    expect(preferences()).toMatchObject({ theme: 'light', language: 'es' });
    says(ana, { theme: 'dark', language: 'en' });
    expect(preferences()).toMatchObject({ theme: 'dark', language: 'en' });
  });
});
