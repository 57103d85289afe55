/** The file is not an article that can be brought in. `message` is Spanish, for whoever sent it. */
export class JatsError extends Error {
  override name = 'JatsError';
}
