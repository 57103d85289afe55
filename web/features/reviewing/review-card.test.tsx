// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { ownJournal } from '#web/features/publications/journal.fixture.ts';
import { useKindWords } from '#web/features/publications/journals.ts';
import { show } from '#web/show.fixture.tsx';
import { review } from './review.fixture.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewCard } from './review-card.tsx';

const anales = { ...ownJournal, id: '0190a000-0000-7000-8000-0000000000a1', clave: 'anales', nombre: 'Anales' };
const asked = review('r1', { titulo: 'Humedales', revistaId: anales.id });

function Card() {
  return <ReviewCard review={asked} level={2} kindOf={useKindWords()} onOpen={() => undefined} />;
}

const drawn = (variasRevistas: boolean) =>
  show(
    <>
      <ReviewBar review={asked} />
      <ul>
        <Card />
      </ul>
    </>,
    {
      getIdentity: () => ({ ...identitySchema.parse(defaultSettings), ...(variasRevistas && { variasRevistas }) }),
      listJournals: () => ({ revistas: [ownJournal, anales] }),
    },
  );

it('says which journal asks for the review, where there are several', async () => {
  await drawn(true);
  await screen.findByText('Artículo · Anales');
  expect(screen.getByText(/Revisión.*Anales$/)).toBeTruthy();
});

it('names none where there is one', async () => {
  const { asked: calls } = await drawn(false);
  await screen.findByText('Artículo');
  expect(screen.queryByText(/Anales/)).toBeNull();
  expect(calls.map(({ call }) => call)).not.toContain('listJournals');
});
