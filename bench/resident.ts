/** What of a process is in memory, as the kernel counts it. Linux alone. */
import { readFileSync } from 'node:fs';

/** MB resident; 0 where the process has ended, or the system does not say. */
export function residentMb(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    // ENOENT, or ESRCH.
    return 0;
  }
}
