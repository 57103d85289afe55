// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Block, Inline, Reference } from '#contract/entities/manuscript.ts';
import { ManuscriptView } from '#web/features/manuscript/manuscript-view.tsx';
import { labels } from '#web/features/manuscript/testing/labels.fixture.ts';
import { show } from '#web/show.fixture.tsx';
import { describedBy } from '#web/ui/draw.fixture.tsx';
import { CitationCards } from './citation-cards.tsx';

const text = (words: string) => ({ type: 'text' as const, text: words });
const citation = (words: string, ...refs: string[]): Inline => ({ type: 'citation', attrs: { refs, text: words } });
const mention = (words: string, target: string): Inline => ({ type: 'crossReference', attrs: { target, text: words } });
const paragraph = (...content: Inline[]): Block => ({ type: 'paragraph', content });
const caption = (words: string) => ({
  type: 'caption' as const,
  content: [{ type: 'paragraph' as const, content: [text(words)] }],
});
const row = (words: string) => ({
  type: 'tableRow' as const,
  content: [{ type: 'tableCell' as const, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(text(words))] }],
});

const content: Block[] = [
  paragraph(
    citation('(Kuhn, 1962)', 'kuhn'),
    citation('3–4', 'kuhn', 'cajal'),
    { type: 'footnote', attrs: { id: 'n' }, content: [text('Lo dice la nota.')] },
    mention('figura 1', 'fig'),
    mention('tabla 1', 'tab'),
    mention('ecuación 1', 'eq'),
    mention('sección', 'sec'),
  ),
  { type: 'heading', attrs: { level: 1, id: 'sec' }, content: [text('Método')] },
  {
    type: 'figure',
    attrs: { id: 'fig', label: 'Figura 1', src: '/files/a.png', alt: 'Un delta' },
    content: [caption('El delta.')],
  },
  {
    type: 'table',
    attrs: { id: 'tab', label: 'Tabla 1' },
    content: [caption('Los años.'), ...Array.from({ length: 40 }, (_, index) => row(`Fila ${index + 1}`))],
  },
  { type: 'mathBlock', attrs: { id: 'eq', label: '(1)', mathml: '<math><mi>x</mi></math>' } },
];
const referencias: Reference[] = [
  { id: 'kuhn', texto: 'Kuhn, T. (1962). Las revoluciones. https://doi.org/10.1/k' },
  { id: 'cajal', texto: 'Cajal, S. (1899). Textura.' },
];

const draw = () =>
  show(
    <CitationCards>
      <ManuscriptView documento={{ type: 'doc', content }} referencias={referencias} labels={labels} sideNotes />
    </CitationCards>,
  );
const link = (name: string) =>
  [...document.querySelectorAll('p a')].find(
    (each) => each.textContent === name || each.getAttribute('aria-label') === name,
  ) ?? expect.fail(`no link ${name}`);
const point = (at: Element, pointerType = 'mouse') => fireEvent.pointerOver(at, { pointerType });
const touch = (at: Element) => {
  fireEvent.pointerDown(at, { pointerType: 'touch' });
  return fireEvent.click(at, { detail: 1 });
};

it('shows a reference under a resting pointer, with its DOI as a link and without its ways back', async () => {
  await draw();
  point(link('Kuhn, 1962'));
  const card = await screen.findByRole('tooltip');
  expect(card.textContent).toContain('Kuhn, T. (1962). Las revoluciones. https://doi.org/10.1/k');
  expect(within(card).getByRole('link', { name: 'https://doi.org/10.1/k' })).toBeTruthy();
  expect(within(card).queryByRole('doc-backlink')).toBeNull();
  expect(card.querySelectorAll('.prose-pliego [id]')).toHaveLength(0);
  expect(within(card).getByRole('link', { name: 'Ir a la lista' }).getAttribute('href')).toBe('#ref-kuhn');
});

it('shows all that one mention names, notes, figures, formulas, and the beginning of tables', async () => {
  await draw();
  const shown = async (name: string) => {
    point(link(name));
    await waitFor(() => expect(link(name).getAttribute('aria-describedby')).not.toBeNull());
    return screen.getByRole('tooltip');
  };
  const group = await shown('3–4');
  expect(group.querySelectorAll('li')).toHaveLength(2);
  expect((await shown('Nota 1')).textContent).toContain('Lo dice la nota. Ir a la nota');
  const figure = await shown('figura 1');
  expect(figure.textContent).toContain('Figura 1.');
  expect(figure.querySelector('img')?.closest('a')).toBeNull();
  const table = await shown('tabla 1');
  expect(table.textContent).toContain('Los años.');
  expect(table.querySelectorAll('tr')).toHaveLength(6);
  expect(within(table).queryByRole('region')).toBeNull();
  expect((await shown('ecuación 1')).querySelector('math')).not.toBeNull();
});

it('has none for a note that stands in the margin whole and in sight, which a press leaves where it is', async () => {
  await draw();
  const note = document.querySelector('.side-note') ?? expect.fail('no note in the margin');
  const at = vi.spyOn(note, 'getBoundingClientRect');
  at.mockReturnValue(new DOMRect(900, 200, 240, 60));
  point(link('Nota 1'));
  point(link('figura 1'));
  expect((await screen.findByRole('tooltip')).textContent).toContain('El delta.');
  expect(fireEvent.click(link('Nota 1'), { detail: 1 })).toBe(false);
  // Enter leads to the end, as everywhere.
  expect(fireEvent.click(link('Nota 1'), { detail: 0 })).toBe(true);
  at.mockReturnValue(new DOMRect(900, -40, 240, 60));
  point(link('Nota 1'));
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toContain('Lo dice la nota.'));
});

it('has none for a section, which is gone to', async () => {
  await draw();
  point(link('figura 1'));
  await screen.findByRole('tooltip');
  point(link('sección'));
  expect(screen.getByRole('tooltip').textContent).toContain('El delta.');
});

it('describes a link that the keyboard comes to, and goes by Escape with the focus where it was', async () => {
  const { user } = await draw();
  await user.tab();
  expect(document.activeElement).toBe(link('Kuhn, 1962'));
  await screen.findByRole('tooltip');
  expect(describedBy(link('Kuhn, 1962')).join()).toContain('Las revoluciones');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(link('Kuhn, 1962'));
  await user.tab();
  expect((await screen.findByRole('tooltip')).querySelectorAll('li')).toHaveLength(2);
  expect(link('Kuhn, 1962').hasAttribute('aria-describedby')).toBe(false);
});

it('opens at the first touch as a dialog with the focus in it, and leads to the list at the second', async () => {
  const { user } = await draw();
  expect(touch(link('figura 1'))).toBe(false);
  const card = await screen.findByRole('dialog', { name: 'Figura 1' });
  expect(document.activeElement).toBe(card);
  await user.click(within(card).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(link('figura 1'));
  touch(link('figura 1'));
  await screen.findByRole('dialog');
  expect(touch(link('figura 1'))).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
  touch(link('figura 1'));
  expect(touch(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Ir a la figura' }))).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads back from the list to the very place, by the button and by the letter of the reference', async () => {
  const seen: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        seen.push(callback);
      }
      observe() {}
      disconnect() {}
    },
  );
  const see = (isIntersecting: boolean) =>
    act(() => seen.at(-1)?.([{ isIntersecting }] as IntersectionObserverEntry[], {} as IntersectionObserver));
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  const { user } = await draw();
  const cited = link('Kuhn, 1962');
  const tops = [300, -2000];
  vi.spyOn(cited, 'getBoundingClientRect').mockImplementation(() => ({ top: tops.shift() }) as DOMRect);
  fireEvent.click(cited, { detail: 1 });
  await waitFor(() => expect(seen).not.toHaveLength(0));
  // It is still in sight: nothing to go back to.
  see(true);
  expect(screen.queryByRole('button', { name: 'Volver a la lectura' })).toBeNull();
  see(false);
  await user.click(screen.getByRole('button', { name: 'Volver a la lectura' }));
  expect(scrolled).toHaveBeenCalledWith({ top: -2300, behavior: 'instant' });
  expect(document.activeElement).toBe(cited);
  expect(screen.queryByRole('button', { name: 'Volver a la lectura' })).toBeNull();

  tops.push(100, -900);
  fireEvent.click(cited, { detail: 1 });
  const [first] = document.querySelectorAll('#ref-kuhn [role=doc-backlink]');
  await user.click(first ?? expect.fail('no way back'));
  expect(scrolled).toHaveBeenLastCalledWith({ top: -1000, behavior: 'instant' });
  scrolled.mockRestore();
});
