// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { coverShapes } from '#contract/cover.ts';
import { show } from '#web/show.fixture.tsx';
import { Cover } from './cover.tsx';

const id = '0190a000-0000-7000-8000-000000000001';
const svgOf = () => document.querySelector('svg');

it('is the sheet folded for the work, in the hue of its field, and says nothing by itself', async () => {
  await show(<Cover work={{ id, categoria: 'Historia' }} />);
  const cover = document.querySelector('[aria-hidden]');
  expect(cover?.className).toContain('text-field-humanities');
  expect(cover?.querySelector('img')).toBeNull();
  expect(svgOf()?.querySelectorAll('path')).toHaveLength(coverShapes(id).match(/<path/g)?.length ?? -1);
});

it('shows the first figure above it where there is one', async () => {
  await show(<Cover work={{ id, categoria: null, portada: { alt: 'Un plano' } }} />);
  const figure = document.querySelector('img');
  expect(figure?.getAttribute('src')).toBe(`/catalogo/${id}/portada-480.webp`);
  expect(figure?.getAttribute('srcset')).toContain(`/catalogo/${id}/portada-960.webp 960w`);
  expect(figure?.getAttribute('alt')).toBe('');
  expect(svgOf()).not.toBeNull();
});
