/**
 * Of a server that stops: whoever asks on a connection that is open is answered as before, and the connection ends with that answer.
 * Fastify itself would refuse them (its option `return503OnClosing`, which is off with this), and Node would keep a connection on
 * which something was under way for as long as an idle one, over a minute: longer than systemd and Kubernetes wait.
 */
import type { FastifyInstance } from 'fastify';

/** How often connections are looked for that have become idle since it stopped, in ms. */
const lookMs = 200;

/** Has connections end with what is answered on them since the server began to stop. */
export function endConnections(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    // Those whose answer had begun, as live streams, and did not say that it was the last.
    const look = setInterval(() => app.server.closeIdleConnections(), lookMs).unref();
    app.server.once('close', () => clearInterval(look));
  });
  app.addHook('onSend', ({ raw }, reply, payload, done) => {
    // Cut while its sender is still at it, the answer would not be heard (json-body.ts).
    if (isClosing && raw.complete) reply.header('connection', 'close');
    done(null, payload);
  });
}
