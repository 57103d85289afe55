import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('says in words what its colour repeats, after its icon', () => {
  const html = renderToString(
    <Badge tone="red" icon={<svg aria-hidden="true" />}>
      Vencida
    </Badge>,
  );
  expect(html).toMatch(/^<span class="[^"]*text-red[^"]*"><svg aria-hidden="true"><\/svg>Vencida<\/span>$/);
});

it('is grey unless it is said', () => {
  expect(renderToString(<Badge>Borrador</Badge>)).toContain('text-gray');
});
