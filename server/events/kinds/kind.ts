import type { severities } from '#contract/entities/system.ts';

/** How grave it is, and its sentence in Spanish and in English. `{name}` is filled from the event's `datos`. */
export type KindTelling = readonly [severity: (typeof severities)[number], es: string, en: string];
