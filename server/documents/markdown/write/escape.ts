/** Text as Markdown that says just that, wherever in a line it stands. */
export const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]<>$~|]/g, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\s*\n\s*/g, ' ');

/** Says nothing, and keeps apart what stands before and behind it. */
export const between = '<!-- -->';

/** An address between `<` and `>`, neither of which ends it early. */
export const asTarget = (address: string): string =>
  address.replace(/[<>\s]/g, encodeURIComponent).replace(/\\|&(?=#?\w+;)/g, '\\$&');

/** A block whose first signs would make it a heading, list or quotation keeps them as text. */
export const escapedStart = (markdown: string): string =>
  markdown
    .replace(/^(?=#{1,6}\s|[-+=]{1,}(?:\s|$)|-{3}|={3}|:)/, '\\')
    .replace(/^(\d{1,9})(?=[.)](?:\s|$))/, '$1\\')
    // What the reader takes for the caption of a table.
    .replace(/^Tabla:(?=\s)/, 'Tabla&#58;');

/** MathML as raw HTML: what Markdown would read between its tags is written as references. */
export const rawMathml = (mathml: string): string =>
  mathml.replace(
    />([^<]*)</g,
    (_, text: string) => `>${text.replace(/[\\`*_[\]$~|]/g, (sign) => `&#${sign.charCodeAt(0)};`)}<`,
  );
