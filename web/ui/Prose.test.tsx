import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Prose } from './Prose.tsx';

it('says the language of a text that is not the page’s', () => {
  const html = renderToString(
    <Prose lang="en" className="max-w-reading">
      <p>Wetlands</p>
    </Prose>,
  );
  expect(html).toBe('<div lang="en" class="prose-pliego max-w-reading"><p>Wetlands</p></div>');
  expect(renderToString(<Prose>Humedales</Prose>)).not.toContain('lang');
});
