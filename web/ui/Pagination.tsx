import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';

export type PaginationProps = {
  /** Names the landmark: 'Páginas de resultados'. */
  label: string;
  /** 'Página 2'. */
  pageLabel: ReactNode;
  previousLabel: string;
  nextLabel: string;
  /** From 1. */
  page: number;
  hasNext: boolean;
  /** Pages as buttons… */
  onPage?: (page: number) => void;
  /** …or as links: gives an empty link element, `<Link to={…} />`. */
  linkTo?: (page: number) => ReactElement;
  className?: string;
};

/** The way to the page before and the page after. */
export function Pagination(props: PaginationProps) {
  const { label, pageLabel, previousLabel, nextLabel, page, hasNext, onPage, linkTo, className } = props;
  const step = (to: number, open: boolean, words: ReactNode) =>
    linkTo && open ? (
      <Button asChild size="small">
        {cloneElement(linkTo(to), undefined, words)}
      </Button>
    ) : (
      <Button size="small" disabled={!open} onClick={() => onPage?.(to)}>
        {words}
      </Button>
    );
  return (
    <nav aria-label={label} className={classes('flex items-center justify-between gap-4 sm:justify-center', className)}>
      {step(
        page - 1,
        page > 1,
        <>
          <ChevronLeft aria-hidden />
          {previousLabel}
        </>,
      )}
      <span aria-live="polite" className="text-sm text-muted tabular-nums">
        {pageLabel}
      </span>
      {step(
        page + 1,
        hasNext,
        <>
          {nextLabel}
          <ChevronRight aria-hidden />
        </>,
      )}
    </nav>
  );
}
