/** What the server calls things in notices, mails and the activity record is what screens call them. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isMailTemplate, letterTemplateKinds } from '#contract/letter-templates.ts';
import { type Language, languages } from '#contract/vocabulary.ts';
import {
  fileKindWords,
  jobWords,
  pageWords,
  prioridadWords,
  reviewEstadoWords,
  roleWords,
  templateWords,
  viewerWords,
  type Words,
} from '#contract/words.ts';
import { readMessages } from './compile.ts';

const textsOf = (language: Language, file: string) =>
  readMessages(readFileSync(`web/messages/${language}/${file}.ts`, 'utf8'));

const shown: readonly [file: string, key: string, words: Record<string, Words>][] = [
  ['author', 'author.role', roleWords],
  ['reviewer', 'reviewer.estado', reviewEstadoWords],
  ['reviewer', 'reviewer.said', { ...reviewEstadoWords, ...prioridadWords }],
  ['reviewer', 'reviewer.prioridad', prioridadWords],
  ['files', 'files.class', fileKindWords],
  ['platform', 'platform.page', pageWords],
  ['page', 'page', pageWords],
  ['jobs', 'jobs.kind', jobWords],
  ['anonymise', 'anonymise.as', viewerWords],
];

it.each(shown)('%s: each %s is called as on screens, in capitals or not', async (file, key, words) => {
  for (const language of languages) {
    const texts = await textsOf(language, file);
    for (const [code, said] of Object.entries(words))
      expect(said[language].toLowerCase()).toBe(String(texts[`${key}.${code}`]).toLowerCase());
  }
});

it.each(letterTemplateKinds)('the template %s is called as on the screen of templates', async (kind) => {
  const [file, key] = isMailTemplate(kind) ? ['letters', 'letters.kind'] : ['decisions', 'decisions.act'];
  for (const language of languages)
    expect(templateWords[kind][language]).toBe((await textsOf(language, file))[`${key}.${kind}`]);
});
