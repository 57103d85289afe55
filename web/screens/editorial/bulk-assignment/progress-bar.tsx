/** How far something is, from 0 to 1, as a bar with its name. */
export function ProgressBar({ label, part }: { label: string; part: number }) {
  const percent = Math.round(part * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className="h-2 max-w-form overflow-hidden rounded-sm bg-press"
    >
      <span className="block h-full bg-accent transition-[width]" style={{ width: `${percent}%` }} />
    </div>
  );
}
