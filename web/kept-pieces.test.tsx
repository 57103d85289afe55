// @vitest-environment happy-dom
import { type ReactNode, useEffect, useId } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Kept, PieceContext } from './data/kept.tsx';
import { KeptPieces } from './kept-pieces.ts';
import { scriptJson } from './routing/head.ts';

const rendered = vi.fn();

function Card({ title }: { title: string }) {
  rendered(title);
  return (
    <article>
      {title} <b>&amp; co.</b>
    </article>
  );
}

function Box({ label }: { label: string }) {
  const id = useId();
  rendered(label);
  return (
    <label htmlFor={id}>
      {label} <input id={id} />
    </label>
  );
}

const card = (title: string) => (
  <Kept key={title} name="card" by={[{ title }]}>
    <Card title={title} />
  </Kept>
);

function pageOf(pieces: KeptPieces, shown: ReactNode, common: readonly unknown[] = ['Pliego', 'es']) {
  rendered.mockClear();
  const page = pieces.page(common);
  const html = renderToString(<PieceContext value={page}>{shown}</PieceContext>);
  return { html: String(page.fill(html)), rendered: rendered.mock.calls.flat() };
}

it('a piece is rendered once, and stands in every page as if it had been rendered there', () => {
  const pieces = new KeptPieces();
  const shown = (
    <main>
      Dos: {card('Agua «dulce»')} y {card('Sal')}.
    </main>
  );
  const alone = renderToString(shown);
  expect(pageOf(pieces, shown)).toEqual({ html: alone, rendered: ['Agua «dulce»', 'Sal'] });
  expect(pageOf(pieces, shown)).toEqual({ html: alone, rendered: [] });
  expect(pageOf(pieces, <ul>{card('Sal')}</ul>)).toEqual({
    html: renderToString(<ul>{card('Sal')}</ul>),
    rendered: [],
  });
});

it('what changed is rendered anew: the data, or what all pieces are drawn by', () => {
  const pieces = new KeptPieces();
  pageOf(pieces, card('Agua'));
  expect(pageOf(pieces, card('Agua dulce')).rendered).toEqual(['Agua dulce']);
  expect(pageOf(pieces, card('Agua'), ['Humedales', 'es']).rendered).toEqual(['Agua']);
  expect(pageOf(pieces, card('Agua'), ['Pliego', 'en']).rendered).toEqual(['Agua']);
  expect(pageOf(pieces, card('Agua')).rendered).toEqual([]);
});

it('a piece within another goes with that one', () => {
  const pieces = new KeptPieces();
  const list = (
    <Kept name="list" by={['Agua']}>
      <section>{card('Agua')}</section>
    </Kept>
  );
  const alone = renderToString(list);
  expect([pageOf(pieces, list), pageOf(pieces, list)]).toEqual([
    { html: alone, rendered: ['Agua'] },
    { html: alone, rendered: [] },
  ]);
});

it('a piece that says where it stands is kept only where it always stands there', () => {
  const pieces = new KeptPieces();
  const box = (isAtOnePlace: boolean) => (
    <Kept name={`box ${isAtOnePlace}`} by={[]} isAtOnePlace={isAtOnePlace}>
      <Box label="Correo" />
    </Kept>
  );
  const pages = [<main key="1">{box(false)}</main>, [<p key="1" />, <div key="2">{box(false)}</div>]];
  for (const shown of pages)
    expect(pageOf(pieces, shown)).toEqual({ html: renderToString(shown), rendered: ['Correo'] });
  expect(pageOf(pieces, box(true)).rendered).toEqual(['Correo']);
  expect(pageOf(pieces, box(true))).toEqual({ html: renderToString(box(true)), rendered: [] });
});

it('of too many the ones go that nobody asked for longest', () => {
  const pieces = new KeptPieces(400);
  for (const title of ['Uno', 'Dos', 'Uno', 'Tres']) pageOf(pieces, card(title));
  expect(pageOf(pieces, [card('Uno'), card('Tres')]).rendered).toEqual([]);
  expect(pageOf(pieces, card('Dos')).rendered).toEqual(['Dos']);
});

it('what a call answered is written once, and stands in every page as it is written alone', () => {
  const pieces = new KeptPieces();
  const writes = vi.fn();
  const answer = {
    titulo: '</script> «Agua» <kept-piece place="0">',
    toJSON() {
      writes();
      return { titulo: this.titulo };
    },
  };
  const pageWith = (value: unknown) => {
    const page = pieces.page([]);
    return String(page.fill(`<script>${page.written(value)}</script>`));
  };
  const alone = `<script>${scriptJson(answer)}</script>`;
  expect(pageWith(answer)).toBe(alone);
  writes.mockClear();
  expect(pageWith(answer)).toBe(alone);
  expect(writes).not.toHaveBeenCalled();
  expect(pageWith({ titulo: 'Sal' })).toBe('<script>{"titulo":"Sal"}</script>');
  expect([pageWith('<Cal>'), pageWith(null)]).toEqual(['<script>"\\u003cCal>"</script>', '<script>null</script>']);
});

it('the browser finds what it would have drawn, ids and all', async () => {
  const pieces = new KeptPieces();
  const shown = (
    <main>
      Dos: {card('Agua «dulce»')}
      <Kept name="box" by={[]} isAtOnePlace>
        <Box label="Correo" />
      </Kept>
      <Box label="Otro" />
      {[card('Sal'), card('Cal')]}
    </main>
  );
  pageOf(pieces, shown);
  const root = document.createElement('div');
  root.innerHTML = pageOf(pieces, shown).html;
  const found = root.innerHTML;
  const failures: unknown[] = [];
  await new Promise<void>((done) => {
    hydrateRoot(root, <Told done={done}>{shown}</Told>, { onRecoverableError: (error) => failures.push(error) });
  });
  expect(failures).toEqual([]);
  expect(root.innerHTML).toBe(found);
});

/** Says when the browser stands by its page. */
function Told({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}
