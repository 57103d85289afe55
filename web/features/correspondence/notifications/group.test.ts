import { expect, it } from 'vitest';
import type { NoticedWork, Notification } from '#contract/entities/notification.ts';
import { groupNotifications, localDay } from './group.ts';

const works: Record<string, NoticedWork> = Object.fromEntries(
  ['a', 'b'].map((id) => [
    id,
    { id, titulo: id, idioma: 'es', estado: 'EN_REVISION', propia: true, revisionId: null, silenciada: false },
  ]),
);
/** At a local hour of a day of November. */
const told = (id: string, day: number, hour: number, work?: string): Notification => ({
  id,
  tipo: 'PUBLICACION',
  clase: 'OBRA',
  publicacionId: work ?? null,
  obra: work === undefined ? null : (works[work] ?? null),
  titulo: id,
  asunto: id,
  mensaje: id,
  fecha: new Date(2026, 10, day, hour).toISOString(),
  leida: false,
  para: 'ana@casa.test',
});
const shape = (rows: Notification[]) =>
  groupNotifications(rows).map(({ day, groups }) => [
    day,
    groups.map(({ obra, rows }) => [obra?.id ?? null, rows.map(({ id }) => id).join('')]),
  ]);

it('gathers what was told of a work in a day, where its newest stands', () => {
  expect(
    shape([told('1', 23, 18, 'a'), told('2', 23, 12, 'b'), told('3', 23, 9, 'a'), told('4', 22, 23, 'a')]),
  ).toEqual([
    [
      '2026-11-23',
      [
        ['a', '13'],
        ['b', '2'],
      ],
    ],
    ['2026-11-22', [['a', '4']]],
  ]);
});

it('leaves alone what is about no work, or about one that cannot be read', () => {
  expect(shape([told('1', 23, 9), told('2', 23, 8, 'gone'), told('3', 23, 7, 'gone')])).toEqual([
    [
      '2026-11-23',
      [
        [null, '1'],
        [null, '2'],
        [null, '3'],
      ],
    ],
  ]);
});

it('counts days where the reader is: a minute before midnight is the day before', () => {
  expect(localDay(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01');
  expect(localDay(new Date(2025, 11, 31, 23, 59))).toBe('2025-12-31');
});
