/** Years of publication as an address says them: one, '2024', or from one to another, '2019-2024'. */

/** Where a span has no beginning or no end. */
const [first, last] = [1000, 9999] as const;

export interface Years {
  desde: number;
  hasta: number;
}

/** What two years are written as, in their order. */
export const writeYears = (one: number, other: number): string =>
  one === other ? String(one) : `${Math.min(one, other)}-${Math.max(one, other)}`;

/** The years that a value of the filter says; undefined where it says none. */
export function yearsOf(text: string): Years | undefined {
  const said = /^([1-9]\d{3})(?:-([1-9]\d{3}))?$/.exec(text.trim());
  if (!said) return undefined;
  const [one, other] = [Number(said[1]), Number(said[2] ?? said[1])];
  return { desde: Math.min(one, other), hasta: Math.max(one, other) };
}

/** A value of the filter in its one form. */
export function readYears(text: string): string | undefined {
  const years = yearsOf(text);
  return years && writeYears(years.desde, years.hasta);
}

/** The value that two boxes say, of which one may be empty. */
export function spanOf(desde: string | null, hasta: string | null): string | undefined {
  const [from, to] = [yearsOf(desde ?? ''), yearsOf(hasta ?? '')];
  return from || to ? writeYears(from?.desde ?? first, to?.hasta ?? last) : undefined;
}

/** How a value is said to people: '2024', '2019–2024', or the key of 'desde 2019' and 'hasta 2024' with its year. */
export function saidYears(value: string): { text: string } | { key: 'from' | 'to'; year: number } {
  const years = yearsOf(value);
  if (!years || years.desde === years.hasta) return { text: value };
  if (years.hasta === last) return { key: 'from', year: years.desde };
  if (years.desde === first) return { key: 'to', year: years.hasta };
  return { text: `${years.desde}–${years.hasta}` };
}

/** As many bars as there is room for with 24 px for each (WCAG 2.5.8). */
const mostBars = 9;
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

export interface Bar extends Years {
  total: number;
  /** Its value of the filter, of the whole step: the same whichever years there are works of. */
  valor: string;
}

/**
 * The years in which there are works, as bars of equally many years each, those without works between them too: few enough to be
 * pointed at. The last bar is said to end with the last year that has works.
 */
export function barsOf(counts: readonly { valor: string; total: number }[]): Bar[] {
  const years = counts.map(({ valor }) => Number(valor)).filter((year) => year > 0);
  // Of none there are no bars: the first year is Infinity then, and the last its opposite.
  const [from, to] = [Math.min(...years), Math.max(...years)];
  const step = steps.find((each) => Math.floor(to / each) - Math.floor(from / each) < mostBars) ?? 1000;
  const begin = Math.floor(from / step) * step;
  const bars: Bar[] = [];
  for (let desde = begin; desde <= to; desde += step) {
    const hasta = Math.min(desde + step - 1, to);
    const own = counts.filter(({ valor }) => Number(valor) >= desde && Number(valor) <= hasta);
    const total = own.reduce((sum, { total }) => sum + total, 0);
    bars.push({ desde, hasta, total, valor: writeYears(desde, desde + step - 1) });
  }
  return bars;
}
