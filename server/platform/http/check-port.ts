import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws the system's error where this machine does not let the server listen there, as where another program does. */
export async function checkPort(port: number, host: string): Promise<void> {
  const server = createServer();
  server.listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
