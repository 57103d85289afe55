import { expect, it } from 'vitest';
import { mainWay, type TrackedWork, trackOf } from './track.ts';
import { estados } from './vocabulary.ts';

const day = (n: number) => `2026-03-0${n}T10:00:00.000Z`;
const work = (said: Partial<TrackedWork>): TrackedWork => ({
  estado: 'BORRADOR',
  versionActual: 0,
  fechaCreacion: day(1),
  fechaEnvio: null,
  fechaAceptacion: null,
  fechaPublicacion: null,
  fechaRetractacion: null,
  ...said,
});
const told = (said: Partial<TrackedWork>) =>
  trackOf(work(said)).map(({ estado, when, fecha }) => `${estado} ${when}${fecha ? ` ${fecha.slice(8, 10)}` : ''}`);

it('is the workflow’s own way', () => {
  expect(mainWay).toEqual(['BORRADOR', 'EN_REVISION', 'APROBADO', 'PUBLICADO']);
});

it('says what is past, where the work stands, and what is ahead', () => {
  expect(told({})).toEqual(['BORRADOR now 01', 'EN_REVISION ahead', 'APROBADO ahead', 'PUBLICADO ahead']);
  expect(told({ estado: 'EN_REVISION', versionActual: 1, fechaEnvio: day(2) })).toEqual([
    'BORRADOR past 01',
    'EN_REVISION now 02',
    'APROBADO ahead',
    'PUBLICADO ahead',
  ]);
  expect(
    told({
      estado: 'PUBLICADO',
      versionActual: 1,
      fechaEnvio: day(2),
      fechaAceptacion: day(3),
      fechaPublicacion: day(4),
    }),
  ).toEqual(['BORRADOR past 01', 'EN_REVISION past 02', 'APROBADO past 03', 'PUBLICADO now 04']);
});

it('has a step of its own for a second signature and for changes', () => {
  const sent = { versionActual: 1, fechaEnvio: day(2) };
  expect(told({ ...sent, estado: 'PENDIENTE_APROBACION' }).slice(1, 3)).toEqual([
    'EN_REVISION past 02',
    'PENDIENTE_APROBACION now',
  ]);
  const round = (now: string) => ['BORRADOR past 01', 'EN_REVISION past 02', now, 'APROBADO ahead', 'PUBLICADO ahead'];
  expect(told({ ...sent, estado: 'CAMBIOS_SOLICITADOS' })).toEqual(round('CAMBIOS_SOLICITADOS now'));
});

it('says of a version that is being made that it is a draft, whoever began it: nobody asked for changes of what was taken back', () => {
  const again = told({ estado: 'BORRADOR', versionActual: 1, fechaEnvio: day(2) });
  expect(again).toEqual([
    'BORRADOR past 01',
    'EN_REVISION past 02',
    'BORRADOR now',
    'APROBADO ahead',
    'PUBLICADO ahead',
  ]);
});

it('ends where the work was withdrawn, and leaves out what it never went through', () => {
  expect(told({ estado: 'RETIRADO', versionActual: 1, fechaEnvio: day(2) })).toEqual([
    'BORRADOR past 01',
    'EN_REVISION past 02',
    'RETIRADO now',
  ]);
  expect(told({ estado: 'RETIRADO', fechaPublicacion: day(4), fechaRetractacion: day(5) })).toEqual([
    'BORRADOR past 01',
    'PUBLICADO past 04',
    'RETIRADO now 05',
  ]);
  expect(told({ estado: 'PUBLICADO', fechaPublicacion: day(4) })).toEqual(['BORRADOR past 01', 'PUBLICADO now 04']);
});

it('says of every estado that the work stands there, once', () => {
  for (const estado of estados)
    expect(
      trackOf(work({ estado }))
        .filter(({ when }) => when === 'now')
        .map((step) => step.estado),
    ).toEqual([estado]);
});
