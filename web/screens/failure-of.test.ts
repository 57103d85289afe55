import { describe, expect, it } from 'vitest';
import { ProblemError } from '#contract/problems.ts';
import { failureOf } from './failure-of.ts';

const problem = { type: 'about:blank', title: 'No', status: 503, detail: 'No', message: 'Vuelve luego.', code: 'x' };
const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

describe('what stands in the way of a screen', () => {
  it('is missing where the answer is 404', () => {
    expect(failureOf(answer(404, problem))).toEqual({ kind: 'missing' });
  });

  it('was refused, in the server’s words, whether thrown by a loader or by a call', () => {
    expect(failureOf(answer(503, problem))).toEqual({ kind: 'refused', message: 'Vuelve luego.' });
    expect(failureOf(answer(502, '<html>'))).toEqual({ kind: 'refused', message: undefined });
    expect(failureOf(new ProblemError(problem))).toEqual({ kind: 'refused', message: 'Vuelve luego.' });
  });

  it.each([
    'Failed to fetch dynamically imported module: /assets/x.js',
    'error loading dynamically imported module: /assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('is code that did not arrive: %s', (message) => {
    expect(failureOf(new TypeError(message))).toEqual({ kind: 'unloaded' });
  });

  it('is a crash otherwise', () => {
    expect(failureOf(new TypeError('x is undefined'))).toEqual({ kind: 'crashed' });
    expect(failureOf('no error at all')).toEqual({ kind: 'crashed' });
  });
});
