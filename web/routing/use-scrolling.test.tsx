// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createBrowserRouter, createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { nameLinksWithin } from './links-within.ts';
import { useScrolling } from './use-scrolling.ts';

let height = 5000;
let grew: () => void = () => {};
const scrolled = vi.fn<(x: number, y: number) => void>();
/** A window that is scrolled, by a person or by the page. */
function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  vi.useFakeTimers();
  height = 5000;
  scrolled.mockReset();
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    scrolled(Number(to[0]), Number(to[1]));
    scrollTo(Number(to[1]));
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        grew = callback;
      }
      observe() {}
      disconnect() {
        grew = () => {};
      }
    },
  );
  window.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  useScrolling();
  return (
    <>
      <Link to="/otra">otra</Link>
      <Outlet />
    </>
  );
}

async function open(first = '/lista') {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [first] });
  render(<RouterProvider router={router} />);
  const go = (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { go };
}
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('keeps the place of a page whose next one is shorter at first, and has the browser scroll up', async () => {
  function Short() {
    useLayoutEffect(() => scrollTo(0), []);
    return null;
  }
  const children = [
    { path: '/lista', element: null },
    { path: '/corta', Component: Short },
  ];
  const router = createMemoryRouter([{ Component: Page, children }], { initialEntries: ['/lista'] });
  render(<RouterProvider router={router} />);
  scrollTo(1800);
  await act(() => router.navigate('/corta'));
  later(100);
  await act(() => router.navigate(-1));
  expect(scrolled.mock.lastCall).toEqual([0, 1800]);
});

it('scrolls to the top after 100 ms when one goes on, and restores the place when one goes back or forward', async () => {
  const { go } = await open();
  scrollTo(1800);
  await go('/otra');
  later(99);
  expect(scrolled).not.toHaveBeenCalled();
  later(1);
  expect(scrolled.mock.calls).toEqual([[0, 0]]);
  scrollTo(300);
  await go(-1);
  expect(scrolled.mock.lastCall).toEqual([0, 1800]);
  await go(1);
  expect(scrolled.mock.lastCall).toEqual([0, 300]);
  later(200);
  expect(scrolled).toHaveBeenCalledTimes(3);
});

it('waits for a list that is still filling, unless somebody scrolls meanwhile', async () => {
  const { go } = await open();
  for (const meddles of [false, true]) {
    height = 5000;
    scrollTo(1800);
    await go('/otra');
    later(100);
    height = window.innerHeight;
    scrolled.mockReset();
    await go(-1);
    expect(scrolled).not.toHaveBeenCalled();
    if (meddles) window.dispatchEvent(new Event('wheel'));
    height = 5000;
    grew();
    expect(scrolled.mock.calls).toEqual(meddles ? [] : [[0, 1800]]);
  }
});

it('goes back to the top of a page that was never scrolled', async () => {
  const { go } = await open();
  await go('/otra');
  scrollTo(300);
  await go(-1);
  expect(scrolled.mock.lastCall).toEqual([0, 0]);
});

/** A part of the page that is drawn now, and how often it has been brought into sight. */
function drawPart() {
  const part = document.createElement('section');
  part.id = 'búsquedas';
  const brought = vi.fn<() => void>();
  part.scrollIntoView = brought;
  document.body.append(part);
  onTestFinished(() => part.remove());
  return { part, brought };
}

it('leads to the part of a page that is linked to, and takes the keyboard there, without going to the top', async () => {
  const { go } = await open();
  const { part, brought } = drawPart();
  await go('/otra#b%C3%BAsquedas');
  later(200);
  expect(brought).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(part);
  expect(scrolled).not.toHaveBeenCalled();
  part.blur();
  expect(part.hasAttribute('tabindex')).toBe(false);
});

it('waits for a part that is not drawn yet, and holds it while the page fills, unless somebody scrolls meanwhile', async () => {
  const { go } = await open();
  await go('/otra#b%C3%BAsquedas');
  const { brought } = drawPart();
  grew();
  grew();
  expect(brought).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('wheel'));
  grew();
  expect(brought).toHaveBeenCalledTimes(2);
});

it.each([
  ['navigate', 1],
  ['reload', 0],
])('on a first load by %s, leads %i times to a part that is drawn late', async (type, times) => {
  vi.stubGlobal('PerformanceNavigationTiming', class {});
  const load = Object.assign(new PerformanceNavigationTiming(), { type });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([load]);
  scrollTo(0);
  await open('/lista#b%C3%BAsquedas');
  const { brought } = drawPart();
  grew();
  expect(brought).toHaveBeenCalledTimes(times);
});

describe('a link within the page, which the browser follows', () => {
  /** As the browser does: an entry without a state, and a scrolled page, mostly before this is drawn for it. */
  const follow = async (hash: string, y: number, drawn: 'before' | 'after') => {
    await act(async () => {
      window.history.pushState(null, '', hash);
      window.dispatchEvent(new PopStateEvent('popstate'));
      if (drawn === 'after') scrollTo(y);
    });
    if (drawn === 'before') scrollTo(y);
  };
  const turn = (state: unknown, path: string) =>
    act(async () => {
      window.history.replaceState(state, '', path);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
  const present = () => ({ state: window.history.state, path: window.location.pathname + window.location.hash });

  it('throws nobody to the place of another page, and back and forward lead to each place', async () => {
    window.history.replaceState(null, '', '/lista');
    nameLinksWithin();
    expect(window.history.state).toMatchObject({ key: expect.any(String) });
    const router = createBrowserRouter([{ path: '*', Component: Page }]);
    onTestFinished(() => router.dispose());
    render(<RouterProvider router={router} />);
    scrollTo(900);
    await act(() => router.navigate('/obra'));
    later(100);
    scrollTo(2000);
    scrolled.mockReset();
    const text = present();
    await follow('#ref-1', 4000, 'after');
    const first = present();
    await follow('#ref-2', 4200, 'before');
    expect(scrolled).not.toHaveBeenCalled();
    expect(first.state).toMatchObject({ idx: 2 });
    expect(present().state).toMatchObject({ idx: 3 });
    const second = present();
    await turn(first.state, first.path);
    expect(scrolled.mock.lastCall).toEqual([0, 4000]);
    await turn(second.state, second.path);
    expect(scrolled.mock.lastCall).toEqual([0, 4200]);
    await turn(text.state, text.path);
    expect(scrolled.mock.lastCall).toEqual([0, 2000]);
    expect(scrolled).toHaveBeenCalledTimes(3);
  });
});

it('lets the browser restore what is loaded anew, and keeps the places of the tab', async () => {
  const { go } = await open();
  expect(window.history.scrollRestoration).toBe('manual');
  scrollTo(700);
  await go('/otra');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  expect(
    JSON.parse(window.sessionStorage.getItem('pliego.places') ?? '[]').map(([, y]: [string, number]) => y),
  ).toEqual([700]);
});
