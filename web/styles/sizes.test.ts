/** Sizes and radii are the tokens' (scale.css): two scales of type, and edges that are cut, not moulded. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const scale = readFileSync('web/styles/scale.css', 'utf8');
const styles = globSync('web/**/*.css').filter((file) => !file.endsWith('/scale.css'));
const components = globSync('web/**/*.{ts,tsx}').filter((file) => !/\.(test|fixture)\.tsx?$/.test(file));
const without = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');
const found = (files: readonly string[], pattern: RegExp) =>
  files.flatMap((file) =>
    [...without(readFileSync(file, 'utf8')).matchAll(pattern)].map(([what]) => `${file}: ${what}`),
  );

it('within a text of 19 px the steps are those of the scale, and radii are two', () => {
  const steps = [...scale.matchAll(/--step-(?!formula)\w+: (?:max\(0.875rem, )?([\d.]+)em/g)];
  expect(steps.map(([, em]) => Math.round(Number(em) * 1900) / 100)).toEqual([14, 14, 16, 22, 28, 64]);
  const radii = [...scale.matchAll(/--radius-\w+: (\d+)px/g)].map(([, px]) => px);
  expect([...new Set(radii)]).toEqual(['2', '6']);
});

it('no style sheet has a size or a radius of its own; on paper points are', () => {
  const sizes = found(
    styles,
    /(?<![\w-])(?:font-size|font|--size):(?![^;]*(?:var\(--(?:text|step|size)|inherit))[^;]*;/g,
  );
  expect(sizes.filter((each) => !/: (1em|100%|[\d.]+pt);$/.test(each))).toEqual([]);
  expect(found(styles, /border-radius:(?![^;]*var\(--radius)(?!\s*(?:0|50%);)[^;]*;/g)).toEqual([]);
});

it('no component has; a circle is a shape, and what is drawn has the units of its drawing', () => {
  expect(found(components, /\brounded-(?!(?:[a-z]{1,2}-)?(?:sm|md|float|full|none)\b)[\w[\]().-]+/g)).toEqual([]);
  const sizes = found(components, /\btext-\[[\d.]+(?:px|rem|em)\]/g);
  expect(sizes.filter((each) => !/(?:forme|imposed-sheet)\.tsx: text-\[9px\]/.test(each))).toEqual([]);
});
