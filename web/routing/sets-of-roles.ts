/**
 * The navigation of everybody at once, for the page that is drawn before it is known who is there: what stands in it for some
 * sets of roles alone says so by a mask, of which the page's own script takes its person's bit (web/shell-script.ts).
 */
import { roles } from '#contract/vocabulary.ts';
import { type Member, type OpenGroup, opensTo, placesOf } from './places.ts';
import { type Guard, placeGroups, type Row } from './screen.ts';

/** Every set of roles, in the order of its number: bit n of that says whether role n is in it. */
const sets: readonly Member[] = Array.from({ length: 2 ** roles.length }, (_, number) => ({
  roles: roles.filter((_, role) => (number >> role) & 1),
}));

/** A bit for each set of roles, by its number. */
type Mask = number;

const maskOf = (holds: (person: Member) => boolean): Mask =>
  sets.reduce((mask, person, number) => (holds(person) ? mask | (1 << number) : mask), 0) >>> 0;

/** Whose roles let them into a screen. */
export const maskOfGuard = (guard: Guard | undefined): Mask => maskOf((person) => opensTo(guard, person));

/** Who has several roles. */
export const maskOfSeveral: Mask = maskOf((person) => person.roles.length > 1);

/** All groups with all places that anybody has in them, each with the mask of those who do. */
export function placesOfAll(rows: readonly Row[]): OpenGroup[] {
  const all = sets.map((person) => placesOf(rows, person));
  return [...placeGroups, 'more' as const].flatMap((name) => {
    const theirs = all.map((groups) => groups.find((group) => group.name === name)?.places ?? []);
    const mask = (has: (places: OpenGroup['places']) => boolean) =>
      maskOf((person) => has(theirs[sets.indexOf(person)] ?? []));
    const places = rows.flatMap((row) => {
      const place = theirs.flat().find(({ path }) => path === row.path);
      return place ? [{ ...place, sets: mask((each) => each.some(({ path }) => path === row.path)) }] : [];
    });
    return places.length > 0 ? [{ name, places, sets: mask((each) => each.length > 0) }] : [];
  });
}
