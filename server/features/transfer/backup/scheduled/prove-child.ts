/** The program of the process in which a copy is restored to prove it: it takes a database of its own, and all of a core. */
import { z } from 'zod';
import { readEnvironment } from '#server/platform/environment.ts';
import { sayError } from '#server/platform/error-words.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';
import { proveCopy } from './prove-copy.ts';

const settings = z.object({ BACKUP_TO: z.string(), BACKUP_KEY: z.string() });

answerParent(z.object({ nombre: z.string(), ...settings.shape }), ({ nombre, ...env }) =>
  proveCopy(readEnvironment(env), nombre).catch((error: unknown) => {
    // Of a failed query the driver repeats what was written, names and all.
    throw new Error(sayError(error));
  }),
);
