import type { severities } from '#contract/entities/system.ts';
import type { EventType } from '#contract/event-areas.ts';

/** How grave it is, and its sentence in Spanish and in English. `{name}` is filled from the event's `datos`. */
export type KindTelling = readonly [severity: (typeof severities)[number], es: string, en: string];

/** Kinds, each of an area that the live stream and the filters of the record know. */
export type KindTellings = Readonly<Record<EventType, KindTelling>>;
