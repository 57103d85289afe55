import type { ReactNode } from 'react';

type SkipLinkProps = {
  /** The id of the page's `<main tabIndex={-1}>`, without '#'. */
  target: string;
  children: ReactNode;
};

/** The first link of a page, seen only when the keyboard reaches it: leads past the header. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className="sr-only z-50 rounded-md bg-accent font-sans font-semibold text-on-accent focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-4 focus:py-2"
    >
      {children}
    </a>
  );
}
