import { expect, it } from 'vitest';
import { namesIn, nameThings } from '#web/messages/manual-names.ts';
import { plainOf, readManual, runsOf } from './manual-text.ts';

it('a name is called as its message says, in the place of its key, and still leads where it leads', () => {
  const messages = { 'queue.title': 'Cola', 'work.act.cite': 'Citar', 'work.by': 'De {name}', 'x.y': 'En {journal}' };
  expect(nameThings('Abre [[queue.title|/editorial]] y [[work.act.cite]].', messages)).toBe(
    'Abre [[Cola|/editorial]] y [[Citar]].',
  );
  expect(nameThings('[[x.y]]', messages)).toBe('[[En {journal}]]');
  expect(() => nameThings('[[queue.none]]', messages)).toThrow("'queue.none', which no message has");
  expect(() => nameThings('[[work.by]]', messages)).toThrow("'work.by', which has places");
  expect(namesIn('[[a.b]] y [[c-d.e.f|/g]] y [[sola]]')).toEqual([{ key: 'a.b' }, { key: 'c-d.e.f', to: '/g' }]);
});

it('words are told apart from names', () => {
  expect(runsOf('Pulsa [[Enviar…]] y [[ve|/x]]')).toEqual([
    'Pulsa ',
    { name: 'Enviar…' },
    ' y ',
    { name: 've', to: '/x' },
  ]);
  expect(runsOf('Nada')).toEqual(['Nada']);
  // What is no name stays as it is written.
  expect(runsOf('[[]] y [uno]')).toEqual(['[[]] y [uno]']);
  expect(plainOf('Pulsa [[Enviar]] en [[la lista|/x]].')).toBe('Pulsa Enviar en la lista.');
});

it('a page is its title, what it is about, and what follows line by line', () => {
  const text =
    'Escribir\nDe qué trata.\n## Antes\n1. Uno\n2. Dos\nUn párrafo.\n- Punto\n\n- Otro\n### ¿Y si no?\nPues eso.\n1. Solo';
  expect(readManual(text)).toEqual({
    title: 'Escribir',
    about: 'De qué trata.',
    blocks: [
      { kind: 'part', id: 'apartado-1', runs: ['Antes'] },
      { kind: 'steps', items: [['Uno'], ['Dos']] },
      { kind: 'paragraph', runs: ['Un párrafo.'] },
      { kind: 'points', items: [['Punto'], ['Otro']] },
      { kind: 'subpart', id: 'apartado-2', runs: ['¿Y si no?'] },
      { kind: 'paragraph', runs: ['Pues eso.'] },
      { kind: 'steps', items: [['Solo']] },
    ],
  });
  expect(readManual('')).toEqual({ title: '', about: '', blocks: [] });
});
