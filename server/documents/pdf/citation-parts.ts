export interface CitationPart {
  before: string;
  said: string;
  after: string;
}

/**
 * '(Kuhn, 1962; Cajal, 1899)' and '[3, 7]' have a part for each of their two references; brackets and marks between
 * stay outside the links. Whatever cannot be shared out so ('3–7', with five) is one part, for the first reference.
 */
export function citationParts(text: string, references: number): CitationPart[] {
  const pieces = text.split(/(?<=;)/);
  if (pieces.length === references) return pieces.map(trimmed);
  const numbers = text.split(/(?<=,)/);
  const isNumeric = numbers.every((piece) => /^[([\s]*\d+[)\],\s]*$/.test(piece));
  return isNumeric && numbers.length === references ? numbers.map(trimmed) : [trimmed(text)];
}

function trimmed(piece: string): CitationPart {
  const [, before = '', said = '', after = ''] = /^([([\s]*)(.*?)([)\],;\s]*)$/s.exec(piece) ?? [];
  if (said === '') return { before: '', said: piece, after: '' };
  // A bracket at the end stays inside where it closes one of the words': '(OMS (Ginebra), 1962)'.
  const isOpen = said.split('(').length > said.split(')').length && after.startsWith(')');
  return isOpen ? { before, said: `${said})`, after: after.slice(1) } : { before, said, after };
}
