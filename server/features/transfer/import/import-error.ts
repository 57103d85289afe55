/** Why an archive is refused. The message, in Spanish, names the part of it, and the field where there is one. */
export class ImportError extends Error {
  override name = 'ImportError';
  constructor(part: string, field: string, why: string) {
    super(`${part}${field && `, campo «${field}»`}: ${why}`);
  }
}
