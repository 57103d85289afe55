import { type Covered, coverShapes, coverSize } from '#contract/cover.ts';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { fieldOfScience } from '#contract/fields-of-science.ts';
import { coverFigureAddress, coverWidths } from '#contract/public-addresses.ts';
import { classes } from '#web/ui/classes.ts';
import { trustedHtml } from '#web/ui/trusted-html.ts';
import { hueOf } from './hue-of.ts';

/** A strip, wide or high, is nothing on so small a sheet: the drawn one says more. */
const proportions = { least: 0.55, most: 2.2 };
function suits({ portada }: Pick<CatalogueEntry, 'portada'>): boolean {
  const { ancho = 1, alto = 1 } = portada ?? {};
  return portada !== undefined && ancho / alto >= proportions.least && ancho / alto <= proportions.most;
}

interface Props {
  /** Of a work that is published; `portada` where it has a figure. */
  work: Covered & Pick<CatalogueEntry, 'portada'>;
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
  return (
    <span
      aria-hidden
      className={classes(
        'flex aspect-[3/4] shrink-0 flex-col overflow-hidden rounded-sm border border-line bg-sheet',
        hueOf(fieldOfScience(work.categoria)),
        className,
      )}
    >
      {suits(work) && (
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
        dangerouslySetInnerHTML={{ __html: trustedHtml(coverShapes(work.id)) }}
      />
    </span>
  );
}
