import { usePictureAddress } from './picture-key.ts';

type Props = {
  src: string | null;
  alt: string;
  /** In CSS pixels, where known: the page then keeps its place for it. */
  width?: number | undefined;
  height?: number | undefined;
} & Record<'missing' | 'enlarge', string>;

/** A picture of our own file store, never wider than its column, as a link to itself; or what is said in its place. */
export function Picture({ src, alt, width, height, missing, enlarge }: Props) {
  const address = usePictureAddress(src);
  if (address === null) return <p className="missing">{missing}</p>;
  return (
    <a
      href={address}
      data-enlarge
      data-wide={isWide(width, height)}
      aria-label={[enlarge, alt].filter(Boolean).join(': ')}
      className="block"
    >
      <img src={address} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </a>
  );
}

/** Much wider than high, and large enough to be shown wider than a line of text (styles/work.css). */
const isWide = (width = 0, height = 0) => (width >= 900 && width > height * 1.9 ? '' : undefined);
