/** A line of activity.jsonl: an entry of the activity record with its link of the chain (docs/activity-record.md). */
import { z } from 'zod';
import { id } from '#contract/entities/common.ts';
import { severity } from '#contract/entities/system.ts';
import { instante, sha256 } from './instante.ts';

const place = z.number().int().min(1);

export const activityRecord = z.strictObject({
  posicion: place,
  hash: sha256,
  id: place,
  type: z.string().min(1).max(100),
  severity,
  timestamp: instante,
  userId: id.nullable(),
  publicacionId: id.nullable(),
  reviewId: id.nullable(),
  datos: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
});
export type ActivityRecord = z.output<typeof activityRecord>;
