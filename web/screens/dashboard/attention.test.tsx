// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Attention, attentionKinds } from '#contract/entities/system.ts';
import { preferences, savePreferences } from '#web/data/preferences.ts';
import { show } from '#web/show.fixture.tsx';
import { NeedsAttention } from './attention.tsx';

// As in a browser where no administrator was yet, or in a window of another width.
beforeEach(() => savePreferences({ attention: { width: window.innerWidth + 1, height: 80 } }));

const shown = (asuntos: Attention['asuntos']) => show(<NeedsAttention />, { attention: () => ({ asuntos }) });

it('says each thing that waits in words, with the way to it', async () => {
  await shown(attentionKinds.map((tipo, at) => ({ tipo, total: at + 1 })));
  const items = within(await screen.findByRole('region', { name: 'Necesita atención' })).getAllByRole('listitem');
  expect(items).toHaveLength(attentionKinds.length);
  expect(items[0]?.textContent).toContain('1 correo no se pudo entregar.');
  expect(screen.getByRole('link', { name: 'Ver los correos' }).getAttribute('href')).toBe(
    '/admin/correos?estado=FALLIDO',
  );
});

it('is not there where nothing waits', async () => {
  await shown([]);
  expect(screen.queryByRole('region')).toBeNull();
});

it('has the room that it took before until it is known, and holds nothing back then', async () => {
  savePreferences({ attention: { width: window.innerWidth, height: 120 } });
  const answer = Promise.withResolvers<Attention>();
  const { container } = await show(
    <NeedsAttention>
      <h2>Totales</h2>
    </NeedsAttention>,
    { attention: () => answer.promise },
  );
  expect(screen.getByRole('heading', { name: 'Totales' })).not.toBeNull();
  expect(screen.getByRole('status').style.height).toBe('120px');
  answer.resolve({ asuntos: [] });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(container.querySelector('[hidden]')).toBeNull();
  // Nothing was drawn as high as in a browser, and that is what is kept.
  expect(preferences().attention).toEqual({ width: window.innerWidth, height: 0 });
});

it('holds back what stands below until it is known, and shows it also where it cannot be', async () => {
  const answer = Promise.withResolvers<Attention>();
  await show(
    <NeedsAttention>
      <h2>Totales</h2>
    </NeedsAttention>,
    { attention: () => answer.promise },
  );
  const below = { name: 'Totales' };
  expect(screen.queryByRole('heading', below)).toBeNull();
  answer.reject(new Error('no'));
  expect(await screen.findByRole('heading', below)).not.toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
