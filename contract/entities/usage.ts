/** How works are used: their readings and downloads, by month. */
import { z } from 'zod';

const count = z.number().int().min(0);

export const monthOfUseSchema = z.object({
  /** Its first day, in UTC. */
  mes: z.iso.date(),
  lecturas: count,
  descargas: count,
});
export type MonthOfUse = z.infer<typeof monthOfUseSchema>;

/** Without gaps, the oldest first. It begins with the first month that was kept: of those before, nothing is known. */
export const monthsOfUseSchema = z.array(monthOfUseSchema);

/** The months that charts show where nothing else is asked for, and how many may be asked for. */
export const usualMonths = 24;
export const mostMonths = 36;

/** The same as COUNTER 5.1 counts it (docs/usage-reports.md): what was looked at, and what was read or taken, in all and once a session. */
export const counterCountsSchema = z.object({
  investigaciones: count,
  investigacionesUnicas: count,
  peticiones: count,
  peticionesUnicas: count,
});
export type CounterCounts = z.infer<typeof counterCountsSchema>;

export const monthOfCounterSchema = counterCountsSchema.extend({ mes: z.iso.date() });
export type MonthOfCounter = z.infer<typeof monthOfCounterSchema>;

/** Without gaps, the oldest first, from the first month that was counted. */
export const monthsOfCounterSchema = z.array(monthOfCounterSchema);

export const workUsageSchema = z.object({
  /** All there ever were, those from before they were kept by month included. */
  lecturas: count,
  /** All since they are kept. */
  descargas: count,
  porMes: monthsOfUseSchema,
});
export type WorkUsage = z.infer<typeof workUsageSchema>;
