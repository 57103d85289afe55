import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('says in words what its dot repeats', () => {
  const html = renderToString(<Badge tone="red">Vencida</Badge>);
  expect(html).toMatch(/<span aria-hidden="true" class="[^"]*text-red[^"]*"><span class="[^"]*rounded-full[^"]*">/);
  expect(html).toContain('<span>Vencida</span>');
});

it('has an icon in the place of its dot', () => {
  const html = renderToString(<Badge icon={<svg aria-hidden="true" />}>Falló</Badge>);
  expect(html).toContain('<svg aria-hidden="true"></svg>');
  expect(html).not.toContain('rounded-full');
});

it('is grey unless it is said', () => {
  expect(renderToString(<Badge>Borrador</Badge>)).toContain('text-gray');
});
