const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };
const plain = (html: string) => html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity] ?? entity);

/** Escaped text whose matches stand inside `<mark>`, as the search gives it; nothing else in it is taken as markup. */
export function MarkedText({ html }: { html: string }) {
  return html.split(/<mark>(.*?)<\/mark>/s).map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places
    place % 2 === 1 ? <mark key={place}>{plain(part)}</mark> : <span key={place}>{plain(part)}</span>,
  );
}
