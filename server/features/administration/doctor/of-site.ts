/** The address that readers use: whether Pliego answers there, by TLS that is still valid, and is told who asks. */
import { once } from 'node:events';
import { connect } from 'node:tls';
import { dayMs } from '#contract/time.ts';
import type { Environment } from '#server/platform/environment.ts';
import { isForThisMachine } from '#server/platform/environment.ts';
import { sayError } from '#server/platform/error-words.ts';
import { isLoopback } from '#server/platform/host.ts';
import { type Finding, look, patienceMs, well, wrong } from './finding.ts';
import { doctorWords as words } from './words.ts';

/** Days before a certificate's end at which it should have been renewed: certbot and Caddy do it a month before. */
const renewedDays = 21;

export async function* examineSite(env: Environment): AsyncGenerator<Finding> {
  const { PUBLIC_URL, TRUST_PROXY } = env;
  if (!PUBLIC_URL) {
    if (!isForThisMachine(env)) yield look(words.noAddress, words.noAddressAdvice);
    return;
  }
  const url = new URL(PUBLIC_URL);
  const isSecure = url.protocol === 'https:';
  if (!isSecure && !isLoopback(url.hostname)) yield wrong(words.plainAddress(PUBLIC_URL), words.plainAddressAdvice);
  if (isSecure && TRUST_PROXY === 0) yield look(words.noProxy, words.noProxyAdvice);
  try {
    const answer = await fetch(`${PUBLIC_URL}/api/health/live`, { signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    if (answer.ok) yield well(words.reached(PUBLIC_URL));
    else yield wrong(words.notPliego(PUBLIC_URL, answer.status), words.notPliegoAdvice);
    if (isSecure) yield* examineCertificate(url);
  } catch (error) {
    yield wrong(words.noAnswer(PUBLIC_URL, sayError(causeOf(error))), words.noAnswerAdvice('PUBLIC_URL'));
  }
}

/** `fetch` says only that it failed; its cause says why. */
const causeOf = (error: unknown) => (error instanceof Error && error.cause instanceof Error ? error.cause : error);

async function* examineCertificate({ hostname, port }: URL): AsyncGenerator<Finding> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patienceMs) });
    const days = Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / dayMs);
    yield days < renewedDays ? look(words.certificate(days), words.certificateAdvice) : well(words.certificate(days));
  } finally {
    socket.destroy();
  }
}
