/** A public file of this site as text. Throws where it cannot be had. */
export async function readText(address: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]) });
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer.text();
}

const timeout = 30_000;
