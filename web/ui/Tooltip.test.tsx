// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describedBy, draw } from './draw.fixture.tsx';
import { Tooltip } from './Tooltip.tsx';

it('appears with the focus, describes its control, and goes with Escape, which leaves the focus there', async () => {
  const { user } = draw(
    <nav aria-label="Herramientas">
      <Tooltip label="Negrita (Ctrl+B)">
        <button type="button">N</button>
      </Tooltip>
    </nav>,
  );
  const button = screen.getByRole('button', { name: 'N' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  await screen.findByRole('tooltip');
  expect(describedBy(button)).toEqual(['Negrita (Ctrl+B)']);
  // In the landmark of its control, where who moves from one to the next meets it.
  expect(screen.getByRole('navigation').contains(screen.getByRole('tooltip'))).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  expect(document.activeElement).toBe(button);
});
