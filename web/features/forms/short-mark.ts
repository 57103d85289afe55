/** Tells one text from another in a few letters (FNV-1a), as in the name of what is kept: no key, and no secret. */
export function shortMark(text: string): string {
  let mark = 0x811c9dc5;
  for (const character of text) mark = Math.imul(mark ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (mark >>> 0).toString(36);
}
