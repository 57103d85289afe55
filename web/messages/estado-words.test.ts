import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { estadoWords } from '#contract/estado-words.ts';
import { estados } from '#contract/vocabulary.ts';
import { readMessages } from './compile.ts';

it.each(['es', 'en'] as const)('a search finds each estado by the words that screens show (%s)', async (language) => {
  const texts = await readMessages(readFileSync(`web/messages/${language}/work.ts`, 'utf8'));
  for (const estado of estados) expect(estadoWords[estado][language]).toBe(texts[`work.estado.${estado}`]);
});
