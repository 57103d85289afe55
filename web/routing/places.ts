/** The navigation, read from the route table: which places a person has, and the way to where they are. Pure functions. */
import { generatePath } from 'react-router';
import type { Identity } from '#contract/entities/system.ts';
import { administers, isOfferedAuthorMenu, isReviewer, opensScreensOf, runsWorks } from '#contract/roles.ts';
import type { Person } from '#contract/workflow.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { type DeeperPlace, type Guard, type Place, type PlaceGroup, placeGroups, type Row } from './screen.ts';

/** Who goes about; here somebody who is logged in. */
export type Member = Pick<Person, 'roles'>;

/** Whether a guard lets somebody in who is logged in. */
export function opensTo(guard: Guard | undefined, person: Member): boolean {
  if (guard === 'guest') return false;
  if (guard === 'REVISOR') return isReviewer(person);
  return guard === undefined || guard === 'login' || guard === 'site' || opensScreensOf(person, guard);
}

/** Whether a person does what a group is about. */
const hasPart: Record<PlaceGroup, (person: Member) => boolean> = {
  home: () => true,
  write: isOfferedAuthorMenu,
  review: isReviewer,
  edit: runsWorks,
  administer: administers,
  read: () => true,
  account: () => true,
};

/** What of it only the person's own waiting says. */
type OfPerson = 'reclamaciones' | 'anuncios';
/**
 * By what places are there: of the identity, and whether there is an appeal or a complaint that is the person's to read, or something that
 * was announced of works that they run.
 */
export type Chosen = Pick<Identity, Exclude<NonNullable<Place['setting']>, OfPerson>> & {
  [setting in OfPerson]?: boolean;
};

/** The screens that a journal has, by what it has chosen and what there is. */
export const rowsOf = (rows: readonly Row[], chosen: Chosen): readonly Row[] =>
  rows.filter((row) => !('place' in row && row.place?.setting) || chosen[row.place.setting]);

/** Whether a place is among those of what a person does, not folded away. */
const isUsefulTo = ({ group, usefulTo = [group] }: Place, person: Member): boolean =>
  hasPart[group](person) && usefulTo.some((each) => hasPart[each](person));

export interface OpenPlace extends Place {
  path: string;
  /** Of everybody's navigation (sets-of-roles.ts): who has it. */
  sets?: number;
}
export interface OpenGroup {
  /** 'more': what the person may open of groups that they have no part in. */
  name: PlaceGroup | 'more';
  places: readonly OpenPlace[];
  sets?: number;
}

/** The navigation of a person: what they may open, in the order of the route table, under the groups that they have a part in. */
export function placesOf(rows: readonly Row[], person: Member): OpenGroup[] {
  const open = rows.flatMap((row) =>
    'place' in row && row.place && opensTo(row.guard, person) ? [{ path: row.path, ...row.place }] : [],
  );
  const own = placeGroups.map((name) => ({
    name,
    places: open.filter((place) => place.group === name && isUsefulTo(place, person)),
  }));
  const more = { name: 'more' as const, places: open.filter((place) => !isUsefulTo(place, person)) };
  return [...own, more].filter(({ places }) => places.length > 0);
}

/** A step of the way to a screen. */
export interface Step {
  /** Absent where the person may not open it. */
  to?: string;
  path: string;
  name: MessageKey;
  titled?: DeeperPlace['titled'];
}

type Params = Readonly<Record<string, string | undefined>>;

/**
 * The way to a screen, from its place in the navigation down to itself; nothing where the person may not open it, or it is no
 * screen of members. Above a screen stands what the person does, else what they may open, else a name that leads nowhere.
 */
export function wayTo(rows: readonly Row[], path: string, params: Params, person: Member): Step[] {
  const row = rowAt(rows, path);
  if (!row || !opensTo(row.guard, person)) return [];
  return stepsTo(rows, row, params, person);
}

type ScreenRow = Extract<Row, { layout: unknown }>;

const rowAt = (rows: readonly Row[], path: string): ScreenRow | undefined =>
  rows.find((row): row is ScreenRow => 'layout' in row && row.path === path);

function stepsTo(rows: readonly Row[], row: ScreenRow, params: Params, person: Member): Step[] {
  const { path, guard, place, deeper } = row;
  const to = opensTo(guard, person) ? { to: generatePath(path, params) } : {};
  if (place) return [{ ...to, path, name: place.name }];
  if (!deeper) return [];
  const name = typeof deeper.name === 'function' ? deeper.name(params) : deeper.name;
  const above = deeper.under.flatMap((each) => rowAt(rows, each) ?? []);
  const open = above.filter((each) => opensTo(each.guard, person));
  const parent = open.find((each) => !each.place || isUsefulTo(each.place, person)) ?? open[0] ?? above[0];
  const own = { ...to, path, name, ...(deeper.titled && { titled: deeper.titled }) };
  return [...(parent ? stepsTo(rows, parent, params, person) : []), own];
}
