import { expect, it } from 'vitest';
import type { LiveEvent } from '#contract/entities/live-event.ts';
import { isStale } from './freshen.ts';
import { waitAfter } from './stream.ts';

const id = '0190a000-0000-7000-8000-000000000001';
const other = '0190a000-0000-7000-8000-000000000002';
const work: LiveEvent = { ambito: 'publicacion', publicacionId: id };

it('asks again for the lists and for the work itself, not for other works', () => {
  expect(isStale({ queryKey: ['myPublications', { query: {} }] }, work)).toBe(true);
  expect(isStale({ queryKey: ['getPublication', { params: { id } }] }, work)).toBe(true);
  expect(isStale({ queryKey: ['getPublication', { params: { id: other } }] }, work)).toBe(false);
  expect(isStale({ queryKey: ['getPublication', { params: { id: other } }] }, { ambito: 'publicacion' })).toBe(true);
});

it('asks for notifications only where there are new ones', () => {
  expect(isStale({ queryKey: ['listNotifications', {}] }, work)).toBe(false);
  expect(isStale({ queryKey: ['listNotifications', {}] }, { ...work, notificaciones: [] })).toBe(true);
  expect(isStale({ queryKey: ['listNotifications', {}] }, { ambito: 'notificaciones' })).toBe(true);
});

it('asks for the record whatever happens, for people only when an account changed, and for what waits unless only the platform did', () => {
  const scopes = ['publicacion', 'revision', 'edicion', 'cuenta', 'plataforma', 'notificaciones'] as const;
  const heardBy = (call: string) => scopes.filter((ambito) => isStale({ queryKey: [call, {}] }, { ambito }));
  expect(heardBy('activity')).toEqual(['publicacion', 'revision', 'edicion', 'cuenta', 'plataforma']);
  expect(heardBy('listUsers')).toEqual(['cuenta']);
  expect(heardBy('myReviews')).toEqual(['publicacion', 'revision']);
  expect(heardBy('whatWaits')).toEqual(['publicacion', 'revision', 'edicion', 'cuenta', 'notificaciones']);
});

it('leaves alone what no call of the contract gave', () => {
  for (const key of ['notes', 'toString', undefined])
    expect(isStale({ queryKey: [key] }, { ambito: 'todo' })).toBe(false);
});

it('leaves alone what a person is writing', () => {
  for (const call of ['getDraft', 'getSettings', 'catalogueFacets'])
    expect(isStale({ queryKey: [call, {}] }, { ambito: 'todo' })).toBe(false);
});

it('comes back sooner or later, and never in a rush', () => {
  expect([0, 1, 10].map((failures) => waitAfter(failures, 1))).toEqual([1000, 2000, 30_000]);
  expect(waitAfter(0, 0)).toBe(500);
});
