import { beforeEach, expect, it, vi } from 'vitest';
import { recentlyViewed, rememberView } from './recently-viewed.ts';

const work = (place: number) => `00000000-0000-4000-8000-0000000000${String(place).padStart(2, '0')}`;

beforeEach(() => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});

it('the last work opened comes first, and each is there once', () => {
  for (const place of [1, 2, 1]) rememberView('ana', work(place));
  expect(recentlyViewed('ana')).toEqual([work(1), work(2)]);
});

it('no more than ten are kept', () => {
  for (let place = 1; place <= 12; place++) rememberView('ana', work(place));
  expect(recentlyViewed('ana')).toHaveLength(10);
});

it('people who share a browser do not see what the other read', () => {
  rememberView('ana', work(1));
  expect(recentlyViewed('luis')).toEqual([]);
});

it('what cannot be read counts as nothing', () => {
  window.localStorage.setItem('pliego.viewed.ana', '{oops');
  expect(recentlyViewed('ana')).toEqual([]);
});
