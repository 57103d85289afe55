/** What commands, the start of the server and refusals of its folder say on a terminal: in the language of the machine. */
import type { Language } from '#contract/vocabulary.ts';

/**
 * The language that the settings of a machine ask messages in, in the order of POSIX. Spanish, as the platform itself,
 * where they ask for none; English where it is one that we do not write.
 */
export function languageOfMachine({
  LC_ALL,
  LC_MESSAGES,
  LANG,
}: Readonly<Record<string, string | undefined>>): Language {
  const [language = ''] = (LC_ALL || LC_MESSAGES || LANG || '').split(/[_.@-]/);
  return ['', 'C', 'POSIX', 'es'].includes(language) ? 'es' : 'en';
}

export const machineLanguage: Language = languageOfMachine(process.env);

/** Of a room's words in every language, those of the machine. */
export const inMachineLanguage = <T>(words: Readonly<Record<Language, T>>): T => words[machineLanguage];
