// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

const drawn = (html: string) => {
  document.body.innerHTML = `<div>${html}</div>`;
  const root = document.body.firstElementChild ?? expect.fail('nothing was drawn');
  return { root, shown: shownText(root) };
};
const select = (from: Node | null, start: number, to: Node | null, end: number) => {
  const range = document.createRange();
  range.setStart(from ?? expect.fail('there is no beginning'), start);
  range.setEnd(to ?? expect.fail('there is no end'), end);
  return range;
};

describe('the text that is shown', () => {
  it('has a line break between blocks, none within, and no controls', () => {
    const { shown } = drawn(
      '<h3>Uno</h3><p>dos&nbsp;<em>tres</em>.<button>Ampliar</button></p><ul><li>cuatro</li></ul>',
    );
    expect(shown.text).toBe('Uno\ndos tres.\ncuatro');
  });

  it('tells which part of it a selection chose, also one that begins or ends outside of it', () => {
    const { root, shown } = drawn('<p>uno <em>dos</em></p><p>tres</p>');
    const [first, second] = root.querySelectorAll('p');
    const chosen = (range: Range) => {
      const place = shown.placeOf(range);
      return place && shown.text.slice(place.start, place.end);
    };
    const emphasised = root.querySelector('em')?.firstChild ?? null;
    expect(chosen(select(first?.firstChild ?? null, 1, emphasised, 2))).toBe('no do');
    expect(chosen(select(emphasised, 0, second?.firstChild ?? null, 2))).toBe('dos\ntr');
    expect(chosen(select(document.body, 0, second?.firstChild ?? null, 4))).toBe('uno dos\ntres');
    expect(chosen(select(emphasised, 3, emphasised, 3))).toBeNull();
  });

  it('gives a place of it back as it stands on the page', () => {
    const { shown } = drawn('<p>uno <em>dos</em></p><p>tres</p>');
    const at = (words: string) => ({ start: shown.text.indexOf(words), end: shown.text.indexOf(words) + words.length });
    for (const words of ['uno', 'o d', 'dos', 'tres']) expect(shown.rangeOf(at(words)).toString()).toBe(words);
    expect(shown.rangeOf(at('dos\ntr')).toString()).toBe('dostr');
  });
});
