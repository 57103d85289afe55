/** Pages of articles as JATS files write them. */

/** 'S331': its letters, its number. */
const pageNumber = /^([A-Za-z]*)(\d{1,6})$/;

/** The last page in full, also where it is written short, as after '331' ('6') or 'S331' ('36'). */
export function wholeEnd(first: string, last: string): string {
  const [start, end] = [first.match(pageNumber), last.match(pageNumber)];
  if (!start?.[2] || !end?.[2] || (end[1] !== '' && end[1] !== start[1])) return last;
  if (end[2].length >= start[2].length) return last;
  const whole = start[2].slice(0, -end[2].length) + end[2];
  // What would end before it begins is no short form: 'e12' of '331'.
  return Number(whole) < Number(start[2]) ? last : start[1] + whole;
}

/** From first to last page, also where both have a letter ('S331'); undefined where that cannot be said. */
export function pageCount(first: string, last: string): number | undefined {
  const [start, end] = [first.match(pageNumber), wholeEnd(first, last).match(pageNumber)];
  if (!start?.[2] || !end?.[2] || (end[1] !== '' && end[1] !== start[1])) return undefined;
  const count = Number(end[2]) - Number(start[2]) + 1;
  return count > 0 ? count : undefined;
}
