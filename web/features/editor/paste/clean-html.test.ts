// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const cleaned = (html: string) => {
  const body = document.createElement('body');
  body.innerHTML = cleanHtml(html, 'es').html;
  return [...body.querySelectorAll<HTMLElement>('figure')].map((figure) => [
    figure.dataset.label,
    figure.querySelector('figcaption')?.textContent.trim(),
  ]);
};
const rows = '<tr><td>12</td></tr>';
const dot = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="">';

it('labels a pasted table, and a picture', () => {
  expect(cleaned(`<table>${rows}</table><p>${dot}</p>`)).toEqual([
    ['Tabla 1', ''],
    ['Figura 1', ''],
  ]);
});

it('takes the label that was typed, and the paragraph that was the caption', () => {
  expect(cleaned(`<p class="MsoCaption">Cuadro\n <b>2. Aves</b> contadas</p><table>${rows}</table>`)).toEqual([
    ['Cuadro 2', 'Aves contadas'],
  ]);
  expect(cleaned(`<table><caption>Tabla S1: Aves</caption>${rows}</table>`)).toEqual([['Tabla S1', 'Aves']]);
  expect(cleaned(`<p>${dot}</p><p>Fig. 3 – El delta</p>`)).toEqual([['Fig. 3', 'El delta']]);
});

it('leaves a paragraph that only begins like a caption, and tables that are the text’s own', () => {
  expect(cleaned(`<p>Tabla 2 muestra las aves</p><table>${rows}</table>`)).toEqual([['Tabla 1', '']]);
  const own = `<figure class="table-figure"><figcaption><p>Aves</p></figcaption><table>${rows}</table></figure>`;
  expect(cleaned(own)).toEqual([[undefined, 'Aves']]);
});
