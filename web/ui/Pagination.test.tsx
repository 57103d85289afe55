import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const words = { label: 'Páginas', pageLabel: 'Página', previousLabel: 'Anterior', nextLabel: 'Siguiente' };
const pagination = (props: Pick<PaginationProps, 'page' | 'hasNext' | 'linkTo'>) =>
  renderToString(<Pagination {...words} {...props} />);

describe('Pagination', () => {
  it('shuts the way back on the first page and the way on at the last', () => {
    expect(pagination({ page: 1, hasNext: true })).toMatch(/<button[^>]* disabled=""[^>]*>.*Anterior/);
    expect(pagination({ page: 4, hasNext: false })).toMatch(/Anterior.*<button[^>]* disabled=""[^>]*>Siguiente/);
  });

  it('leads to the neighbouring pages by links when given them', () => {
    const html = pagination({
      page: 2,
      hasNext: true,
      // biome-ignore lint/a11y/useAnchorContent: Pagination puts the words in
      linkTo: (page) => <a href={`?page=${page}`} />,
    });
    expect(html).toMatch(/<a href="\?page=1"[^>]*>.*Anterior<\/a>.*<a href="\?page=3"[^>]*>Siguiente/);
    expect(html).not.toContain('<button');
  });
});
