// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { passageOf } from '#web/features/manuscript/passages.ts';
import { labels } from '#web/features/manuscript/testing/labels.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { work } from '../work.fixture.ts';
import { hasHighlights } from './highlights-key.ts';
import { highlightsOf, keepHighlights } from './kept-highlights.ts';
import { findLinked, passageHash, passageIn } from './passage-link.ts';
import { Passages } from './passages.tsx';

const said = 'El delta del Ebro retrocede cada año. Se midió dos veces «in situ» & a mano.';
const page = '/catalogo/1';
const copied: { plain: string; html: string | undefined }[] = [];
const passage = (words: string, text = said) => {
  const start = text.indexOf(words);
  return passageOf(text, { start, end: start + words.length }) ?? expect.fail('nothing was chosen');
};

beforeEach(() => {
  copied.length = 0;
  vi.stubGlobal(
    'ClipboardItem',
    class {
      parts: Record<string, Blob>;
      constructor(parts: Record<string, Blob>) {
        this.parts = parts;
      }
    },
  );
});
afterEach(() => {
  window.localStorage.clear();
  window.location.hash = '';
  document.getSelection()?.removeAllRanges();
});

const draw = async () => {
  const drawn = await show(
    <Passages work={work({})} page={page}>
      <ManuscriptView
        documento={{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }] }}
        referencias={[]}
        labels={labels}
      />
    </Passages>,
    {
      citations: () => ({
        citas: [
          {
            estilo: 'apa',
            texto: 'Ruiz (2024). Guía.',
            partes: [{ texto: 'Ruiz (2024). ' }, { texto: 'Guía', cursiva: true }, { texto: '.' }],
          },
        ],
      }),
    },
  );
  // The one that belongs to this visitor.
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(
    async (plain) => void copied.push({ plain, html: undefined }),
  );
  vi.spyOn(navigator.clipboard, 'write').mockImplementation(async ([item]) => {
    const { parts } = item as unknown as { parts: Record<string, Blob> };
    copied.push({ plain: (await parts['text/plain']?.text()) ?? '', html: await parts['text/html']?.text() });
  });
  return drawn;
};
const select = async (words: string) => {
  const node = document.querySelector('.prose-pliego p')?.firstChild ?? expect.fail('no text');
  const range = document.createRange();
  range.setStart(node, said.indexOf(words));
  range.setEnd(node, said.indexOf(words) + words.length);
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  await act(async () => void document.dispatchEvent(new Event('selectionchange')));
};
const toolbar = async (words: string) => {
  await select(words);
  return screen.findByRole('toolbar', { name: 'Con el pasaje elegido' });
};

it('offers a link to what is selected, which names the passage', async () => {
  const { user } = await draw();
  expect(screen.queryByRole('toolbar')).toBeNull();
  const bar = await toolbar('dos veces');
  await user.click(within(bar).getByRole('button', { name: 'Copiar enlace al pasaje' }));
  await screen.findByText('Enlace copiado.');
  const [{ plain } = { plain: '' }] = copied;
  expect(plain).toContain(`${page}#pasaje=`);
  const place = findLinked(said, passageIn(new URL(plain, 'https://pliego.test').hash) ?? expect.fail('no passage'));
  expect(place && said.slice(place.start, place.end)).toBe('dos veces');
});

it('copies it in quotation marks with the work’s citation, plain and with its italics', async () => {
  const { user } = await draw();
  const bar = await toolbar('veces «in situ» & a mano');
  await user.click(within(bar).getByRole('button', { name: 'Copiar cita' }));
  await screen.findByText('Cita copiada.');
  expect(copied).toEqual([
    {
      plain: '«veces “in situ” & a mano» Ruiz (2024). Guía.',
      html: '<p>«veces “in situ” &amp; a mano» Ruiz (2024). <i>Guía</i>.</p>',
    },
  ]);
});

it('keeps what is highlighted in this browser, lists it as a way to it, and takes it off again', async () => {
  const { user } = await draw();
  await user.click(within(await toolbar('Se midió')).getByRole('button', { name: 'Resaltar' }));
  expect(highlightsOf(page)).toEqual([passage('Se midió')]);
  const list = await screen.findByRole('region', { name: 'Tus resaltados' });
  expect(within(list).getByRole('link', { name: '«Se midió»' }).getAttribute('href')).toBe(
    passageHash(passage('Se midió')),
  );
  const again = await toolbar('Ebro retrocede cada año. Se');
  expect(within(again).queryByRole('button', { name: 'Resaltar' })).toBeNull();
  await user.click(within(again).getByRole('button', { name: 'Quitar el resaltado' }));
  expect(highlightsOf(page)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Tus resaltados' })).toBeNull();
});

it('lists what the text has no more as such, after the others, to be removed', async () => {
  const gone = passage('tres veces', 'Se midió tres veces.');
  keepHighlights(page, [gone, passage('retrocede'), passage('El delta')]);
  const { user } = await draw();
  const list = await screen.findByRole('region', { name: 'Tus resaltados' });
  await within(list).findByText('Ya no está así en el texto: cambió con una versión posterior.');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => /«[^»]+»/.exec(item.textContent ?? '')?.[0])).toEqual([
    '«El delta»',
    '«retrocede»',
    '«tres veces»',
  ]);
  await user.click(within(list).getByRole('button', { name: /^Quitar.*tres veces/ }));
  expect(highlightsOf(page)).toHaveLength(2);
});

it('says kindly that the passage of a link is there no more, and nothing of one that is', async () => {
  window.location.hash = passageHash(passage('tres veces', 'Se midió tres veces.'));
  const { user } = await draw();
  const news = await screen.findByText('Ese pasaje ya no está así en el texto');
  expect(news.parentElement?.textContent).toContain('Decía: «tres veces»');
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByText('Ese pasaje ya no está así en el texto')).toBeNull();
});

it('says what was done last, though a word about the passage of a link is open', async () => {
  window.location.hash = passageHash(passage('tres veces', 'Se midió tres veces.'));
  const { user } = await draw();
  await screen.findByText('Ese pasaje ya no está así en el texto');
  await user.click(within(await toolbar('dos veces')).getByRole('button', { name: 'Copiar enlace al pasaje' }));
  await screen.findByText('Enlace copiado.');
  expect(screen.queryByText('Ese pasaje ya no está así en el texto')).toBeNull();
});

it('reads what stands in the browser’s store with care', () => {
  for (const kept of ['{', '7', '[1, {"exacto":""}, {"exacto":"a","posicion":"x"}]']) {
    window.localStorage.setItem(`pliego.highlights ${page}`, kept);
    expect(highlightsOf(page)).toEqual([]);
  }
  const refuses = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const store = vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuses);
  expect(highlightsOf(page)).toEqual([]);
  expect(hasHighlights(page)).toBe(false);
  store.mockRestore();
});
