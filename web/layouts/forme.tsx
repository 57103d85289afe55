import { useLocation } from 'react-router';
import { headerLinks, isHere } from './links.ts';

/** Eight pages on one side of a sheet, as the printer has them: so placed that folding puts them in order, the upper ones on their heads. */
const forme = [
  [5, 4, 3, 6],
  [8, 1, 2, 7],
] as const;
const page = { width: 14, height: 18 };

/** A small sheet of imposed page numbers at the foot of the public site; the present part of it, by the order of the header, is red. */
export function Forme({ className = '' }: { className?: string }) {
  const location = useLocation();
  const here = headerLinks.findIndex(({ to }) => isHere(to, location)) + 1;
  return (
    <svg viewBox="0 0 57 37" aria-hidden="true" className={`h-9 w-auto ${className}`}>
      <rect x="0.5" y="0.5" width="56" height="36" className="fill-none stroke-line-strong" strokeWidth="0.75" />
      <path d="M14.5 1V36M28.5 1V36M42.5 1V36M1 18.5H56" strokeDasharray="2 2" className="stroke-line" />
      {forme.flatMap((row, y) =>
        row.map((number, x) => {
          const [left, top] = [0.5 + (x + 0.5) * page.width, 0.5 + (y + 0.5) * page.height];
          return (
            <text
              key={number}
              x={left}
              y={top}
              dy="0.34em"
              textAnchor="middle"
              transform={y === 0 ? `rotate(180 ${left} ${top})` : undefined}
              className={`font-serif text-[9px] ${number === here ? 'fill-rubric font-semibold' : 'fill-muted'}`}
            >
              {number}
            </text>
          );
        }),
      )}
    </svg>
  );
}
