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

it('puts Word’s notes where they are mentioned, in the editor’s own form', () => {
  const mention = (id: string) =>
    `<a style='mso-footnote-id:${id}' href="#_${id}" name="_${id.slice(0, 3)}ref${id.slice(3)}" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a>`;
  const note = (id: string, ...lines: string[]) =>
    `<div style='mso-element:footnote' id=${id}>${lines
      .map((line, place) => {
        const back = `<a style='mso-footnote-id:${id}' href="#_${id.slice(0, 3)}ref${id.slice(3)}" name="_${id}">[1]</a>`;
        return `<p class=MsoFootnoteText>${place === 0 ? `${back} ` : ''}${line}</p>`;
      })
      .join('')}</div>`;
  const word = `<p class=MsoNormal>Sube${mention('ftn1')} y baja${mention('edn1')}.</p>
    <div style='mso-element:footnote-list'><br clear=all><hr align=left size=1 width="33%">${note('ftn1', 'Al <i>pie</i>.', 'Y más.')}</div>
    <div style='mso-element:endnote-list'>${note('edn1', 'Al final.')}</div>`;
  const { html } = cleanHtml(word, 'es');
  expect(html.trim()).toBe(
    '<p class="MsoNormal">Sube<span data-footnote="">Al <i>pie</i>.<br>Y más.</span> y baja<span data-footnote="">Al final.</span>.</p>',
  );
});

it('leaves a mention whose note was not copied as its words', () => {
  expect(cleanHtml('<p>Sube<a href="#_ftn1">[1]</a>.</p>', 'es').html).toBe('<p>Sube<a href="#_ftn1">[1]</a>.</p>');
});
