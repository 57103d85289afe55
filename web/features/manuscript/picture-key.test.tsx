import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';
import { PictureKey } from './picture-key.ts';

const picture = (
  <Picture src="/files/obra/a.png" alt="Una red" width={640} height={480} missing="Falta" enlarge="Ver en grande" />
);

describe('a picture of a text', () => {
  it('keeps its place on the page', () => {
    expect(renderToString(picture)).toMatch(/<img src="\/files\/obra\/a.png" [^>]*width="640" height="480"/);
  });

  it('is asked for with the key of a work that is not public, by the page and by its link', () => {
    const html = renderToString(<PictureKey value="k+1">{picture}</PictureKey>);
    expect(html.match(/="\/files\/obra\/a.png\?llave=k%2B1"/g)).toHaveLength(2);
  });

  it('is asked for without one where none is needed', () => {
    expect(renderToString(<PictureKey value={null}>{picture}</PictureKey>)).not.toContain('llave');
  });
});
