import { expect, it } from 'vitest';
import { areaNames, eventAreas, scopeOf } from './event-areas.ts';

it('says what has changed with an event, by its area', () => {
  expect(areaNames.map((area) => scopeOf(`${area}.changed`))).toEqual(Object.values(eventAreas));
  expect(scopeOf('review.completed')).toBe('revision');
});

it('says that the platform has, where an earlier release recorded what this one does not know', () => {
  for (const type of ['poll.closed', 'toString.called', '']) expect(scopeOf(type)).toBe('plataforma');
});
