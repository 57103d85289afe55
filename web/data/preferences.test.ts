import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPreferences } from './preferences.ts';

const listening = { addEventListener: () => {}, removeEventListener: () => {} };
afterEach(() => vi.unstubAllGlobals());

describe('preferences', () => {
  it('are Spanish, with notifications and single keys, and the system’s theme until one is chosen', () => {
    const defaults = { language: 'es', notifications: true, teclas: true };
    expect(readPreferences(null)).toEqual(defaults);
    expect(readPreferences('not JSON')).toEqual(defaults);
    expect(readPreferences('null')).toEqual(defaults);
    expect(
      readPreferences(
        '{"theme":"sepia","language":"fr","rail":"huge","desks":7,"manuscriptShare":"all","contents":1,"reading":{"size":"huge"},"citationStyle":"bluebook"}',
      ),
    ).toEqual(defaults);
  });

  it('are read as they were kept', () => {
    const kept = {
      theme: 'dark',
      language: 'en',
      notifications: false,
      teclas: false,
      rail: 'narrow',
      manuscriptShare: 61.5,
      contents: 'hidden',
      reading: { size: 'large', width: 'wide' },
      citationStyle: 'vancouver',
      desks: { ana: 'EDITOR' },
    };
    expect(readPreferences(JSON.stringify(kept))).toEqual(kept);
  });

  it('know no desk of a role that there is not', () => {
    expect(readPreferences('{"desks":{"ana":"BOSS","eva":"AUTOR"}}').desks).toEqual({ eva: 'AUTOR' });
  });

  it('hold until the page is left where the browser has no room, or keeps nothing', async () => {
    vi.resetModules();
    const { onPreferences, preferences, savePreferences } = await import('./preferences.ts');
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    vi.stubGlobal('window', { localStorage: { getItem: refuse, setItem: refuse }, ...listening });
    const told = vi.fn();
    const leave = onPreferences(told);
    expect(preferences().theme).toBeUndefined();
    savePreferences({ theme: 'dark' });
    expect(preferences().theme).toBe('dark');
    expect(told).toHaveBeenCalledOnce();
    leave();
  });
});
