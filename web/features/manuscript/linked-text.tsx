import type { ReactNode } from 'react';

/** Web addresses, and DOIs written without one. */
const addresses = /(https?:\/\/[^\s<>"«»]+|\b10\.\d{4,9}\/[^\s<>"«»]+)/i;

/** Plain text with its web addresses (only http and https) and DOIs as links. */
export function linkedText(text: string): ReactNode[] {
  return text.split(addresses).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const said = withoutEnd(piece);
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place
      <a key={index} href={addressOf(said)} rel="noopener">
        {said}
      </a>,
      piece.slice(said.length),
    ];
  });
}

/** A DOI's characters that would end or garble the path of an address are escaped. */
const addressOf = (said: string) =>
  /^https?:/i.test(said) ? said : `https://doi.org/${said.replace(/[%#?]/g, encodeURIComponent)}`;

/** Marks at the end are the sentence's; so is a bracket that was not opened within. */
function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0) {
    const last = address.charAt(end - 1);
    const isForeign = last === ')' ? !isBalanced(address.slice(0, end)) : ".,;:!?'’”]}".includes(last);
    if (!isForeign) break;
    end--;
  }
  return address.slice(0, end);
}

const isBalanced = (text: string) => text.split('(').length >= text.split(')').length;
