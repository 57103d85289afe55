/** Regular expressions that may take time by the square of what they read (regexes.test.ts), and why they stay. */

const takesAll = 'Nothing is refused after its last part, which takes all that is left: no beginning is tried twice.';
export const slowerWithReason: ReadonlyMap<string, string> = new Map([
  [String.raw`/^\s*ADDIN\s+(?:ZOTERO_ITEM\s+)?CSL_CITATION\s+(.*)$/s`, takesAll],
  [String.raw`/^(?:\[(\d{1,4})\]|(\d{1,4})[.)])\s+(.+)$/s`, takesAll],
  [String.raw`/^@([A-Za-z][\w.-]*)(?:\s*,\s*(.+))?$/s`, 'A mention in Markdown, as long as its text.'],
  [String.raw`/^[^\d?]*[^?\s]+[^\d]*$/`, 'A name, no longer than the contract lets one be.'],
  [
    String.raw`/^(.*?)\s*\(?(?:https?:\/\/orcid\.org\/)?(\d{4}-\d{4}-\d{4}-\d{3}[\dX])\)?\s*$/`,
    'One name of a line of a table that an administrator loads.',
  ],
  [
    String.raw`/(?:\S:\/\/\S*|\bwww\.\S*|(?:^|\s)(?:doi:)?10\.\d{4,}\/\S*|\S*[@\\]\S*|(?:^|\s)--\S*)$/i`,
    'The word before the cursor, in the browser of whoever writes it.',
  ],
  [
    String.raw`/[^\s<>(),;:"]+@[^\s<>(),;:"]+\.[^\s<>(),;:".]+/`,
    'Whom a reviewer who declines suggests, in the browser.',
  ],
]);

/**
 * Those that begin anew in each place of a row of the same signs: of so many signs that do not end as they should, the square is taken.
 * They read what has a length (a name, an address, a line of a table, a text of ours) or a text whose length its call bounds; a new one is
 * looked at for how long what it reads may be.
 */
export const lookedAt: readonly string[] = [
  String.raw`/^[._-]+|[._-]+$/g`,
  String.raw`/<[^>]*>/g`,
  String.raw`/\s+\S*$/`,
  String.raw`/(?<=^(?!May)\p{L}+)(?= )/u`,
  String.raw`/\s*[/|;:·•,()]\s*|\s+[–—-]\s+/`,
  String.raw`/[?#].*$/s`,
  String.raw`/(\s*[,;]\s*)/`,
  String.raw`/\s*\\tag\{([^{}]+)\}\s*$/`,
  String.raw`/\s*\n\s*/g`,
  String.raw`/ +$/gm`,
  String.raw`/>([^<]*)</g`,
  String.raw`/\s*\\?\n\s*/g`,
  String.raw`/^[.\s]+|[.\s]+$/g`,
  String.raw`/[\s,;:.–—-]+$/u`,
  String.raw`/\[([^\]]*\{(\w+)\}[^\]]*)\]/g`,
  String.raw`/\/+$/`,
  String.raw`/^[\s.]+|[\s.]+$/g`,
  String.raw`/\s*[-–—]+\s*/`,
  String.raw`/\s*,\s*/`,
  String.raw`/\s+(?:y|e|and|&)\s+/i`,
  String.raw`/\+.*$/`,
  String.raw`/\?(.*)$/s`,
  String.raw`/(?<=.)\/+$/`,
  String.raw`/[^a-z0-9]+$/i`,
  String.raw`/^https?:\/\/(?:www\.)?|\/+$/gi`,
  String.raw`/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g`,
  String.raw`/[.]+$/`,
  String.raw`/[\p{L}\p{N}]\S*\s+\S*[\p{L}\p{N}]/u`,
  String.raw`/[?#].*$/`,
  String.raw`/\uE0A2([^\uE0A3]*)\uE0A3([^\uE0A4]*)\uE0A4/g`,
  String.raw`/(?<=^[^:]*|\]):\d+$/`,
  String.raw`/%.*$/`,
  String.raw`/["'“«${'`'}].*$/s`,
  String.raw`/^.*?(?=10\.)|[.,;)]+$/g`,
  String.raw`/[,\n][\s\S]*$|[^a-z]/g`,
  String.raw`/[.:\s]+$/`,
  String.raw`/\B(?=(?:\d{3})+$)/g`,
  String.raw`/^-+|-+$/g`,
  String.raw`/(\w+)="((?:[^"\\]|\\.)*)"/g`,
  String.raw`/[; ]+$/`,
];
