// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { PaneDivider } from './PaneDivider.tsx';

function Panes({ kept }: { kept: number[] }) {
  const [share, setShare] = useState(50);
  return (
    <div>
      <PaneDivider
        label="Width"
        controls="one"
        share={share}
        onShare={(next, done) => {
          setShare(next);
          if (done) kept.push(next);
        }}
        onReset={() => setShare(55)}
      />
    </div>
  );
}

const open = () => {
  const kept: number[] = [];
  render(<Panes kept={kept} />);
  const divider = screen.getByRole('separator', { name: 'Width' });
  return { kept, divider, now: () => Number(divider.getAttribute('aria-valuenow')) };
};

it('is moved by the arrows, as far as there is room, and put back by Enter', async () => {
  const { kept, divider, now } = open();
  const user = userEvent.setup();
  divider.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
  expect(now()).toBe(52);
  await user.keyboard('{End}{ArrowRight}');
  expect(now()).toBe(75);
  await user.keyboard('{Home}{ArrowLeft}');
  expect(now()).toBe(25);
  expect(kept).toEqual([52, 54, 52, 75, 75, 25, 25]);
  await user.keyboard('{Enter}');
  expect(now()).toBe(55);
});

it('follows the pointer, and is kept once that lets go', () => {
  const { kept, divider, now } = open();
  let captured = false;
  Object.assign(divider, {
    setPointerCapture: () => (captured = true),
    hasPointerCapture: () => captured,
  });
  Object.assign(divider.parentElement ?? {}, { getBoundingClientRect: () => ({ left: 100, width: 1000 }) });
  fireEvent.pointerMove(divider, { clientX: 500, pointerId: 1 });
  expect(now()).toBe(50);
  fireEvent.pointerDown(divider, { button: 0, pointerId: 1 });
  fireEvent.pointerMove(divider, { clientX: 500, pointerId: 1 });
  fireEvent.pointerMove(divider, { clientX: 720, pointerId: 1 });
  expect([now(), kept]).toEqual([62, []]);
  fireEvent.lostPointerCapture(divider);
  expect(kept).toEqual([62]);
  fireEvent.lostPointerCapture(divider);
  expect(kept).toEqual([62]);
});
