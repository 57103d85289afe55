import type { ReactNode } from 'react';
import { classes } from './classes.ts';

type ProseProps = {
  /** The language of the text, when it is not the page's: hyphens and voices follow it. */
  lang?: string;
  className?: string;
  children: ReactNode;
};

/** A text to read at length. What it may hold is said in styles/prose.css. */
export function Prose({ lang, className, children }: ProseProps) {
  return (
    <div lang={lang} className={classes('prose-pliego', className)}>
      {children}
    </div>
  );
}
