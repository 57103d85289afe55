// @vitest-environment happy-dom
/** What markup says by styles is said again by script: a page takes no style attribute. */
import { expect, it } from 'vitest';
import { giveStyles, styleKept, withStylesKept } from './own-styles.ts';

it('of tags wait for it, and words that look alike stay', () => {
  const html = `<p style="color:red" class=a>style="b" <b STYLE='font-weight:normal'>x</b> <img alt=">" style=top:0></p>`;
  expect(withStylesKept(html)).toBe(
    `<p ${styleKept}="color:red" class=a>style="b" <b ${styleKept}='font-weight:normal'>x</b> <img alt=">" ${styleKept}=top:0></p>`,
  );
});

it('of tags that never end leave the text as it is', () => {
  for (const unit of ['<a ', '<a "', "<a '", '<a b="']) {
    const endless = unit.repeat(20_000);
    expect(withStylesKept(endless)).toBe(endless);
  }
});

it('are given to the elements that they were of', () => {
  const body = document.createElement('div');
  body.innerHTML = withStylesKept('<p><b style="font-weight: normal">x</b></p>');
  expect(body.querySelector('b')?.getAttribute('style')).toBeNull();
  giveStyles(body);
  expect(body.querySelector('b')?.style.fontWeight).toBe('normal');
  expect(body.querySelector(`[${styleKept}]`)).toBeNull();
});
