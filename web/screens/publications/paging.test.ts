import { describe, expect, it } from 'vitest';
import { hasNextPage, pageSize } from './paging.ts';

const rows = (count: number) => Array.from({ length: count });

describe('a next page', () => {
  it('is there after a full page that is not the last', () => {
    expect(hasNextPage({ publications: rows(pageSize), page: 1, totalPages: 2 })).toBe(true);
  });

  it('is not there when fewer rows came than a page holds', () => {
    expect(hasNextPage({ publications: rows(pageSize - 1), page: 1, totalPages: 2 })).toBe(false);
  });

  it('is not there after a last page that happens to be full', () => {
    expect(hasNextPage({ publications: rows(pageSize), page: 2, totalPages: 2 })).toBe(false);
  });
});
