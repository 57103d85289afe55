const marks: Readonly<Record<string, [string, string, string, string]>> = {
  en: ['“', '”', '‘', '’'],
  other: ['«', '»', '“', '”'],
};

/** A passage in the quotation marks of its language, on one line; its own marks become those within. */
export function quotation(passage: string, language: string): string {
  const [open, close, innerOpen, innerClose] = marks[language] ?? marks.other ?? ['"', '"', "'", "'"];
  const said = passage.replace(/\s+/g, ' ').trim();
  const inner = said.replaceAll(open, innerOpen).replaceAll(close, innerClose);
  return open + inner + close;
}
