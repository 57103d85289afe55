// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { doEarlyAct, readEarlyInput, tellEarlyInput, writeEarlyInput } from './early-acts.ts';

it('finds what was typed, ticked and chosen in forms that need the scripts, and nothing else', () => {
  document.body.innerHTML = `<form action="/catalogo"><input name="q"></form>
    <form><input name="a"><input name="b" value="b"><textarea name="c"></textarea>
    <input type="checkbox" name="d" checked><input type="radio" name="e" value="1" checked><input type="radio" name="e" value="2"></form>`;
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  const [q, a, , c, d, , second] = fields;
  if (!q || !a || !c || !d || !second) throw new Error('fields');
  q.value = 'agua';
  a.value = 'Ana';
  c.value = 'Escribe.';
  d.checked = false;
  second.checked = true;
  const said = readEarlyInput(document);
  expect(said.map(({ control }) => control.name)).toEqual(['a', 'c', 'd', 'e']);
  // As a form does that takes its fields over.
  for (const field of [a, c]) field.value = '';
  [d.checked, second.checked] = [true, false];
  writeEarlyInput(said);
  expect([a.value, c.value]).toEqual(['Ana', 'Escribe.']);
  const heard: string[] = [];
  document.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).name));
  tellEarlyInput(said);
  expect([d.checked, second.checked]).toEqual([false, true]);
  expect(heard).toEqual(expect.arrayContaining(['a', 'c']));
});

it('does the last act once, where what it was done to still stands', () => {
  document.body.innerHTML = '<form><button type="submit"></button></form>';
  const form = document.querySelector('form');
  const acted: string[] = [];
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    acted.push('submit');
  });
  Reflect.set(document, 'earlyAct', form?.querySelector('button'));
  doEarlyAct();
  doEarlyAct();
  expect(acted).toEqual(['submit']);
  const gone = document.createElement('button');
  gone.addEventListener('click', () => acted.push('gone'));
  Reflect.set(document, 'earlyAct', gone);
  doEarlyAct();
  expect(acted).toEqual(['submit']);
});

it('opens what was touched in a text once somebody can, and leads there where nobody does', () => {
  document.body.innerHTML = '<div class="prose-pliego"><a href="#ref-a">Kuhn</a></div>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  const heard: string[] = [];
  link.addEventListener('pointerdown', ({ pointerType }) => heard.push(pointerType));
  link.addEventListener('click', ({ detail, defaultPrevented }) => heard.push(`${detail} ${defaultPrevented}`));
  Reflect.set(document, 'earlyAct', link);
  doEarlyAct();
  doEarlyAct();
  expect(heard).toEqual(['touch', '1 false']);
});
