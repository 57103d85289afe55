import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { readMessages } from './compile.ts';
import { type CompiledMessage, fill } from './fill.ts';

/** Every place of a message and, of what it chooses by, every choice. */
function placesOf(message: CompiledMessage, found = new Map<string, { kind: string; choices: Set<string> }>()) {
  for (const token of typeof message === 'string' ? [] : message) {
    if (typeof token === 'string') continue;
    const [name, kind = '', rest] = token;
    const place = found.get(name) ?? { kind, choices: new Set() };
    if (kind) place.kind = kind;
    found.set(name, place);
    if (typeof rest !== 'object') continue;
    for (const [choice, each] of Object.entries(rest ?? {})) {
      place.choices.add(choice);
      if (Array.isArray(each)) placesOf(each, found);
    }
  }
  return found;
}

const counts = [0, 1, 2, 21, 999, 1000, 12_345, 2.5];

it.each(['es', 'en'] as const)('says each message of %s as Lingui does', async (language) => {
  const files = globSync(join(import.meta.dirname, language, '*.ts'));
  expect(files.length).toBeGreaterThan(10);
  const messages = Object.assign(
    {},
    ...(await Promise.all(files.map((file) => readMessages(readFileSync(file, 'utf8'))))),
  );
  const left: string[] = [];
  for (const [key, message] of Object.entries<string>(messages)) {
    if (message.includes('\\')) continue;
    const compiled = compileMessageOrThrow(message) as CompiledMessage;
    const i18n = setupI18n({ locale: language, messages: { [language]: { [key]: compiled as never } } });
    const places = [...placesOf(compiled)];
    const turns = Math.max(1, ...places.map(([, { kind, choices }]) => (kind === 'select' ? choices.size : 0)));
    for (const count of counts)
      for (let turn = 0; turn < turns; turn++) {
        const values = Object.fromEntries(
          places.map(([name, { kind, choices }]) => [
            name,
            kind === 'select' ? ([...choices][turn % choices.size] ?? '') : kind ? count : 'Ana {# y} Luis',
          ]),
        );
        const filled = fill(compiled, language, values);
        if (filled === undefined) left.push(key);
        else expect(filled, key).toBe(i18n._(key, values));
      }
  }
  expect(left).toEqual([]);
});

it('leaves to Lingui what lacks a value, and what it writes by a number', () => {
  expect(fill([['name']], 'es', {})).toBeUndefined();
  expect(fill(['a\\u0020b'], 'es', {})).toBeUndefined();
  expect(fill([['at', 'date', 'short']], 'es', { at: 3 })).toBeUndefined();
});
