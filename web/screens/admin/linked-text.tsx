import { useSiteOrigin } from '#web/data/site-origin.ts';

/** Whole addresses, and those of this site that the server did not know how to begin: they stand by themselves. */
const addresses = /(https?:\/\/\S+|(?<!\S)\/[\w-]{2,}\S*)/;

/** A text as it stands, its addresses made links; those of this site are whole, so that they can be passed on. */
export function LinkedText({ text }: { text: string }) {
  const origin = useSiteOrigin();
  return text.split(addresses).map((part, index) => {
    if (index % 2 === 0) return part;
    const address = part.startsWith('/') ? origin + part : part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <a key={index} href={address} className="link break-all">
        {address}
      </a>
    );
  });
}
