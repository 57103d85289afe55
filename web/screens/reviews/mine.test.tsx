// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '#web/show.fixture.tsx';
import { Screen } from './mine.tsx';

it('says to nobody that nothing is assigned to them, without asking', async () => {
  const { asked } = await show(<Screen />, { myConsents: () => ({ consentimientos: [] }) });
  expect(await screen.findByText('No tienes revisiones asignadas.')).toBeTruthy();
  expect(asked.map(({ call }) => call)).not.toContain('myReviews');
});
