/** Whether an error says that the database, the disk or the store of files takes nothing now, and would another time. */

/** Of the system: no connection, no room, no writing. */
const bySystem = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE'],
]);
/**
 * Of PostgreSQL (its appendix A): 08 connections, 53 too little of something, the disk included, 57P01–57P05 it stops or
 * starts, 58 the system's errors, 25006 it lets only read, as a standby does.
 */
const byDatabase = /^(08|53|58)|^57P0|^25006$/;
/** What node-postgres says in words alone. */
const inWords = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

export function isRefusedByService(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (bySystem.has(code) || (code.length === 5 && byDatabase.test(code))) return true;
  return inWords.test(error.message) || isRefusedByService(error.cause);
}
