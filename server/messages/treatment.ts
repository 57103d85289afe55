/**
 * Letters and mails say 'tú' or 'usted', as the press has it; screens say 'tú' (docs/specification.md 8). A Spanish text has both
 * where they differ: '{Elige|Elija} una contraseña nueva'.
 */
import type { Treatment } from '#contract/vocabulary.ts';

const written = /\{([^{}|]*)\|([^{}|]*)\}/g;
// Private-use characters, which texts that fill a place do not have (`unmarked`): what a person wrote is never taken for a choice.
const choice = /\uE0A2([^\uE0A3]*)\uE0A3([^\uE0A4]*)\uE0A4/g;
const taken = (treatment: Treatment) => (treatment === 'usted' ? '$2' : '$1');

/** A template as it is said with this treatment. For templates alone: braces that a person wrote are theirs. */
export const treated = (template: string, treatment: Treatment): string => template.replace(written, taken(treatment));

/** A template whose treatment is chosen when its mail is signed (`withTreatment`), after its places were filled. */
export const leftOpen = (template: string): string => template.replace(written, '\uE0A2$1\uE0A3$2\uE0A4');

/** Without the characters that stand for what is chosen when a mail is signed: of what a person wrote, wherever it fills a place. */
export const unmarked = (text: string): string => text.replace(/[\uE0A1-\uE0AF]/g, '');

/** The filled text of a template that was left open. */
export const withTreatment = (text: string, treatment: Treatment): string => text.replace(choice, taken(treatment));
