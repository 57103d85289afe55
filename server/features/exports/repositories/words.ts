/** What repositories are told of a work beside its own words. */
import { longDay } from '#server/documents/model/words.ts';

/** That a work was retracted, on a day, in its language. */
export const retracted = (day: string, language: string): string =>
  language === 'en' ? `Retracted on ${longDay(day, 'en')}.` : `Obra retractada el ${longDay(day, 'es')}.`;
