import { handled } from '#web/ui/handled.ts';
import type { checkAnswer } from './check-answer.ts';

/**
 * What checks answers of another build. A page has it before one comes, or never: after a deployment its file is gone. Undefined
 * where it is not to be had: what was asked is done all the same.
 */
export const fetchCheck = (): Promise<typeof checkAnswer | undefined> =>
  handled(() => import('./check-answer.ts')).then(
    (loaded) => loaded.checkAnswer,
    () => undefined,
  );
