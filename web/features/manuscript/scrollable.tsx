import type { ReactNode } from 'react';

type Props = {
  className: 'table-scroll' | 'equation-scroll';
  /** What kind of thing this is, said where it has no label. */
  name: string;
  /** What it alone is called, 'Tabla 3': only then is it a landmark, for those must not share a name. */
  label: string | undefined;
  children: ReactNode;
};

/** Something that may be wider than its column: it scrolls by itself, with the keyboard too (WCAG 2.1.1). */
export function Scrollable({ className, name, label, children }: Props) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div className={className} tabIndex={0} role={label ? 'region' : 'group'} aria-label={label || name}>
      {children}
    </div>
  );
}
