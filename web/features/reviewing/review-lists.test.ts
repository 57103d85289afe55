import { describe, expect, it } from 'vitest';
import type { Review } from '#contract/entities/review.ts';
import { inDays, review } from './review.fixture.ts';
import {
  byUrgency,
  calendarEntries,
  countReviews,
  dueFilters,
  estadoFilters,
  isLeftBehind,
  nextStepOf,
  ownReviewOf,
} from './review-lists.ts';

const declined = { fechaDeclinada: inDays(-1), acciones: [] };
const ids = (reviews: Review[]) => reviews.map(({ id }) => id);

describe('the counters', () => {
  it('take accepted and rejected reviews as completed, and leave out declined ones', () => {
    const reviews = [
      review('a'),
      review('b', { estado: 'EN_PROCESO' }),
      review('c', { estado: 'ACEPTADA' }),
      review('d', { estado: 'RECHAZADA' }),
      review('e', { estado: 'DEVUELTA' }),
      review('f', declined),
    ];
    expect(countReviews(reviews)).toEqual({ asignadas: 5, pendientes: 1, completadas: 2, enProceso: 1 });
  });
});

describe('a review whose round closed without it', () => {
  it('is one that nobody can write any more, neither written nor declined', () => {
    const closed = { acciones: [] };
    expect(isLeftBehind(review('a', closed))).toBe(true);
    expect(isLeftBehind(review('b', { ...closed, estado: 'EN_PROCESO' }))).toBe(true);
    expect(isLeftBehind(review('c', { acciones: ['GESTIONAR'] }))).toBe(false);
    expect(isLeftBehind(review('d'))).toBe(false);
    expect(isLeftBehind(review('g', { ...closed, enPausa: true }))).toBe(false);
    expect(isLeftBehind(review('e', { ...closed, estado: 'DEVUELTA' }))).toBe(false);
    expect(isLeftBehind(review('f', declined))).toBe(false);
    expect(isLeftBehind({ estado: 'PENDIENTE', fechaDeclinada: null })).toBe(false);
  });
});

describe('the order', () => {
  it('puts what waits first, the nearest deadline before the others and none at all last; then the newest', () => {
    const reviews = [
      review('done long ago', { estado: 'ACEPTADA', fechaAsignacion: inDays(-90) }),
      review('no deadline'),
      review('later', { fechaLimite: inDays(9) }),
      review('done', { estado: 'DEVUELTA', fechaAsignacion: inDays(-5) }),
      review('overdue', { fechaLimite: inDays(-2) }),
    ];
    expect(ids(byUrgency(reviews))).toEqual(['overdue', 'later', 'no deadline', 'done', 'done long ago']);
  });
});

describe('the filters', () => {
  it('know a declined review as declined alone', () => {
    const one = review('a', declined);
    expect(estadoFilters.declinadas(one)).toBe(true);
    expect(estadoFilters.pendientes(one)).toBe(false);
  });

  it('put a review whose round was decided without it with the declined ones', () => {
    const closed = review('a', { acciones: [] });
    expect(estadoFilters.pendientes(closed)).toBe(false);
    expect(estadoFilters.declinadas(closed)).toBe(true);
  });

  it('tell overdue, urgent and unhurried reviews apart, and mind only those that wait', () => {
    const reviews = [
      review('overdue', { fechaLimite: inDays(-1) }),
      review('urgent', { fechaLimite: inDays(2.5) }),
      review('unhurried', { fechaLimite: inDays(3.5) }),
      review('done', { fechaLimite: inDays(-1), estado: 'ACEPTADA' }),
      review('closed round', { fechaLimite: inDays(-1), acciones: [] }),
    ];
    expect(ids(reviews.filter(dueFilters.vencidas))).toEqual(['overdue']);
    expect(ids(reviews.filter(dueFilters.urgentes))).toEqual(['urgent']);
    expect(ids(reviews.filter(dueFilters['con-tiempo']))).toEqual(['unhurried']);
  });
});

describe("one's own review of a publication", () => {
  it('is the one that may still be written, before those of earlier rounds', () => {
    const work = { publicacionId: 'w' };
    const earlier = review('first round', { ...work, estado: 'DEVUELTA', acciones: [] });
    const present = review('second round', { ...work, ronda: 2 });
    expect(ownReviewOf([earlier, present], 'w')).toBe(present);
    expect(ownReviewOf([earlier], 'w')).toBe(earlier);
  });

  it('is none where it was declined or never asked for', () => {
    expect(ownReviewOf([review('a', { publicacionId: 'w', ...declined }), review('b')], 'w')).toBeUndefined();
  });
});

it('says what comes next for a review, or why nothing does', () => {
  const step = (facts: Partial<Review>) => nextStepOf(review('a', facts));
  expect(step({ acciones: ['ACEPTAR', 'REVISAR', 'DECLINAR'] })).toBe('answer');
  expect(step({ estado: 'EN_PROCESO', fechaLimite: inDays(2) })).toBe('write');
  expect(step({ estado: 'EN_PROCESO', fechaLimite: inDays(-2) })).toBe('overdue');
  expect(step({ estado: 'DEVUELTA', acciones: ['REVISAR'] })).toBe('done');
  expect(step({ estado: 'DEVUELTA', acciones: [] })).toBe('decided');
  expect(step({ acciones: [] })).toBe('closed');
  expect(step({ acciones: ['DECLINAR'], enPausa: true })).toBe('paused');
  expect(step({ estado: 'DEVUELTA', acciones: [], enPausa: true })).toBe('paused');
  expect(step(declined)).toBe('declined');
  expect(step({ ...declined, expirada: true })).toBe('expired');
  expect(step({ ...declined, retirada: true })).toBe('takenBack');
});

describe('the calendar', () => {
  const days = { fechaAsignacion: '2026-03-02T10:00:00.000Z', fechaLimite: '2026-03-20T23:59:59.000Z' };

  it('shows each review from its assignment to its deadline, or on its first day where it has none', () => {
    const reviews = [review('a', days), review('b', { ...days, fechaLimite: null }), review('c', declined)];
    expect(calendarEntries(reviews)).toMatchObject([
      { id: 'a', start: '2026-03-02', end: '2026-03-20' },
      { id: 'b', start: '2026-03-02', end: '2026-03-02' },
    ]);
  });

  it('ends at the deadline where that was moved to before the day of the assignment', () => {
    const moved = review('a', { ...days, fechaLimite: '2026-02-27T12:00:00.000Z' });
    expect(calendarEntries([moved])).toMatchObject([{ start: '2026-02-27', end: '2026-02-27' }]);
  });

  it('marks what is overdue, and nothing that was handed in', () => {
    const late = { fechaLimite: inDays(-1) };
    const reviews = [review('a', late), review('b', { ...late, estado: 'ACEPTADA' })];
    expect(calendarEntries(reviews).map((entry) => entry.late)).toEqual([true, false]);
  });
});
