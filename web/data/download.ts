/** Files of the API saved among the reader's own: a link cannot carry the session's token. */
import { authorizedFetch } from './api.ts';
import { refused } from './failures.ts';
import { saveBlob } from './save-file.ts';

/** Long works take a while to typeset. */
const timeout = 120_000;

/** Asks for the file below /api and has the browser save it under the name that the server gives, in `longest` milliseconds at most. Throws what was refused. */
export async function download(path: string, longest = timeout): Promise<void> {
  const answer = await authorizedFetch(path, { signal: AbortSignal.timeout(longest) });
  if (!answer.ok) throw refused(answer.status, await answer.json().catch(() => undefined));
  saveBlob(await answer.blob(), nameIn(answer.headers.get('content-disposition') ?? ''));
}

/** RFC 8187's form of the name, which has all its letters. */
function nameIn(disposition: string): string {
  const [, encoded = ''] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return decodeURIComponent(encoded);
}
