// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { dayMs, hourMs } from '#contract/time.ts';
import { show } from '#web/show.fixture.tsx';
import { AssignedReviews } from './assigned-reviews.tsx';
import { inDays, review } from './review.fixture.ts';

afterEach(() => vi.useRealTimers());

it('says the days that remain as they are after a night in which nothing was drawn', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const reviews = [
    review('r1', {
      estado: 'EN_PROCESO',
      acciones: ['REVISAR'],
      fechaLimite: new Date(Date.now() + dayMs + hourMs).toISOString(),
    }),
  ];
  const onOpen = () => undefined;
  await show(<AssignedReviews reviews={reviews} onOpen={onOpen} />);
  expect(await screen.findByText(/2 días/)).toBeTruthy();
  vi.setSystemTime(Date.now() + 12 * hourMs);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText(/1 día\b/)).toBeTruthy();
  vi.setSystemTime(inDays(2));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.queryByText(/quedan?/)).toBeNull();
});
