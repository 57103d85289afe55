/** People as citations name them: whole or by initials, surname first or last. */
import type { CslItem } from '#contract/entities/manuscript.ts';
import type { Wording } from './words.ts';

export type Name = NonNullable<CslItem['author']>[number];

interface Listing {
  /** Before the last name but one, ', ' unless said. */
  between?: string;
  /** In the place of 'y': '&'. */
  and?: string;
  /** The first one is inverted ('Ruiz, Ana'), after which English sets a comma even before the second. */
  inverted?: boolean;
}

/** 'Cajal y Río', 'Cajal e Iglesias', 'Cajal, Kuhn y Río'. */
export function listed(
  names: readonly string[],
  wording: Wording,
  { between = ', ', and, inverted }: Listing = {},
): string {
  const last = names.at(-1) ?? '';
  if (names.length < 2) return last;
  const comma = wording.serialComma && between === ', ' && (names.length > 2 || inverted) ? ',' : '';
  return `${names.slice(0, -1).join(between)}${comma} ${and ?? wording.and(last)} ${last}`;
}

/** 'Kuhn, T. S.', or 'Kuhn, Thomas S.' where `given` leaves names as they are; a group's name as it is. */
export const surnameFirst = ({ family, given, literal }: Name, abridged = initials): string =>
  literal ?? [family, abridged(given)].filter(Boolean).join(', ');

/** 'T. S. Kuhn'. */
export const givenFirst = ({ family, given, literal }: Name, abridged = initials): string =>
  literal ?? [abridged(given), family].filter(Boolean).join(' ');

/** A given name that no style shortens. */
export const whole = (given = ''): string => given;

/** 'Thomas S.' → 'T. S.', 'Jean-Paul' → 'J.-P.', 'María del Carmen' → 'M. del C.', 'TS' → 'T. S.' */
export function initials(given = ''): string {
  const names = given.replace(/^\p{Lu}{2,3}$/u, (letters) => [...letters].join(' ')).split(/[\s.]+(?!-)/u);
  return names.filter(Boolean).map(initial).join(' ');
}

function initial(name: string): string {
  if (/^\p{Ll}/u.test(name)) return name;
  const parts = name.split('-').map((part) => [...part.replace(/[^\p{L}]/gu, '')][0]);
  return parts.flatMap((letter) => (letter ? `${letter}.` : [])).join('-');
}

/** 'TS', as medicine abridges given names; particles are left out. */
export const bareInitials = (given = ''): string => initials(given).replace(/[^\p{Lu}]/gu, '');
