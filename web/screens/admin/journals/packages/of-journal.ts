import type { ManagedJournal } from '#contract/entities/journal.ts';

/** Whose packages they are. */
export type OfJournal = { journal: Pick<ManagedJournal, 'id' | 'clave' | 'publica'> };
