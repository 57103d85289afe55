// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useCut } from './use-cut.ts';

afterEach(() => vi.unstubAllGlobals());

function Text({ isWhole }: { isWhole: boolean }) {
  const text = useRef<HTMLParagraphElement>(null);
  const isCut = useCut(text, isWhole);
  return (
    <p ref={text} data-cut={isCut}>
      Un resumen.
    </p>
  );
}

it('is known by what the text hides at its width, and stays known while it is shown whole', () => {
  const watched: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        watched.push(look);
      }
      observe() {}
      disconnect() {}
    },
  );
  const { container, rerender } = render(<Text isWhole={false} />);
  const text = container.querySelector('p');
  const cut = (shown: number, whole: number) => {
    for (const [name, value] of [
      ['clientHeight', shown],
      ['scrollHeight', whole],
    ] as const)
      Object.defineProperty(text, name, { value, configurable: true });
    act(() => watched.at(-1)?.());
    return text?.dataset.cut;
  };
  expect(cut(72, 72), 'three lines on a desk').toBe('false');
  expect(cut(72, 144), 'six on a telephone').toBe('true');
  rerender(<Text isWhole />);
  expect(text?.dataset.cut).toBe('true');
});
