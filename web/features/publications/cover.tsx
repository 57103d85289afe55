import { type Covered, coverShapes, coverSize } from '#contract/cover.ts';
import { type FieldOfScience, fieldOfScience } from '#contract/fields-of-science.ts';
import { coverFigureAddress, coverWidths } from '#contract/public-addresses.ts';
import { classes } from '#web/ui/classes.ts';

const hues: Record<FieldOfScience, string> = {
  natural: 'text-field-natural',
  engineering: 'text-field-engineering',
  medical: 'text-field-medical',
  agricultural: 'text-field-agricultural',
  social: 'text-field-social',
  humanities: 'text-field-humanities',
};

interface Props {
  /** Of a work that is published; `portada` where it has a figure. */
  work: Covered & { portada?: object | undefined };
  /** How wide it is; its height follows. */
  className?: string;
  /** How wide it is on screens of each width, for the browser to choose a picture by. */
  sizes?: string;
  /** It is seen when the page is opened: fetched at once. */
  isFirst?: boolean;
}

/**
 * The cover of a published work: its first figure over the sheet that is folded for it, or that sheet alone, in the hue of its
 * field. It says nothing that does not stand beside it in words.
 */
export function Cover({ work, className, sizes = '8rem', isFirst = false }: Props) {
  const field = fieldOfScience(work.categoria);
  return (
    <span
      aria-hidden
      className={classes(
        'flex aspect-[3/4] shrink-0 flex-col overflow-hidden rounded-[2px] border border-line bg-sheet',
        field ? hues[field] : 'text-accent',
        className,
      )}
    >
      {work.portada && (
        <img
          src={coverFigureAddress(work.id, 480)}
          srcSet={coverWidths.map((width) => `${coverFigureAddress(work.id, width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className="h-[62%] w-full border-b border-line bg-[#ffffff] object-contain"
        />
      )}
      <svg
        viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
        preserveAspectRatio="xMidYMid slice"
        className="min-h-0 w-full flex-1"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by contract/cover.ts, of numbers alone
        dangerouslySetInnerHTML={{ __html: coverShapes(work.id) }}
      />
    </span>
  );
}
