// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

async function open() {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: ['/lista'] });
  render(<RouterProvider router={router} />);
  const go = (to: string | number) => act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  return { go };
}
const later = (ms: number) => act(() => vi.advanceTimersByTime(ms));

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

it('leaves a link to a part of the page where it leads', async () => {
  const { go } = await open();
  await go('/lista#parte');
  later(200);
  expect(scrolled).not.toHaveBeenCalled();
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
