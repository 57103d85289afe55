/** Whether what a refusal says comes from our own message files, in the language that was asked for. */
import { faults } from '#contract/faults.ts';
import { type Problem, problems } from '#contract/problems.ts';
import type { Language } from '#contract/vocabulary.ts';
import type { Words } from '#contract/words.ts';

const ofProblems: Readonly<Record<string, Words>> = problems;
const ofFields: Readonly<Record<string, Words>> = faults;

/** Places that numbers stand in; the others take words. */
const numeric = new Set(['minimo', 'maximo', 'niveles', 'celdas']);

/** A sentence of ours with whatever its places hold. */
function sentence(words: string): RegExp {
  const parts = words.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return numeric.has(part) ? '-?[\\d.,\u00a0]+' : '[^{}]+';
  });
  return new RegExp(`^${parts.join('')}$`, 's');
}

const isOurs = (said: string, words: Words | undefined, language: Language): boolean =>
  words !== undefined && sentence(words[language]).test(said);

/** The sentences of a refusal that are not those of its codes in this language: a library’s, or another language’s. */
export function foreignWords({ code, title, detail, message, errors = [] }: Problem, language: Language): string[] {
  const whole = [title, detail, message].filter((said) => !isOurs(said, ofProblems[code], language));
  const fields = errors.filter((fault) => !isOurs(fault.message, ofFields[fault.code ?? ''], language));
  return [...whole, ...fields.map(({ field, message: said }) => `${field}: ${said}`)];
}
