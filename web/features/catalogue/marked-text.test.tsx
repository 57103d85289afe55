import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkedText } from './marked-text.tsx';

it('only what was found is marked; nothing else in an excerpt is taken as markup', () => {
  expect(renderToString(<MarkedText html={'a &lt;b&gt; <mark>agua</mark> <img src=x> &amp;lt;'} />)).toBe(
    '<span>a &lt;b&gt; </span><mark>agua</mark><span> &lt;img src=x&gt; &amp;lt;</span>',
  );
});
