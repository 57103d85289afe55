/** What may be logged of an error: what kind it is and where it was thrown, and of its words those that cannot be somebody's. */

const mostLetters = 300;
/** How deep causes are followed. */
const mostCauses = 3;

/** What stands in the place of words that were taken out. */
const gap = '…';

/**
 * What is quoted is what somebody sent, and could itself contain a closing quote: so all from the first quote on is left
 * out. Addresses, numbers and long keys may be somebody’s wherever they are.
 */
const personal = [
  /["'“«`].*$/s,
  /(?<!\S)\S+@\S+/g,
  /\b[\w-]{20,}\b/g,
  /\b\d{1,3}(\.\d{1,3}){3}\b|\b[\da-f]{0,4}(:[\da-f]{0,4}){2,}/gi,
  /\d[\d -]{5,}[\dX]/g,
];

/** A message without what may be personal in it: quotations, addresses, long numbers and keys. */
export const withoutPersonalData = (message: string): string =>
  personal.reduce((text, pattern) => text.replace(pattern, gap), message).slice(0, mostLetters);

export type LoggedError = {
  type: string;
  message: string;
  /** The place in the source, frame by frame. */
  stack: string;
  /** SQLSTATE, or the code of Node or Fastify. */
  code?: string;
  cause?: LoggedError;
};

/** The same of an error and its causes. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? withoutPersonalData(error.code) : undefined;
  return {
    type: name,
    message: statementIn(message) ?? withoutPersonalData(message),
    stack: framesOf(error),
    ...(code !== undefined && { code }),
    ...(cause !== undefined && depth < mostCauses && { cause: loggedError(cause, depth + 1) }),
  };
}

/** A query that failed, by its statement, which holds places for the values; they stand in its next line. */
function statementIn(message: string): string | undefined {
  const [, statement] = /^Failed query: (.*?)(?:\nparams:|$)/s.exec(message) ?? [];
  return statement?.replace(/'[^']*'?/g, gap).slice(0, 3 * mostLetters);
}

/** The message stands before the frames, in as many lines as it has. */
const framesOf = ({ stack = '', message }: Error) =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');
