// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { facesStyle, letFacesIn } from './first-faces.ts';

const fonts = ['/assets/source-sans-3-latin-wght-normal-1.woff2', '/assets/pliego-serif-latin-normal-2.woff2'];
const style = () => document.getElementById('faces');
/** Text is as wide in our faces as `ours` says, in any other 100. */
const widths = (ours: number) =>
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { width: this.style.fontFamily.includes('Source') ? ours : 100 } as DOMRect;
  });

beforeEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = facesStyle(fonts, true);
});

it('are rules for both faces, which hold on a public page only once they are let in', () => {
  const text = facesStyle(fonts, true);
  expect(text).toMatch(/^<style id="faces" media="not all">.*<\/style>$/);
  for (const file of fonts) expect(text).toContain(`font-display:swap;font-weight:200 900;src:url("${file}")`);
  expect(facesStyle(fonts, false)).toMatch(/^<style id="faces">/);
  expect(facesStyle([], true)).toBe('');
});

it('are let in where the page that is left was set in others', () => {
  widths(100);
  letFacesIn();
  expect(style()?.hasAttribute('media')).toBe(false);
  // And stay.
  letFacesIn();
  expect(style()).not.toBeNull();
});

it('are left alone where they were there in time', () => {
  widths(90);
  letFacesIn();
  expect(style()).toBeNull();
});
