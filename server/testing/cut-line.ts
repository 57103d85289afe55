/** A line to a server on this machine that breaks off in the middle. */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** Passes on what comes, and resets each of the first `cuts` connections once `after` bytes went to the server. */
export async function startCutLine(port: number, cuts: number, after: number) {
  let left = cuts;
  const line = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const isCut = left-- > 0;
    let passed = 0;
    for (const end of [client, server]) end.on('error', () => undefined);
    client.on('data', (bytes) => {
      passed += bytes.length;
      if (!isCut || passed < after) return;
      client.resetAndDestroy();
      server.destroy();
    });
    client.pipe(server).pipe(client);
  });
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line does not listen.');
  return { port: address.port, close: () => new Promise((resolve) => line.close(resolve)) };
}
