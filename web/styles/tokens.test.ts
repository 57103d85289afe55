import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accentsOf, contrastOf } from '#contract/accent.ts';
import { faceOf, faceTokens } from '#contract/face.ts';
import { fieldsOfScience } from '#contract/fields-of-science.ts';
import { oklchOf } from './oklch.fixture.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const scale = readFileSync(new URL('./scale.css', import.meta.url), 'utf8');

type Colours = ReadonlyMap<string, string>;

/** What a rule sets, by name. */
function setBy(selector: string): [string, string][] {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return [...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);
}

/** The six-digit colours of the rules together, the later over the earlier, as the cascade has it. */
function coloursOf(...selectors: string[]): Colours {
  const all = new Map(selectors.flatMap(setBy));
  const end = (value: string): string => {
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    return other ? end(all.get(other) ?? '') : value;
  };
  return new Map([...all].map(([name, value]) => [name, end(value)] as const).filter(([, value]) => /^#/.test(value)));
}

const light = coloursOf(':root');
const dark = coloursOf(':root', '@utility colours-dark');
const reading = ':not(:has([data-face="working"]))';
const faces: [string, Colours, 'light' | 'dark'][] = [
  ['light working', light, 'light'],
  ['light reading', coloursOf(':root', `:root${reading}`), 'light'],
  ['dark working', dark, 'dark'],
  ['dark reading', coloursOf(':root', '@utility colours-dark', '@utility colours-lamplight'), 'dark'],
];

const tones = ['red', 'yellow', 'green', 'gray', 'blue', 'accent'];
const fields = fieldsOfScience.map((field) => `field-${field}`);
const surfaces = ['paper', 'sheet', 'wash', 'press'];
const legible = [
  ...['ink', 'muted', 'accent-hover', 'rubric', ...tones, ...fields].flatMap((text) =>
    surfaces.map((surface) => [text, surface]),
  ),
  ...[...tones, ...fields].flatMap((tone) => [tone, 'ink', 'muted'].map((text) => [text, `${tone}-wash`])),
  ['ink', 'mark'],
  ...['accent-fill', 'accent-fill-hover'].map((fill) => ['on-accent', fill]),
  ...['danger', 'danger-hover'].map((fill) => ['on-danger', fill]),
];
const dots = ['red', 'yellow', 'green', 'gray', 'blue'].map((tone) => `${tone}-dot`);
const visible = ['line-strong', 'accent', 'accent-fill', 'danger', 'rubric', ...dots].flatMap((line) => [
  [line, 'paper'],
  [line, 'sheet'],
]);

describe.each(faces)('the %s face', (_face, colours, theme) => {
  const colour = (name = '') => colours.get(name) ?? `no --${name}`;
  const contrast = ([front, back]: string[]) => contrastOf(colour(front), colour(back));

  it.each(legible)('shows %s on %s at 4.5:1 or more', (text, back) => {
    expect(contrast([text, back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('shows the edge %s on %s at 3:1 or more', (line, back) => {
    expect(contrast([line, back])).toBeGreaterThanOrEqual(3);
  });

  it.each(['#0b5563', '#ffd400', '#000000', '#ffffff', '#c81e5b', '#7cb518'])('shows an accent made of %s', (own) => {
    const { accent, wash } = accentsOf(own)[theme];
    for (const back of [...surfaces.map(colour), wash]) expect(contrastOf(accent, back)).toBeGreaterThanOrEqual(4.5);
    for (const text of ['ink', 'muted']) expect(contrastOf(colour(text), wash)).toBeGreaterThanOrEqual(4.5);
  });

  it('has six hues of one lightness and one chroma, apart from one another and from red', () => {
    for (const [kind, apart] of [
      ['', 30],
      ['-wash', 20],
    ] as const) {
      const hues = fields.map((field) => oklchOf(colour(`${field}${kind}`)));
      const spread = (of: number[]) => Math.max(...of) - Math.min(...of);
      expect(spread(hues.map(({ lightness }) => lightness))).toBeLessThan(0.006);
      expect(spread(hues.map(({ chroma }) => chroma))).toBeLessThan(0.006);
      const round = [...hues.map(({ hue }) => hue), oklchOf(colour('rubric')).hue].sort((one, other) => one - other);
      const gaps = round.map((hue, at) => (round[at + 1] ?? (round[0] ?? 0) + 360) - hue);
      expect(Math.min(...gaps)).toBeGreaterThan(apart);
    }
  });
});

it('is the same by value, for what has no style sheet', () => {
  for (const [name, colours, theme] of faces.filter(([name]) => name.endsWith('reading')))
    for (const token of faceTokens(faceOf('')[theme]).split(';')) {
      const [, own = '', value] = /^--([\w-]+):(.+)$/.exec(token) ?? [];
      expect(`${own} ${colours.get(own)}`, name).toBe(`${own} ${value}`);
    }
});

describe('the sizes', () => {
  const sizesIn = (text: string): Map<string, number> =>
    new Map(
      [...text.matchAll(/--text-(\w+): ([\d.]+)rem;/g)].map(([, name = '', rem]) => [name, Number(rem) * 16] as const),
    );
  const publicSizes = sizesIn(scale.split('@theme')[1]?.split('\n}')[0] ?? '');
  const working = sizesIn(scale.split(':root:has([data-face="working"])')[1] ?? '');

  it('are of the two scales, and of nothing between', () => {
    const steps = (of: Map<string, number>) => [...new Set(of.values())].sort((one, other) => one - other);
    expect(steps(publicSizes)).toEqual([14, 16, 19, 22, 28, 36, 48, 64]);
    expect(steps(working)).toEqual([12, 13, 14, 16, 20, 26]);
  });

  it('have the same names, but for what is typed, which is 16 px everywhere', () => {
    expect(publicSizes.get('control')).toBe(16);
    publicSizes.delete('control');
    expect([...working.keys()]).toEqual([...publicSizes.keys()]);
  });
});
