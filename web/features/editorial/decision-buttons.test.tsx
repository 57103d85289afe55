// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { humedales } from '#web/publication.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { DecisionButtons } from './decision-buttons.tsx';

it('lets an editor retract what is published, and shows that it is a dangerous act', async () => {
  await show(<DecisionButtons work={humedales({ estado: 'PUBLICADO', acciones: ['RETRACTAR'] })} />);
  const button = screen.getByRole('button', { name: 'Retractar: Humedales' });
  expect(button.classList.contains('text-red')).toBe(true);
});
