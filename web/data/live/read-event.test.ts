import { expect, it } from 'vitest';
import { readEvent } from './read-event.ts';

const told = { id: 'n1', titulo: 'Nueva decisión', mensaje: 'La obra fue aprobada.' };

it('reads what the stream says', () => {
  const event = { ambito: 'publicacion', publicacionId: 'p1', notificaciones: [told] };
  expect(readEvent(event)).toEqual(event);
  expect(readEvent({ ambito: 'listo' })).toEqual({ ambito: 'listo' });
});

it('takes nothing for an event that is none, and leaves out what cannot be shown', () => {
  for (const none of [undefined, null, 'listo', [], {}, { ambito: 'otro' }, { ambito: 1 }])
    expect(readEvent(none)).toBeNull();
  expect(readEvent({ ambito: 'revision', publicacionId: 7, notificaciones: [told, { id: 'n2' }, null] })).toEqual({
    ambito: 'revision',
    notificaciones: [told],
  });
});
