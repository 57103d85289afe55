import type { Words } from '#contract/words.ts';
import type { Check } from './checks.ts';
import type { sources } from './sources-words.ts';

export type SourceKey = keyof typeof sources;

/** What an index asks for. */
export interface Criterion {
  /** Within its index, for ever: notes are kept by it. */
  key: string;
  /** As the index groups it; in indices without groups none. */
  group?: Words;
  /** As the source names it. */
  name: Words;
  /** What it takes, in few words. */
  asks: Words;
  required?: boolean;
  /** Where that was read; null: nowhere, so that nothing is said of it. */
  source: SourceKey | null;
  /** How it is found out; null: by a person. */
  check: Check | null;
}

type Named = readonly [name: string, asks: string];

/** A criterion that was read in a source. */
export const asked = (
  key: string,
  source: SourceKey,
  check: Check | null,
  [es, asksEs]: Named,
  [en, asksEn]: Named,
): Criterion => ({ key, source, check, name: { es, en }, asks: { es: asksEs, en: asksEn } });

/** What an index is known to have, and no source was read that says how it is asked. */
export const unread = (key: string, [es, asksEs]: Named, [en, asksEn]: Named): Criterion => ({
  ...{ key, source: null, check: null },
  ...{ name: { es, en }, asks: { es: asksEs, en: asksEn } },
});
