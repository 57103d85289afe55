import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { readMessages } from './compile.ts';

const texts = (language: string) =>
  Promise.all(
    globSync(`web/messages/${language}/*.ts`).map(async (file) => ({
      area: basename(file, '.ts'),
      messages: await readMessages(readFileSync(file, 'utf8')),
    })),
  );
const together = (areas: Awaited<ReturnType<typeof texts>>): Record<string, string> =>
  Object.assign({}, ...areas.map(({ messages }) => messages));

const spanishAreas = await texts('es');
const spanish = together(spanishAreas);
const english = together(await texts('en'));

const sources = globSync('web/**/*.{ts,tsx}', { exclude: ['web/messages/es/**', 'web/messages/en/**'] })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const written = new Set(Array.from(sources.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g), ([, key]) => key));
/** Keys written as a template count by their fixed beginning: `account.register.role.${role}`. */
const beginnings = Array.from(sources.matchAll(/`([\w-]+(?:\.[\w-]+)*\.)\$\{/g), ([, start]) => start ?? '');

/** The places a message leaves for values, plural and select ones with their kind. */
function places(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, kind, choices] = token;
    const inner = choices && typeof choices === 'object' ? Object.values(choices) : [];
    return [kind ? `${name}:${kind}` : name, ...inner.flatMap((each) => (Array.isArray(each) ? places(each) : []))];
  });
}
const placesOf = (message: string) => [...new Set(places(compileMessageOrThrow(message)))].sort();

describe('the messages', () => {
  it.each(spanishAreas)('of $area begin with their area', ({ area, messages }) => {
    expect(Object.keys(messages).filter((key) => !key.startsWith(`${area}.`))).toEqual([]);
  });

  it('have the same keys in both languages', () => {
    expect(Object.keys(english).sort()).toEqual(Object.keys(spanish).sort());
  });

  it('leave the same places for values in both languages', () => {
    const differing = Object.keys(spanish).filter(
      (key) => placesOf(spanish[key] ?? '').join() !== placesOf(english[key] ?? '').join(),
    );
    expect(differing).toEqual([]);
  });

  it('name the software only where they offer it', () => {
    const naming = [...Object.entries(spanish), ...Object.entries(english)].filter(([, text]) =>
      text.includes('Pliego'),
    );
    expect([...new Set(naming.map(([key]) => key))]).toEqual(['institutions.description', 'institutions.closing.text']);
  });

  it('are all used', () => {
    const unused = Object.keys(spanish).filter(
      (key) => !written.has(key) && !beginnings.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});
