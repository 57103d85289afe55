import { useState } from 'react';
import { classes } from './classes.ts';

const sizes = { small: 'size-8 text-xs', medium: 'size-10 text-sm', large: 'size-20 text-xl' };
const lettersLook =
  'inline-flex items-center justify-center border border-accent-line bg-accent-wash font-serif font-semibold ' +
  'text-accent before:content-[attr(data-initials)]';

export type AvatarProps = {
  /** The person's name, for the initials. */
  name: string;
  src?: string | null;
  size?: keyof typeof sizes;
  /** Only where the name is not written beside it. */
  label?: string;
  className?: string;
};

/** A person's picture, or their initials while there is none. */
export function Avatar({ name, src, size = 'medium', label, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const frame = classes('shrink-0 rounded-full', sizes[size], className);
  if (src && src !== broken) {
    return (
      <img
        src={src}
        alt={label ?? ''}
        onError={() => setBroken(src)}
        className={classes(frame, 'bg-wash object-cover')}
      />
    );
  }
  // Drawn by the style sheet, the letters are not text that a label round them would have to repeat.
  const look = classes(frame, lettersLook);
  return label ? (
    <span role="img" aria-label={label} data-initials={initials(name)} className={look} />
  ) : (
    <span aria-hidden data-initials={initials(name)} className={look} />
  );
}

/** The first letters of the first two words of a name: 'Ana Ruiz Lugo' gives 'AR'. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toLocaleUpperCase() ?? '')
    .join('');
}
