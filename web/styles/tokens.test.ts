import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The six-digit colours that one theme sets, by name. */
function coloursAfter(selector: RegExp): Map<string, string> {
  const block = css.split(selector)[1]?.split('}')[0] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  );
}

/** WCAG 2.2, 'relative luminance'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const tones = ['red', 'yellow', 'green', 'gray', 'blue', 'accent'];
const surfaces = ['paper', 'sheet', 'wash', 'press'];
const legible = [
  ...['ink', 'muted', 'accent-hover', ...tones].flatMap((text) => surfaces.map((surface) => [text, surface])),
  ...tones.flatMap((tone) => [tone, 'ink', 'muted'].map((text) => [text, `${tone}-wash`])),
  ['ink', 'mark'],
  ...['accent-fill', 'accent-fill-hover'].map((fill) => ['on-accent', fill]),
  ...['danger', 'danger-hover'].map((fill) => ['on-danger', fill]),
];
const visible = ['line-strong', 'accent', 'accent-fill', 'danger'].flatMap((line) => [
  [line, 'paper'],
  [line, 'sheet'],
]);

describe.each([
  ['light', coloursAfter(/:root \{/)],
  ['dark', coloursAfter(/data-theme="dark"\] \{/)],
])('the %s theme', (_theme, colours) => {
  const contrast = ([front = '', back = '']: string[]) => {
    const lights = [front, back].map((name) => luminance(colours.get(name) ?? '#'));
    return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
  };

  it.each(legible)('shows %s on %s at 4.5:1 or more', (text, back) => {
    expect(contrast([text, back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('shows the edge %s on %s at 3:1 or more', (line, back) => {
    expect(contrast([line, back])).toBeGreaterThanOrEqual(3);
  });
});
