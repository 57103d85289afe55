// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Attention, attentionKinds } from '#contract/entities/attention.ts';
import { preferences, savePreferences } from '#web/data/preferences.ts';
import { show } from '#web/show.fixture.tsx';
import { NeedsAttention } from './attention.tsx';

// As in a browser where no administrator was yet, or in a window of another width.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
beforeEach(() => savePreferences({ attention: { width: window.innerWidth + 1, height: 80 } }));

const shown = (asuntos: Attention['asuntos']) => show(<NeedsAttention />, { attention: () => ({ asuntos }) });

it('says each thing that waits in words, with the way to it', async () => {
  await shown(attentionKinds.map((tipo, at) => ({ tipo, total: at + 1 })));
  const items = within(await screen.findByRole('region', { name: 'Necesita atención' })).getAllByRole('listitem');
  expect(items).toHaveLength(attentionKinds.length);
  expect(items[1]?.textContent).toContain('2 archivos guardados faltan o no son los que se guardaron.');
  expect(items[2]?.textContent).toContain('3 correos no se pudieron entregar.');
  expect(screen.getByRole('link', { name: 'Ver los correos' }).getAttribute('href')).toBe(
    '/admin/correos?estado=FALLIDO',
  );
});

it('is not there where nothing waits', async () => {
  await shown([]);
  expect(screen.queryByRole('region')).toBeNull();
});

it('says so where nothing waits, in a browser that kept room for it', async () => {
  await shown([]);
  expect(await screen.findByText('Nada necesita tu atención.')).not.toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

it('has the room that it took before until it is known, and is nothing where nothing waits', async () => {
  savePreferences({ attention: { width: window.innerWidth, height: 120 } });
  const answer = Promise.withResolvers<Attention>();
  const { container } = await show(<NeedsAttention />, { attention: () => answer.promise });
  expect(screen.getByRole('status').style.height).toBe('120px');
  answer.resolve({ asuntos: [] });
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(container.textContent).toBe('');
  // Nothing was drawn as high as in a browser, and that is what is kept.
  expect(preferences().attention).toEqual({ width: window.innerWidth, height: 0 });
});

it('says where it cannot be known that it is not, in the room that it had', async () => {
  await show(<NeedsAttention />, { attention: () => Promise.reject(new Error('no')) });
  expect(await screen.findByText('No se pudo saber qué necesita tu atención.')).not.toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});

/** Heights as a browser would have them, which this one does not draw, in px. */
function drawAs(heights: { matter: number; room: number }) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly observe: () => void;
      constructor(laidOut: () => void) {
        this.observe = laidOut;
      }
      disconnect() {}
    },
  );
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('li').length * heights.matter || heights.room;
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...(this.parentElement?.children ?? [])].indexOf(this) + 1;
    return DOMRect.fromRect(this.tagName === 'LI' ? { height: at * heights.matter } : {});
  });
}

it('has no more than its room in a browser that knows nothing, unfolds the rest, and knows for the next time', async () => {
  drawAs({ matter: 40, room: 170 });
  const { user } = await shown(attentionKinds.map((tipo) => ({ tipo, total: 1 })));
  const items = () => screen.getAllByRole('listitem');
  await screen.findByRole('region');
  expect(items()).toHaveLength(2);
  expect(preferences().attention).toEqual({ width: window.innerWidth, height: attentionKinds.length * 40 });
  await user.click(screen.getByRole('button', { name: `Ver otros ${attentionKinds.length - 2} asuntos` }));
  expect(items()).toHaveLength(attentionKinds.length);
  expect(document.activeElement).toBe(within(items()[2] as HTMLElement).getByRole('link'));
});
