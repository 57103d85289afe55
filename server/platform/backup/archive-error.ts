/** What is wrong with an archive, in words for whoever restores it: nothing has been changed yet. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}
