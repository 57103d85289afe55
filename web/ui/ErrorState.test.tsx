// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { ErrorState } from './ErrorState.tsx';

it('says aloud what failed, and tries again', async () => {
  const onRetry = vi.fn();
  const { user } = draw(<ErrorState message="No se pudo cargar." retryLabel="Reintentar" onRetry={onRetry} />);
  expect(screen.getByRole('alert').textContent).toContain('No se pudo cargar.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('offers no other try where there is none', () => {
  draw(<ErrorState message="No se pudo cargar." />);
  expect(screen.queryByRole('button')).toBeNull();
});
