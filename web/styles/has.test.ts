import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A selector without what stands in parentheses or brackets that hold a combinator of their own: `:has(> li)` is `:has()`. */
function outer(selector: string): string {
  let depth = 0;
  return [...selector]
    .filter((sign) => {
      if (sign === ')' || sign === ']') depth--;
      const isOut = depth === 0;
      if (sign === '(' || sign === '[') depth++;
      return isOut;
    })
    .join('');
}

/** What a selector is about, if that may be any element: it has no name of an element, class, id or attribute. */
function anything(selector: string): boolean {
  const named = (one: string) => /(^|[\s>+~])[\w.#[][^\s>+~]*$/.test(one.trim());
  // One of several names is a name.
  const plain = selector.replace(/:(?:is|where)\(([^()]*)\)/g, (all, ones: string) =>
    ones.split(',').every(named) ? '.one' : all,
  );
  const compounds = outer(plain)
    .trim()
    .split(/\s*[\s>+~]\s*/);
  const subject = compounds.pop() ?? '';
  const name = subject.replace(/::?[\w-]+(\(\))?/g, '');
  return compounds.some((each) => each.includes(':has()')) && !/[\w.#[\]&-]/.test(name);
}

it('no rule says what an element has and is about any other: browsers would restyle the whole page at each change of it', () => {
  const found = globSync('web/styles/*.css').flatMap((file) => {
    const css = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    const selectors = [...css.matchAll(/(?<=^|[{};])\s*([^{};@]+:has\([^{};]*)\{/g)].map(([, each = '']) => each);
    return selectors
      .flatMap((each) => each.split(/,(?![^(]*\))/))
      .map((each) => each.replace(/\s+/g, ' ').trim())
      .filter(anything);
  });
  expect(found).toEqual([]);
  expect(anything('.names:has(> :nth-child(8)):not(:has(~ .more > :checked)) > :nth-child(n + 7)')).toBe(true);
  expect(anything('body:has(.editor[data-alone]) :is(#root, main > *)')).toBe(true);
  expect(anything('.names:has(> :nth-child(8)) > li:nth-child(n + 7)')).toBe(false);
  expect(anything('main:has(> [data-wide])')).toBe(false);
});
