/** The outer forme of an octavo: eight pages on one side of a sheet, so placed that folding puts them in order. */
const forme = [
  [5, 12, 9, 8],
  [4, 13, 16, 1],
] as const;
const page = { width: 92, height: 132 };
const lines = Array.from({ length: 11 }, (_, line) => line);

/** A pliego, before it is folded: what the product is named after. */
export function ImposedSheet({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 400 296" aria-hidden="true" className={className}>
      <rect x="0.5" y="0.5" width="399" height="295" rx="2" className="fill-sheet stroke-line-strong" />
      {forme.flatMap((row, y) =>
        row.map((number, x) => (
          <g key={number} transform={`translate(${16 + x * page.width} ${16 + y * page.height})`}>
            {/* The upper row stands on its head: the sheet is folded away from the reader. */}
            <g transform={y === 0 ? `rotate(180 ${page.width / 2} ${page.height / 2})` : undefined}>
              <Page number={number} />
            </g>
          </g>
        )),
      )}
      <path d="M16 148H384M108 16V280M200 16V280M292 16V280" className="stroke-accent-line" strokeDasharray="3 4" />
    </svg>
  );
}

function Page({ number }: { number: number }) {
  const first = number === 1;
  return (
    <>
      {lines.map((line) => {
        const last = line === lines.length - 1;
        return first && line < 4 ? null : (
          <rect
            key={line}
            x="14"
            y={20 + line * 8}
            width={last ? 34 : 64}
            height="2.5"
            rx="1"
            className={(number + line) % 7 === 0 ? 'fill-line-strong' : 'fill-line'}
          />
        );
      })}
      {first && <rect x="14" y="22" width="52" height="7" rx="1" className="fill-accent" />}
      {first && <rect x="14" y="34" width="38" height="7" rx="1" className="fill-accent" />}
      <text x="46" y="121" textAnchor="middle" className="fill-muted font-serif text-[9px]">
        {number}
      </text>
    </>
  );
}
