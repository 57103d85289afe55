import { describe, expect, it } from 'vitest';
import { coverPicture, coverShapes, coverSize, fieldColour } from './cover.ts';

const ids = Array.from({ length: 300 }, (_, n) => `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`);
const pointsOf = (shapes: string) =>
  [...shapes.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

describe('the drawn cover of a work', () => {
  it('is the same whenever it is drawn, and another for each work', () => {
    // As it was drawn first: covers that people know a work by do not change.
    expect(coverShapes(ids[0] ?? '')).toMatchInlineSnapshot(
      `"<rect width="120" height="160" fill="currentColor" fill-opacity=".13"/><g fill="currentColor" fill-opacity=".26" stroke="currentColor" stroke-opacity=".35" stroke-width=".4" stroke-linejoin="round"><path d="M23.2 79.4L93.2 79.4L43.7 128.8Z"/><path d="M107 65.5L107 65L17.2 65L43.7 128.8Z"/><path d="M93.2 79.4L93.2 65.5L17.5 65.5L43.7 128.8Z"/><path d="M17.5 65.5L107 65.5L43.7 128.8Z"/><path d="M43.7 128.8L83.9 88.7L83.9 54.7L13 54.7Z"/><path d="M13 54.7L83.9 54.7L83.9 88.7L43.7 128.8Z"/><path d="M27.1 88.7L83.9 88.7L43.7 128.8Z"/><path d="M43.7 128.8L83.9 88.7L27.1 88.7Z"/><path d="M43.8 58.8L23.2 79.4L43.7 128.8L43.8 128.8Z"/><path d="M17.2 65L43.8 38.4L43.8 128.8L43.7 128.8Z"/><path d="M17.5 65.5L27.4 55.6L43.8 71.9L43.8 128.8L43.7 128.8Z"/><path d="M27.4 55.6L17.5 65.5L43.7 128.8L43.8 128.8L43.8 71.9Z"/><path d="M26.4 41.4L43.8 58.8L43.8 128.8L43.7 128.8L13 54.7Z"/><path d="M43.8 38.4L36.5 31.2L13 54.7L43.7 128.8L43.8 128.8Z"/><path d="M43.8 71.9L27.1 88.7L43.7 128.8L43.8 128.8Z"/><path d="M43.8 128.8L43.7 128.8L27.1 88.7L43.8 71.9Z"/></g>"`,
    );
    expect(new Set(ids.map(coverShapes)).size).toBe(ids.length);
  });

  it('stands within its sheet, large enough to be seen, in at most sixteen layers', () => {
    for (const id of ids) {
      const shapes = coverShapes(id);
      const points = pointsOf(shapes);
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...xs)).toBeLessThanOrEqual(coverSize.width);
      expect(Math.min(...ys)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...ys)).toBeLessThanOrEqual(coverSize.height);
      expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(coverSize.height / 4);
      expect(shapes.match(/<path/g)?.length).toBeLessThanOrEqual(16);
      expect(shapes.length).toBeLessThan(2000);
    }
  });

  it('is in the hue of its field, and in none of a field where its category says none', () => {
    const picture = coverPicture({ id: ids[0] ?? '', categoria: 'Historia' });
    expect(picture).toContain(fieldColour('Filología'));
    expect(picture).not.toContain('currentColor');
    expect(fieldColour('Varia')).toBe(fieldColour(null));
    expect(fieldColour('Varia')).not.toBe(fieldColour('Historia'));
  });
});
