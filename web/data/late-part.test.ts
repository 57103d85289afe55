// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  countsReading,
  latePart,
  latePartScript,
  needsScripts,
  restingScripts,
  soonest,
  takeCountedReading,
} from './late-part.ts';

const scripts = restingScripts(['<meta name="a-script">']);
const came = () => document.head.querySelector('[name="a-script"]') !== null;
const rests = () => document.documentElement.dataset.rests === '';
const attributes = (of: object) =>
  Object.entries(of)
    .map((each) => `${each[0]}="${each[1]}"`)
    .join(' ');

/** The page as it is when its end has come, with nothing painted yet: a test's window paints nothing. */
function open(html: string): void {
  document.body.innerHTML = html + latePart(['<meta name="late">']) + scripts;
  new Function(latePartScript)();
}
const end = () => {
  window.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(1000);
};

describe('the scripts of a page that is whole without them', () => {
  const asked = vi.fn(async (..._: unknown[]) => new Response());
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', asked);
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
      },
    );
    asked.mockClear();
    document.head.innerHTML = '';
    delete document.documentElement.dataset.rests;
    localStorage.clear();
    sessionStorage.clear();
    takeCountedReading('');
    window.history.replaceState(null, '', '/catalogo/1');
  });
  afterEach(() => {
    // What still listens hears of it now, and not in the next test.
    window.dispatchEvent(new Event('scroll'));
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each(['scroll', 'keydown', 'pointerdown', 'focusin'])('come with the first sign of a reader: %s', (sign) => {
    open('<p>Agua</p>');
    end();
    expect([document.head.querySelector('[name="late"]') !== null, came(), rests()]).toEqual([true, false, true]);
    window.dispatchEvent(new Event(sign));
    expect([came(), rests()]).toEqual([true, false]);
  });

  it('come with a pointer that moves, and not with one that rests where the page appears', () => {
    open('<p>Agua</p>');
    end();
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 0, movementY: 0 }));
    expect(came()).toBe(false);
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX: 3, movementY: 0 }));
    expect(came()).toBe(true);
  });

  it('come at the end of the page where the sign was given before it', () => {
    new Function(latePartScript)();
    window.dispatchEvent(new Event('scroll'));
    document.body.innerHTML = latePart([]) + scripts;
    window.dispatchEvent(new Event('DOMContentLoaded'));
    expect(came()).toBe(true);
  });

  it.each([
    ['the browser keeps something of the site', () => localStorage.setItem('pliego.preferences', '{}')],
    ['the tab does', () => sessionStorage.setItem('pliego.places', '[]')],
    ['the address names a part', () => window.history.replaceState(null, '', '#seccion-1')],
    ['they were there before', () => window.history.replaceState({ idx: 1 }, '')],
  ])('come at once where %s', (_, begin) => {
    begin();
    open('<p>Agua</p>');
    // Where the browser or the tab comes back to a place, it goes by heights that are true from the beginning.
    expect(rests()).toBe(false);
    end();
    expect(came()).toBe(true);
  });

  it('come at once to what needs them', () => {
    open(`<div ${attributes(needsScripts)}></div>`);
    end();
    expect(came()).toBe(true);
  });

  it('count a reading no second time: the page has counted it, unless it was left sooner or somebody has a session', () => {
    const work = `<article ${attributes(countsReading('7'))}></article>`;
    open(work);
    end();
    expect([takeCountedReading('8'), asked.mock.calls.length]).toEqual([false, 0]);
    vi.advanceTimersByTime(soonest);
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/catalog/7/views', { method: 'POST', keepalive: true });

    open(work);
    end();
    expect([takeCountedReading('7'), takeCountedReading('7')]).toEqual([true, false]);
    window.history.replaceState(null, '', '/catalogo/8');
    vi.advanceTimersByTime(soonest);
    expect(asked).toHaveBeenCalledTimes(1);

    localStorage.setItem('authToken', 'x');
    open(work);
    end();
    expect(takeCountedReading('7')).toBe(false);
  });
});
