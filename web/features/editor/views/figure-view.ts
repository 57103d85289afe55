import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { NodeView } from '@tiptap/pm/view';
import type { PictureMeans } from '../pictures/pictures.ts';
import { captionStyle } from './caption-style.ts';

type Context = {
  /** Said in the place of a picture that is not to be had. */
  missing: string;
  editor: Editor;
  getPos: () => number | undefined;
};

type OnFigure = (act: (pos: number) => void) => () => void;

/** The picture, or what is said in its place, how its sending goes, and under it the caption, which is typed. */
export function figureView(first: Node, { missing, editor, getPos }: Context): NodeView {
  const means = editor.storage.pictures;
  let node = first;
  const dom = document.createElement('figure');
  const picture = document.createElement('div');
  picture.contentEditable = 'false';
  const contentDOM = document.createElement('div');
  dom.append(picture, contentDOM);

  /** A button that has done its part is gone: the keyboard goes on in the text. */
  const onFigure = (act: (pos: number) => void) => () => {
    const pos = getPos();
    if (pos === undefined) return;
    editor.view.focus();
    act(pos);
  };
  const show = () => {
    const { label } = node.attrs;
    dom.style.cssText = captionStyle(label).style ?? '';
    picture.replaceChildren(pictureOf(node, missing, means), ...noticesOf(node, means, onFigure));
  };
  const unsubscribe = means?.uploads.subscribe((id) => id === node.attrs.id && show());
  show();
  return {
    dom,
    contentDOM,
    update: (next) => {
      if (next.type !== node.type) return false;
      const isSame = next.hasMarkup(node.type, node.attrs);
      node = next;
      if (!isSame) show();
      return true;
    },
    // The buttons are the page's, not the text's.
    stopEvent: ({ target }) => target instanceof Element && target.closest('button') !== null,
    ignoreMutation: (mutation) => !contentDOM.contains(mutation.target),
    destroy: () => unsubscribe?.(),
  };
}

function pictureOf({ attrs }: Node, missing: string, means: PictureMeans | undefined): HTMLElement {
  const { id, src, alt, label, width, height } = attrs;
  const preview = means?.uploads.of(id)?.preview;
  if (src === null && preview === undefined) return said('p', 'missing', missing);
  const image = document.createElement('img');
  Object.assign(image, { alt: alt || label || '', decoding: 'async' });
  if (preview === undefined) {
    image.loading = 'lazy';
    for (const [name, size] of Object.entries({ width, height })) if (size !== null) image.setAttribute(name, size);
  }
  image.src = preview ?? means?.address(src) ?? src;
  return image;
}

/** How the sending goes; or that a picture, or what it shows, is still to be given. */
function noticesOf({ attrs }: Node, means: PictureMeans | undefined, onFigure: OnFigure): HTMLElement[] {
  if (!means) return [];
  const { uploads, texts } = means;
  const open = onFigure(means.onOpen);
  const upload = uploads.of(attrs.id);
  const notices: HTMLElement[] = [];
  if (upload?.failure) {
    const notice = noticeOf(
      texts.failed(upload.failure),
      button(
        texts.retry,
        onFigure(() => uploads.retry(attrs.id)),
      ),
      button(
        texts.discard,
        onFigure(() => uploads.forget(attrs.id)),
      ),
    );
    notice.classList.add('figure-failure');
    notice.setAttribute('role', 'alert');
    notices.push(notice);
  } else if (upload) notices.push(progress(upload.part, texts.sending(upload.part)));
  else if (attrs.src === null) notices.push(noticeOf('', button(texts.choose, open)));
  if ((upload || attrs.src !== null) && attrs.alt === '')
    notices.push(noticeOf(texts.noAlt, button(texts.writeAlt, open)));
  return notices;
}

function noticeOf(words: string, ...buttons: HTMLElement[]): HTMLElement {
  const notice = document.createElement('div');
  notice.className = 'figure-notice';
  notice.append(...(words ? [said('span', '', words)] : []), ...buttons);
  return notice;
}

function progress(part: number, words: string): HTMLElement {
  const bar = document.createElement('progress');
  Object.assign(bar, { max: 1, value: part, ariaLabel: words });
  const notice = noticeOf(words);
  notice.append(bar);
  return notice;
}

function button(words: string, act: () => void): HTMLElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = words;
  element.addEventListener('click', act);
  return element;
}

function said(tag: 'p' | 'span', className: string, words: string): HTMLElement {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = words;
  return element;
}
