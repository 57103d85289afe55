/** What happens to the platform while it is asked, one thing after another. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Pair } from './cluster.ts';
import type { PliegoProcess } from './processes.ts';
import type { Service } from './services.ts';

export interface Platform {
  processes: readonly PliegoProcess[];
  pair: Pair;
  mail: Service;
  bucket: Service;
}

export interface SoakEvent {
  name: string;
  /** Resolves once everything is there again. */
  happen: () => Promise<void>;
}

/** Ends and starts processes: those that are measured for what they hold begin after these. */
export const restarts = ({ processes }: Platform): SoakEvent[] => [
  {
    name: 'one of two processes is killed (kill -9) and started again',
    happen: async () => {
      await processes[0]?.end('SIGKILL');
      await processes[0]?.start();
    },
  },
  {
    name: 'both are restarted, one after the other (SIGTERM), as for a new version',
    happen: async () => {
      for (const process of processes) {
        await process.end('SIGTERM');
        await process.start();
      }
    },
  },
];

/**
 * What comes and goes around processes that stay.
 * @param awayMs for how long what goes is away
 */
export const absences = ({ pair, mail, bucket }: Platform, awayMs: number): SoakEvent[] => [
  { name: 'the database is restarted', happen: pair.restart },
  { name: 'the database dies, and its standby takes its place', happen: pair.failOver },
  { name: 'the mail server is gone, and comes back', happen: () => goAndComeBack(mail, awayMs) },
  { name: 'the bucket is gone, and comes back', happen: () => goAndComeBack(bucket, awayMs) },
];

async function goAndComeBack(service: Service, awayMs: number): Promise<void> {
  await service.leave();
  await wait(awayMs);
  await service.comeBack();
}
