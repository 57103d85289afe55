// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from './draw.fixture.tsx';
import { Notice } from './Notice.tsx';

it('is part of the page, not read aloud, unless it comes later', () => {
  draw(<Notice tone="error">No se guardó.</Notice>);
  expect([screen.queryByRole('alert'), screen.queryByRole('status')]).toEqual([null, null]);
});

it.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['info', 'status'],
] as const)('of tone %s is read as %s when it appears', (tone, role) => {
  draw(
    <Notice tone={tone} live title="Atención">
      Sin conexión.
    </Notice>,
  );
  expect(screen.getByRole(role).textContent).toBe('AtenciónSin conexión.');
});
