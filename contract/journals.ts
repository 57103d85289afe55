/** The journals and collections of a platform: what both sides know of them without asking. */
import type { Role } from './vocabulary.ts';

/**
 * The journal that every platform has from its beginning: the platform's own settings are its settings, and works that name
 * no other journal are its.
 */
export const principalJournal = '00000000-0000-4000-8000-000000000001';

/** A journal appears in numbers and takes articles; a collection holds books, theses or reports. */
export const journalClasses = ['REVISTA', 'COLECCION'] as const;
export type JournalClass = (typeof journalClasses)[number];

/** Roles that an administrator may narrow to some journals: those that open the works of others. */
export const narrowableRoles = ['REVISOR', 'EDITOR'] as const satisfies readonly Role[];
export type NarrowableRole = (typeof narrowableRoles)[number];

/**
 * Where somebody's roles hold: ids of journals for each narrowed role. A role that is not here holds everywhere, one with an empty
 * list nowhere.
 */
export type RoleScopes = Partial<Record<NarrowableRole, string[]>>;
