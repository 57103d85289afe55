/** Where somebody is logged in. */
import { z } from 'zod';
import { id, instant } from './common.ts';

/** Devices that are listed, the last used of them. */
export const mostSessions = 50;

export const openSessionSchema = z.object({
  id,
  /** 'Firefox'; '' where it is not known, as of log-ins from before it was noted. */
  navegador: z.string(),
  /** 'Windows'; '' likewise. */
  sistema: z.string(),
  inicio: instant,
  /** To the hour. */
  ultimoUso: instant,
  /** The device that asks. */
  actual: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;
/** `total`: how many there are, listed or not. */
export const sessionListSchema = z.object({ sesiones: z.array(openSessionSchema), total: z.number() });
