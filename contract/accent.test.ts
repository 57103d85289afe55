import { describe, expect, it } from 'vitest';
import { accentsOf, contrastOf, inkOn } from './accent.ts';

const steps = ['00', '33', '77', 'bb', 'ff'];
const colors = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `#${r}${g}${b}`)));

describe('the accents of a colour', () => {
  it('can be read on every surface of both themes, whatever the colour', () => {
    for (const color of colors) {
      const { light, dark } = accentsOf(color);
      const pairs = [
        ...['#ffffff', '#f3f6f7', '#e6ebed', '#e8e2d7', light.wash].map((surface) => [light.accent, surface] as const),
        ...['#0f1618', '#151e21', '#243135', '#312d27', dark.wash].map((surface) => [dark.accent, surface] as const),
        ...[light.fill, light.fillHover, dark.fill, dark.fillHover].map((fill) => ['#ffffff', fill] as const),
      ];
      for (const [words, surface] of pairs)
        expect(contrastOf(words, surface), `${color}: ${words} on ${surface}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('leave a button seen against the page and the sheet of both themes, whatever the colour', () => {
    for (const color of colors) {
      const { light, dark } = accentsOf(color);
      const pairs = [
        ...['#ffffff', '#fcf9f3', '#fffdf9'].map((ground) => [light.fill, ground] as const),
        ...['#0f1618', '#151e21', '#15120f', '#1c1915'].map((ground) => [dark.fill, ground] as const),
      ];
      for (const [fill, ground] of pairs)
        expect(contrastOf(fill, ground), `${color}: ${fill} on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('have an ink that is read on the colour itself', () => {
    for (const color of colors) expect(contrastOf(inkOn(color), color)).toBeGreaterThanOrEqual(4.1);
  });

  it('are the colour itself where that can be read', () => {
    expect(accentsOf('#0b5563').light.accent).toBe('#0b5563');
    expect(accentsOf('#8ed0ff').dark.accent).toBe('#8ed0ff');
  });

  it('know how far apart black and white are', () => expect(contrastOf('#000000', '#ffffff')).toBe(21));
});
