/** Motion explains and is over soon (motion.css): by the style sheets, by the classes and by what moves in code. */
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const longest = 220;
const sources = (pattern: string) =>
  globSync(pattern)
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));
const styles = sources('web/**/*.css');
const components = sources('web/**/*.{ts,tsx}');

/** What a pattern finds, with the longest time in it, in ms. */
const timed = (of: typeof styles, pattern: RegExp, unit?: 'ms') =>
  of.flatMap(({ file, text }) =>
    [...text.matchAll(pattern)].map(([what]) => {
      const times = [...what.matchAll(/(?<![\w.#-])([\d.]+)(m?s)?(?!\w)/g)]
        .filter(([, , written]) => written || unit)
        .map(([, time, written = unit]) => Number(time) * (written === 's' ? 1000 : 1));
      return { what: `${file}: ${what}`, most: Math.max(0, ...times) };
    }),
  );
const tooLong = (all: ReturnType<typeof timed>) => all.filter(({ most }) => most > longest).map(({ what }) => what);

it('no style sheet moves anything for longer; what waits before it is seen moves nothing meanwhile', () => {
  const all = timed(styles, /(?<![\w-])(?:animation|transition)(?:-duration|-delay)?:[^;]*;/g);
  expect(all.length).toBeGreaterThan(8);
  expect(tooLong(all)).toEqual([
    // A second press of a double click, which is not answered; no motion.
    'web/styles/motion.css: animation: not-yet 500ms;',
    // A page that does not come.
    'web/styles/shell.css: animation: waiting 200ms 1s forwards;',
    'web/styles/shell.css: animation-delay: 10s;',
  ]);
});

it('no component does, but for the bar of what is loaded, which says how long it takes', () => {
  const classes = timed(components, /\b(?:animate-\[[^\]]*\]|(?:duration|delay)-(?:\d+|\[[^\]]*\]))/g, 'ms');
  expect(classes.length).toBeGreaterThan(6);
  expect(tooLong(classes)).toEqual(['web/layouts/loading-bar.tsx: duration-[4s]']);
  const moved = timed(
    components.filter(({ text }) => text.includes('.animate(')),
    /\bduration(?: =|:) [\d.]+/g,
    'ms',
  );
  expect(moved).toHaveLength(2);
  expect(tooLong(moved)).toEqual([]);
});

it('what moves in code asks whether it may, and nothing scrolls for as long as a browser likes', () => {
  for (const { file, text } of components) {
    if (text.includes('.animate(')) expect(text, file).toMatch(/\bmoves\(\)|prefers-reduced-motion/);
    expect(text, file).not.toContain("behavior: 'smooth'");
  }
  for (const { file, text } of styles) expect(text, file).not.toMatch(/scroll-behavior: smooth/);
});
