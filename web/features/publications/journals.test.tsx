// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedJournal } from '#contract/entities/journal.ts';
import { defaultSettings, identitySchema } from '#contract/entities/system.ts';
import { principalJournal } from '#contract/journals.ts';
import { reviewsNeeded } from '#contract/workflow.ts';
import { show } from '#web/show.fixture.tsx';
import { openSection, ownJournal } from './journal.fixture.ts';
import { type Place, useJournalWords, useSettingsOf } from './journals.ts';

const section = { ...openSection, conRevision: false };
const journal = (said: Partial<ListedJournal>): ListedJournal => ({ ...ownJournal, ...said });
const anales = journal({
  id: '0190a000-0000-7000-8000-0000000000a1',
  nombre: 'Anales',
  secciones: [section],
  vigentes: { ...defaultSettings, modoFlujo: 'profesional', revisionesMinimas: 3, plazoRevisionDias: 40 },
});
const hidden = journal({ id: '0190a000-0000-7000-8000-0000000000a2', nombre: 'Oculta', publica: false });
const identity = identitySchema.parse(defaultSettings);

function Said({ work }: { work: Place }) {
  const words = useJournalWords()(work);
  const settings = useSettingsOf(work);
  return settings ? (
    <p>
      {words}|{reviewsNeeded(settings)}|{settings.plazoRevisionDias}
    </p>
  ) : null;
}
async function said(work: Place, journals: ListedJournal[], conRevistas?: true) {
  const { asked, unmount } = await show(<Said work={work} />, {
    getSettings: () => defaultSettings,
    getIdentity: () => ({ ...identity, ...(conRevistas && { conRevistas }) }),
    listJournals: () => ({ revistas: journals }),
  });
  const words = (await screen.findByText(/\|/)).textContent;
  // What the names wait for.
  if (conRevistas) await screen.findByText(/Pliego|Anales/);
  const after = screen.getByText(/\|/).textContent;
  unmount();
  return { words: conRevistas ? after : words, calls: asked.map(({ call }) => call) };
}

it('names no journal and asks for none where there is one, whose settings are the platform’s', async () => {
  const { words, calls } = await said({ revistaId: principalJournal, seccionId: null }, [journal({})]);
  expect(words).toBe(`|1|${defaultSettings.plazoRevisionDias}`);
  expect(calls).not.toContain('listJournals');
});

it('names the journal and its section where there are several, with what holds in them', async () => {
  const all = [journal({}), anales, hidden];
  const here = { revistaId: anales.id, seccionId: null };
  expect((await said(here, all, true)).words).toBe('Anales|3|40');
  expect((await said({ ...here, seccionId: section.id }, all, true)).words).toBe('Anales · Reseñas|0|40');
  const principal = { revistaId: principalJournal, seccionId: null };
  expect((await said(principal, all, true)).words).toBe(`Pliego|1|${defaultSettings.plazoRevisionDias}`);
});
