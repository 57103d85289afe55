// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAway } from './use-away.ts';

afterEach(() => vi.restoreAllMocks());

function Page() {
  const bar = useRef<HTMLElement>(null);
  const isAway = useAway(bar);
  return (
    <>
      <h1>Título</h1>
      <nav ref={bar} data-away={isAway} />
    </>
  );
}

it('leaves as one scrolls on, comes back as one scrolls back by hand, and stands still before it is at the top', () => {
  let place = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => place);
  const { container } = render(<Page />);
  const title = container.querySelector('h1');
  if (title) title.getBoundingClientRect = () => new DOMRect(0, -place, 300, 100);
  const scrollTo = (to: number) => {
    place = to;
    act(() => void window.dispatchEvent(new Event('scroll')));
    return container.querySelector('nav')?.dataset.away;
  };
  expect(scrollTo(60), 'what is above it is still in sight').toBe('false');
  expect(scrollTo(140)).toBe('true');
  expect(scrollTo(137), 'a slip is no way back').toBe('true');
  expect(scrollTo(125), 'the page by itself').toBe('true');
  window.dispatchEvent(new Event('touchmove'));
  expect(scrollTo(110)).toBe('false');
  expect(scrollTo(300)).toBe('true');
  window.dispatchEvent(new Event('focusin'));
  expect(scrollTo(200), 'to a field that was given the focus').toBe('true');
  expect(scrollTo(40)).toBe('false');
});
