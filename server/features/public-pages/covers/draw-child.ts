/** The process in which pictures are made (draw.ts): one of a stranger takes its memory and its time, not the server's. */
import { z } from 'zod';
import { fitPicture } from '#server/documents/pictures/fit-picture.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';

const taskSchema = z.object({ bytes: z.instanceof(Uint8Array), width: z.number() });

answerParent(taskSchema, ({ bytes, width }) => fitPicture(bytes, width));
