// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterAs } from '#web/data/session.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { StaffLink } from './staff-link.tsx';

it('leads who runs works from the public page to the desk, where it is retracted; others see no such way', async () => {
  await show(<StaffLink id="p1" />);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await enterAs('AUTOR');
  await show(<StaffLink id="p1" />);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await enterAs('EDITOR');
  await show(<StaffLink id="p1" />);
  expect(screen.getByRole('link', { name: 'Abrir su mesa de edición' }).getAttribute('href')).toBe('/editorial/p1');
});
