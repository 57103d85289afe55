/** Until when the text of a thesis is closed (server/policy/works.ts, `canReadText`). */
import { z } from 'zod';
import { fault } from '../faults.ts';
import { longest } from '../limits.ts';
import { momentAt } from '../zoned-time.ts';
import { day, text } from './common.ts';
import { zone } from './issue.ts';

/** From the beginning of this day on, in this time zone, the text is read. */
export const embargoSchema = z.object({ hasta: day, zona: z.string() });
export type Embargo = z.infer<typeof embargoSchema>;

/** When an embargo ends; undefined where no calendar has the day. */
export const endOfEmbargo = ({ hasta, zona }: Embargo): Date | undefined => momentAt(`${hasta}T00:00`, zona);

const coming = {
  hasta: day.refine((value) => value < '3000', fault('anio')),
  zona: zone,
};
/** What is no day or no zone is told of by itself. */
const isComing = ({ hasta, zona }: Embargo) =>
  !day.safeParse(hasta).success || !zone.safeParse(zona).success || Number(endOfEmbargo({ hasta, zona })) > Date.now();
const atItsDay = { path: ['hasta'], ...fault('embargo_pasado') };

/** Of a draft, as its authors say it. */
export const newEmbargoSchema = z.object(coming).refine(isComing, atItsDay);
/** Of a work that was sent or published, by who runs it: `hasta` null lifts it. */
export const embargoChangeSchema = z
  .object({ hasta: coming.hasta.nullable(), zona: coming.zona, motivo: text(longest.reason) })
  .refine(({ hasta, zona }) => hasta === null || isComing({ hasta, zona }), atItsDay);
