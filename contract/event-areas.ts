/**
 * What events are about: the part of their types before the dot ('review' of 'review.completed'). From this table follow the
 * types that may be recorded (server/events/kinds), what the live stream says has changed, which screens then ask again
 * (web/data/live/freshen.ts), and the filters of the activity record.
 */
import type { LiveScope } from './live-scopes.ts';

/** By area, what whoever hears of it live is told has changed; in the order in which the filters name them. */
export const eventAreas = {
  account: 'cuenta',
  publication: 'publicacion',
  coauthor: 'publicacion',
  rights: 'publicacion',
  file: 'publicacion',
  review: 'revision',
  candidates: 'edicion',
  consent: 'revision',
  assignment: 'plataforma',
  appeal: 'publicacion',
  complaint: 'edicion',
  production: 'publicacion',
  note: 'edicion',
  discussion: 'discusion',
  suggestion: 'revision',
  reminder: 'plataforma',
  letter: 'plataforma',
  mail: 'plataforma',
  settings: 'plataforma',
  page: 'plataforma',
  journal: 'plataforma',
  institution: 'plataforma',
  contact: 'plataforma',
  activity: 'plataforma',
  system: 'plataforma',
} as const satisfies Record<string, LiveScope>;

export type EventArea = keyof typeof eventAreas;
/** How the types of events begin. */
export type EventType = `${EventArea}.${string}`;

const isArea = (area: string): area is EventArea => Object.hasOwn(eventAreas, area);

/** The areas by name. */
export const areaNames = Object.keys(eventAreas).filter(isArea);

/** What has changed with an event of this type; the platform, with one that an earlier release recorded and no longer knows. */
export function scopeOf(type: string): LiveScope {
  const [area = ''] = type.split('.');
  return isArea(area) ? eventAreas[area] : 'plataforma';
}
