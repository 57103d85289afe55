/**
 * What a person reads stands in the message files, so that it is there in both languages and changed in one place. The list
 * (spanish-literals.json) has what still stands elsewhere, a number a file: reports of imports and commands of the machine
 * that speak Spanish alone, words that both languages have beside them, and sentences of the log that look Spanish. It only
 * gets shorter: a sentence that is added belongs in a message file, and one that is moved there leaves the list.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { spanishLiterals } from './spanish-literals.ts';

it('sentences for people stand in the message files', () => {
  const listed = z
    .record(z.string(), z.number())
    .parse(JSON.parse(readFileSync('scripts/spanish-literals.json', 'utf8')));
  const found = spanishLiterals();
  const otherwise = [...new Set([...found.keys(), ...Object.keys(listed)])]
    .filter((file) => (found.get(file)?.length ?? 0) !== (listed[file] ?? 0))
    .map((file) => `${file}: ${listed[file] ?? 0} listed, found ${JSON.stringify(found.get(file) ?? [])}`);
  expect(otherwise).toEqual([]);
});
