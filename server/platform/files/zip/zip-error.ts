/** The file is no ZIP, or no honest one. `entry`: where in it. The message says what is wrong, in the machine's language. */
export class ZipError extends Error {
  override name = 'ZipError';
  readonly entry: string;
  constructor(entry: string, message: string) {
    super(message);
    this.entry = entry;
  }
}
