/** The journals and collections of a platform: what both sides know of them without asking. */
import type { Estado, Role } from './vocabulary.ts';

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

/** What a journal says of itself in Markdown, in the order in which its page has them. */
export const journalTexts = ['alcance', 'normas', 'revision', 'etica', 'acceso', 'preservacion', 'ia'] as const;
export type JournalText = (typeof journalTexts)[number];

/** What somebody is in a journal's board, in the order in which boards are read. */
export const boardRoles = [
  'DIRECCION',
  'SUBDIRECCION',
  'SECRETARIA',
  'EDICION_ASOCIADA',
  'EDICION_DE_SECCION',
  'CONSEJO_EDITORIAL',
  'CONSEJO_CIENTIFICO',
  'EQUIPO_TECNICO',
] as const;
export type BoardRole = (typeof boardRoles)[number];

export const announcementClasses = ['ANUNCIO', 'CONVOCATORIA'] as const;
export type AnnouncementClass = (typeof announcementClasses)[number];

/** How many of each a journal may have. */
export const mostOfJournal = { board: 300, sections: 60, announcements: 200, languages: 10 };

/** A work that goes to another journal: the estados in which it does. What is published appeared where it did. */
export const movableEstados: readonly Estado[] = [
  'EN_REVISION',
  'PENDIENTE_APROBACION',
  'CAMBIOS_SOLICITADOS',
  'APROBADO',
];
/** What another journal may ask of a work's authors in another way than theirs. */
export const moveChanges = ['IDENTIDAD', 'REVISIONES_PUBLICAS', 'DECLARACIONES', 'LICENCIA'] as const;
export type MoveChange = (typeof moveChanges)[number];
