/** The process in which pictures are made (draw.ts): one of a stranger takes its memory and its time, not the server's. */
import { z } from 'zod';
import { fitPicture } from '#server/documents/pictures/fit-picture.ts';
import { drawIcon, iconSchema } from '#server/documents/pictures/icon.ts';
import { drawShareImage, shareImageSchema } from '#server/documents/pictures/share-image.ts';
import { answerParent } from '#server/platform/processes/answer-parent.ts';

const taskSchema = z.discriminatedUnion('draw', [
  z.object({ draw: z.literal('fitted'), bytes: z.instanceof(Uint8Array), width: z.number() }),
  z.object({ draw: z.literal('share image'), ...shareImageSchema.shape }),
  z.object({ draw: z.literal('icon'), ...iconSchema.shape }),
]);

answerParent(taskSchema, (task) => {
  if (task.draw === 'fitted') return fitPicture(task.bytes, task.width);
  return task.draw === 'icon' ? drawIcon(task) : drawShareImage(task);
});
