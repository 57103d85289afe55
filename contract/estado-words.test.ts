import { expect, it } from 'vitest';
import { estadosSaid } from './estado-words.ts';

it('an estado is found by its code, and by its Spanish and its English words', () => {
  for (const typed of ['EN_REVISION', 'en revisión', 'En Revision', 'In review', 'visió'])
    expect([typed, estadosSaid(typed)]).toEqual([typed, ['EN_REVISION']]);
  expect(estadosSaid('draft')).toEqual(['BORRADOR']);
  expect(estadosSaid('publi')).toEqual(['PUBLICADO']);
  expect(estadosSaid('aprob')).toEqual(['PENDIENTE_APROBACION', 'APROBADO']);
});

it('nothing typed, and what no estado says, finds none', () => {
  for (const typed of ['', '  ', '_', 'humedales', '%']) expect(estadosSaid(typed)).toEqual([]);
});
