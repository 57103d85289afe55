/**
 * What a person reads stands in the message files, so that it is there in both languages and changed in one place. The list
 * (spanish-literals.json) has what still stands elsewhere, a number a file: commands of the machine that speak Spanish
 * alone, words that both languages have beside them, and sentences of the log that look Spanish. It only gets shorter
 * (`node scripts/spanish-literals.ts`): a sentence that is added belongs in a message file, one that is moved leaves the list.
 */
import { expect, it } from 'vitest';
import { listed, spanishLiterals } from './spanish-literals.ts';

it('sentences for people stand in the message files', () => {
  const left = listed();
  const found = spanishLiterals();
  const otherwise = [...new Set([...found.keys(), ...Object.keys(left)])]
    .filter((file) => (found.get(file)?.length ?? 0) !== (left[file] ?? 0))
    .map((file) => `${file}: ${left[file] ?? 0} listed, found ${JSON.stringify(found.get(file) ?? [])}`);
  expect(otherwise).toEqual([]);
});
