// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedJournal } from '#contract/entities/journal.ts';
import { principalJournal } from '#contract/journals.ts';
import { ownJournal } from '#web/features/publications/journal.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { IssueForm } from './issue-form.tsx';

const journal = (said: Partial<ListedJournal>): ListedJournal => ({
  ...ownJournal,
  ...{ id: principalJournal, nombre: 'Cuadernos' },
  ...{ publicadas: 0, ultimoNumero: null, numera: true },
  ...said,
});
const other = journal({ id: '00000000-0000-4000-8000-0000000000a1', nombre: 'Tesis del sur', principal: false });

/** Begins a number where there are these journals; gives of which it is, if that was said. */
async function begin(revistas: ListedJournal[], choose?: string) {
  const { user, asked } = await show(<IssueForm onClose={() => {}} onSaved={() => {}} />, {
    listJournals: () => ({ revistas }),
  });
  await expect.poll(() => asked.some(({ call }) => call === 'listJournals')).toBe(true);
  if (choose) await user.selectOptions(await screen.findByLabelText('Revista'), choose);
  else expect(screen.queryByLabelText('Revista')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Empezar un número' }));
  const sent = asked.find(({ call }) => call === 'createIssue')?.input as { body: { revistaId?: string } };
  return sent.body.revistaId;
}

it('asks of which journal a number is where somebody prepares those of several', async () => {
  expect(await begin([journal({}), other], 'Tesis del sur')).toBe(other.id);
});

it('asks nothing where there is one alone, or one alone that is theirs: that one it is', async () => {
  expect(await begin([journal({})])).toBe(principalJournal);
});

it('is of the one journal that somebody edits, whichever is the platform’s first', async () => {
  expect(await begin([journal({ numera: false }), other, journal({ id: 'x', clase: 'COLECCION' })])).toBe(other.id);
});
