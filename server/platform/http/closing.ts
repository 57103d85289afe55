/**
 * Of a server that stops: whoever asks on a connection that is open is answered as before, and the connection ends with that answer.
 * Fastify itself would refuse them (its option `return503OnClosing`, which is off with this), and Node would keep a connection on
 * which something was under way for as long as an idle one, over a minute: longer than systemd and Kubernetes wait.
 */
import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** For how long a server that stops waits for slow readers, in ms: Node takes an answer for done that it has not sent yet, and would cut it. */
const patienceMs = 5000;

/** Has connections end with what is answered on them since the server began to stop. */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  const answers = new Set<ServerResponse>();
  app.addHook('preClose', async () => {
    isClosing = true;
    const unsent = [...answers].filter(({ writableEnded }) => writableEnded);
    if (unsent.length === 0) return;
    const sent = unsent.map((answer) => new Promise((resolve) => answer.once('close', resolve)));
    await Promise.race([Promise.all(sent), wait(patienceMs, undefined, { ref: false })]);
  });
  app.addHook('onRequest', ({ raw }, { raw: answer }, done) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    // Once all of it is sent; of answers that had begun before, too, as live streams, which did not say that they were the last.
    answer.once('finish', () => {
      if (isClosing && raw.complete) raw.socket.end();
    });
    done();
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // Cut while its sender is still at it, the answer would not be heard (json-body.ts).
    if (isClosing && raw.complete) reply.header('connection', 'close');
    done(null, payload);
  });
}
