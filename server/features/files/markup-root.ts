/** What may stand before the first element, and how each ends. */
const before = [
  { opens: '<?', closes: '?>' },
  { opens: '<!--', closes: '-->' },
];

/**
 * The name of the first element of a text that begins as XML or HTML, in small letters and without its namespace's prefix;
 * `html` where a document type says so; undefined where the text is none, or is cut before it. In one pass.
 */
export function rootOf(text: string): string | undefined {
  let rest = text.replace(/^\uFEFF/, '');
  for (;;) {
    rest = rest.trimStart();
    const skipped = before.find(({ opens }) => rest.startsWith(opens));
    const end = skipped ? rest.indexOf(skipped.closes) + skipped.closes.length : endOfDoctype(rest);
    if (/^<!doctype\s+html/i.test(rest)) return 'html';
    if (end === 0) return /^<(?:[\w.-]+:)?([\w.-]+)[\s/>]/.exec(rest.slice(0, 200))?.[1]?.toLowerCase();
    if (end < (skipped?.closes.length ?? 1)) return undefined;
    rest = rest.slice(end);
  }
}

/** Where a document type at the start of the text ends, its own declarations in brackets included; 0 where there is none. */
function endOfDoctype(text: string): number {
  if (!/^<!doctype\s/i.test(text)) return 0;
  const [bracket, close] = [text.indexOf('['), text.indexOf('>')];
  return bracket !== -1 && bracket < close ? text.indexOf(']>') + 2 : close + 1;
}
