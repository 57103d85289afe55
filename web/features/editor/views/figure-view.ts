import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import { captionStyle } from './caption-style.ts';

/** The picture, or what is said in its place, and under it the caption, which is typed. */
export function figureView(node: Node, missing: string): NodeView {
  const dom = document.createElement('figure');
  const picture = document.createElement('div');
  picture.contentEditable = 'false';
  const contentDOM = document.createElement('div');
  dom.append(picture, contentDOM);
  const show = ({ attrs: { src, alt, label } }: Node) => {
    dom.setAttribute('style', captionStyle(label).style ?? '');
    picture.replaceChildren(src === null ? said(missing) : image(src, alt || label || ''));
  };
  show(node);
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false;
      if (!next.hasMarkup(node.type, node.attrs)) show(next);
      node = next;
      return true;
    },
    ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
  };
}

function image(src: string, alt: string): HTMLElement {
  const element = document.createElement('img');
  Object.assign(element, { src, alt, loading: 'lazy', decoding: 'async' });
  return element;
}

function said(words: string): HTMLElement {
  const element = document.createElement('p');
  element.className = 'missing';
  element.textContent = words;
  return element;
}
