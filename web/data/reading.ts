/** How a reader wants the texts of works in this browser: only what they chose is kept, the rest is as it comes. */
export interface Reading {
  size?: (typeof readingChoices)['size'][number];
  width?: (typeof readingChoices)['width'][number];
  spacing?: (typeof readingChoices)['spacing'][number];
}

/** What can be chosen besides 'normal', which is to choose nothing (styles/reading.css). */
export const readingChoices = {
  size: ['small', 'large', 'larger', 'largest'],
  width: ['narrow', 'wide'],
  spacing: ['tight', 'loose'],
} as const;

type Setting = keyof typeof readingChoices;
const settings: readonly Setting[] = ['size', 'width', 'spacing'];

/** What of something kept is known, or undefined where nothing is. */
export function readReading(kept: unknown): Reading | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const known = settings.flatMap((setting) => {
    const value = readingChoices[setting].find((each) => each === Reflect.get(kept, setting));
    return value ? [[setting, value] as const] : [];
  });
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** As `<html data-reading>` says it: 'size-large width-wide'. */
export const readingWords = (reading: Reading | undefined): string =>
  Object.entries(reading ?? {})
    .map((each) => each.join('-'))
    .join(' ');
