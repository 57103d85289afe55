// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ListedJournal } from '#contract/entities/journal.ts';
import { defaultSettings, type Identity, identitySchema } from '#contract/entities/system.ts';
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
const several = { variasRevistas: true } as const;

function Said({ work }: { work: Place }) {
  const words = useJournalWords()(work);
  const settings = useSettingsOf(work);
  return settings ? (
    <p>
      {words}|{reviewsNeeded(settings)}|{settings.plazoRevisionDias}
    </p>
  ) : null;
}
async function said(
  work: Place,
  journals: ListedJournal[],
  told: Pick<Identity, 'variasRevistas' | 'conSecciones'> = {},
) {
  const { asked, unmount } = await show(<Said work={work} />, {
    getSettings: () => defaultSettings,
    getIdentity: () => ({ ...identity, ...told }),
    listJournals: () => ({ revistas: journals }),
  });
  const words = (await screen.findByText(/\|/)).textContent;
  // What the names wait for.
  const isChoice = Object.keys(told).length > 0;
  if (isChoice) await screen.findByText(/Pliego|Anales|Reseñas/);
  const after = screen.getByText(/\|/).textContent;
  unmount();
  return { words: isChoice ? after : words, calls: asked.map(({ call }) => call) };
}

it('names no journal and asks for none where there is one, whose settings are the platform’s', async () => {
  const { words, calls } = await said({ revistaId: principalJournal, seccionId: null }, [journal({})]);
  expect(words).toBe(`|1|${defaultSettings.plazoRevisionDias}`);
  expect(calls).not.toContain('listJournals');
});

it('names the journal and its section where there are several, with what holds in them', async () => {
  const all = [journal({}), anales, hidden];
  const here = { revistaId: anales.id, seccionId: null };
  expect((await said(here, all, several)).words).toBe('Anales|3|40');
  expect((await said({ ...here, seccionId: section.id }, all, several)).words).toBe('Anales · Reseñas|0|40');
  const principal = { revistaId: principalJournal, seccionId: null };
  expect((await said(principal, all, several)).words).toBe(`Pliego|1|${defaultSettings.plazoRevisionDias}`);
});

it('names the section of the one journal there is', async () => {
  const here = { revistaId: principalJournal, seccionId: section.id };
  const { words } = await said(here, [journal({ secciones: [section] })], { conSecciones: true });
  expect(words).toMatch(/^Reseñas\|/);
});
