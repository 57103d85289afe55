/**
 * What a permission may depend on, and the names that rows write for several values at once. `!a,b` in a row is all but these,
 * `*` is all.
 */

/**
 * Who asks: a guest, one of the five roles alone, a LECTOR who asked for EDITOR and waits (`requested`), an ADMIN whom another
 * blocked, and an AUTOR who has not confirmed the address.
 */
export const whos = [
  'guest',
  'LECTOR',
  'AUTOR',
  'REVISOR',
  'EDITOR',
  'ADMIN',
  'requested',
  'blocked',
  'unconfirmed',
] as const;
export type Who = (typeof whos)[number];

/**
 * How they stand to the object, whatever their roles are now. Of a work: wrote it first (`main`) or with others (`coauthor`);
 * they were asked whether they do (`asked`), which is as `none` to most calls;
 * its review is asked of them (`assigned`), written (`completed`) or declined (`declined`); handles it, wrote its note and
 * raised it for a second signature (`handler`). Of anything else: it is theirs (`own`), or not (`none`).
 */
export const relations = [
  'none',
  'asked',
  'main',
  'coauthor',
  'assigned',
  'completed',
  'declined',
  'handler',
  'own',
] as const;
export type Relation = (typeof relations)[number];

/**
 * Where the work stands: the estados, where BORRADOR is the second round's, RETIRADO is `rejected` or `retracted`, and
 * `deleted` is a work that was deleted.
 */
export const standings = [
  'BORRADOR',
  'EN_REVISION',
  'PENDIENTE_APROBACION',
  'CAMBIOS_SOLICITADOS',
  'APROBADO',
  'PUBLICADO',
  'rejected',
  'retracted',
  'deleted',
] as const;
export type Standing = (typeof standings)[number];

/** The blind mode in which the work was sent and is. */
export const modes = ['open', 'single', 'double'] as const;
export type Mode = (typeof modes)[number];

export interface Cell {
  who: Who;
  relation: Relation;
  standing: Standing;
  mode: Mode;
}
export type Axis = keyof Cell;

const values: { [A in Axis]: readonly Cell[A][] } = {
  who: whos,
  relation: relations,
  standing: standings,
  mode: modes,
};

/** Names for several values of an axis. */
const shorthands: Record<Axis, Record<string, readonly string[]>> = {
  who: {
    /** Everybody with a session. */
    people: ['LECTOR', 'AUTOR', 'REVISOR', 'EDITOR', 'ADMIN', 'requested', 'unconfirmed'],
    /** Those whose roles open nothing that is not public. */
    plain: ['LECTOR', 'AUTOR', 'requested', 'unconfirmed'],
    staff: ['EDITOR', 'ADMIN'],
    notStaff: ['LECTOR', 'AUTOR', 'REVISOR', 'requested', 'unconfirmed'],
  },
  relation: {
    authors: ['main', 'coauthor'],
    reviewers: ['assigned', 'completed'],
    others: ['none', 'asked', 'declined', 'handler'],
    /** Who was asked whether they sign it reads and does no more than anybody else, until they answer. */
    none: ['none', 'asked'],
  },
  standing: {
    public: ['PUBLICADO', 'retracted'],
    inReview: ['EN_REVISION', 'PENDIENTE_APROBACION'],
    closed: ['CAMBIOS_SOLICITADOS', 'APROBADO', 'rejected'],
  },
  mode: { blind: ['single', 'double'] },
};

/** The values that a row's word stands for. @throws where it stands for nothing */
export function valuesOf(axis: Axis, word: string): ReadonlySet<string> {
  const all: readonly string[] = values[axis];
  if (word === '*') return new Set(all);
  const named = word.replace(/^!/, '').split(',');
  const meant = new Set(
    named.flatMap((name) => {
      const found = shorthands[axis][name] ?? all.filter((value) => value === name);
      if (found.length === 0) throw new Error(`${name} is no ${axis}`);
      return found;
    }),
  );
  return word.startsWith('!') ? new Set(all.filter((value) => !meant.has(value))) : meant;
}
