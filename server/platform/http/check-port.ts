import { once } from 'node:events';
import { createServer } from 'node:net';
import { ToldError } from '../error-words.ts';
import { listenWords } from './listen-words.ts';

/** Throws an error that names the setting where this machine does not let the server listen there, as where another program does. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening').catch((cause: unknown) => {
    throw told(port, host, cause);
  });
  server.close();
  await once(server, 'close');
}

/** The system's codes do not say what they are about: a name that is not found may be the database's, too. */
function told(port: number, host: string, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EACCES') return new ToldError(listenWords.reserved(port), { cause });
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new ToldError(listenWords.noHost(host), { cause });
  return cause;
}
