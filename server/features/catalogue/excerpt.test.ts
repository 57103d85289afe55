import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.ts';

const filler = (words: number) => 'lorem '.repeat(words);

describe('the excerpt', () => {
  it('marks the words, whatever their case', () => {
    expect(excerptOf('La Evaluación y la evaluación.', new Set(['evaluación']))).toBe(
      'La <mark>Evaluación</mark> y la <mark>evaluación</mark>.',
    );
  });

  it('escapes the text before it marks', () => {
    expect(excerptOf('<b>p</b> & "evaluación" <mark>', new Set(['evaluación', 'b']))).toBe(
      '&lt;<mark>b</mark>&gt;p&lt;/<mark>b</mark>&gt; &amp; &quot;<mark>evaluación</mark>&quot; &lt;mark&gt;',
    );
  });

  it('is cut around the richest place', () => {
    const text = `uno ${filler(60)}uno dos ${filler(60)}`;
    const excerpt = excerptOf(text, new Set(['uno', 'dos']));
    expect(excerpt).toMatch(/^…(lorem ){6}<mark>uno<\/mark> <mark>dos<\/mark> (lorem ?)+…$/);
  });

  it('is nothing where nothing is marked', () => {
    expect(excerptOf('La evaluación', new Set(['otra']))).toBeUndefined();
    expect(excerptOf('', new Set(['otra']))).toBeUndefined();
  });
});
