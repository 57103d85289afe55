import { describe, expect, it } from 'vitest';
import { formatReference } from './apa.ts';

const kuhn = { family: 'Kuhn', given: 'Thomas S.' };
const cajal = { family: 'Ramón y Cajal', given: 'Santiago' };
const issued = { 'date-parts': [[1962, 5]] };

describe('a reference as text', () => {
  it('names the author, the year, the title and the publisher of a book', () => {
    const text = formatReference({ type: 'book', title: 'La estructura', author: [kuhn], issued, publisher: 'FCE' });
    expect(text).toBe('Kuhn, T. S. (1962). La estructura. FCE.');
  });

  it('gives volume, issue, pages with an en dash and the DOI of an article, not its publisher', () => {
    const text = formatReference({
      type: 'article-journal',
      title: 'Textura del sistema nervioso',
      author: [cajal, kuhn],
      issued,
      'container-title': 'Revista Trimestral',
      volume: '12',
      issue: '3',
      page: '45-67',
      publisher: 'Nicolás Moya',
      DOI: 'doi:10.1000/xyz',
    });
    expect(text).toBe(
      'Ramón y Cajal, S. y Kuhn, T. S. (1962). Textura del sistema nervioso. Revista Trimestral, 12(3), 45–67. https://doi.org/10.1000/xyz',
    );
  });

  it('says in which book a chapter stands', () => {
    const text = formatReference({
      type: 'chapter',
      title: 'Los humedales.',
      author: [kuhn],
      editor: [cajal, { family: 'Iglesias', given: 'José-Luis' }],
      issued,
      'container-title': 'Ecología ibérica',
      edition: '2',
      page: '10--20',
      publisher: 'Ariel',
    });
    expect(text).toBe(
      'Kuhn, T. S. (1962). Los humedales. En S. Ramón y Cajal y J.-L. Iglesias (Eds.), Ecología ibérica (2.ª ed., pp. 10–20). Ariel.',
    );
  });

  it('writes initials as people write their names', () => {
    const initialsOf = (given: string) =>
      formatReference({ type: 'book', title: 'X', author: [{ family: 'A', given }] }).split(' (')[0];
    expect(initialsOf('María del Carmen')).toBe('A, M. del C.');
    expect(initialsOf('J.M.')).toBe('A, J. M.');
    expect(initialsOf('TS')).toBe('A, T. S.');
    expect(initialsOf('Jean-Paul')).toBe('A, J.-P.');
    expect(initialsOf('Álvaro')).toBe('A, Á.');
  });

  it("writes 'e' before a name that begins with its sound", () => {
    const text = formatReference({ type: 'book', title: 'X', author: [kuhn, { literal: 'Iglesias, M.' }], issued });
    expect(text).toContain('Kuhn, T. S. e Iglesias, M. (1962)');
  });

  it('names nineteen authors and the last where there are more than twenty', () => {
    const author = Array.from({ length: 25 }, (_, index) => ({ family: `A${index + 1}` }));
    expect(formatReference({ type: 'book', title: 'X', author })).toContain('A18, A19, … A25. (s. f.).');
  });

  it('begins with the title where nobody is named', () => {
    expect(
      formatReference({ type: 'webpage', title: '¿Qué es un humedal?', issued, URL: 'https://example.org/a' }),
    ).toBe('¿Qué es un humedal? (1962). https://example.org/a');
  });

  it('says when a page that may change was read', () => {
    const accessed = { 'date-parts': [[2024, 5, 3]] };
    expect(formatReference({ type: 'webpage', title: 'Atlas', accessed, URL: 'https://example.org/a' })).toBe(
      'Atlas. (s. f.). Recuperado el 3 de mayo de 2024, de https://example.org/a',
    );
  });

  it('says what a thesis is, and the edition of a book', () => {
    const editor = [cajal];
    expect(formatReference({ type: 'thesis', title: 'Marismas', author: [kuhn], publisher: 'UNAM' })).toBe(
      'Kuhn, T. S. (s. f.). Marismas [Tesis, UNAM].',
    );
    expect(formatReference({ type: 'book', title: 'Marismas', editor, edition: '3' })).toBe(
      'Ramón y Cajal, S. (Ed.). (s. f.). Marismas (3.ª ed.).',
    );
  });
});
