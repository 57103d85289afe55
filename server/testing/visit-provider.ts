/** The way of a browser through an OpenID provider of the tests, which asks who somebody is and whether they agree. */
import { z } from 'zod';

/**
 * Gives the query with which it leads back.
 * @param url the provider; `who` logs in there and agrees; undefined: says no
 */
export async function visitProvider(url: string, address: string, who: string | undefined): Promise<string> {
  const cookies = new Map<string, string>();
  const ask = async (to: URL, form?: Record<string, string>): Promise<URL | string> => {
    const answer = await fetch(to, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const text = await answer.text();
    const next = answer.headers.get('location');
    return next ? new URL(next, to) : text;
  };
  let at = new URL(address);
  for (let step = 0; step < 12; step++) {
    if (at.origin !== url) return at.search.slice(1);
    const answer = await ask(at);
    if (answer instanceof URL) at = answer;
    else if (who === undefined) at = z.instanceof(URL).parse(await ask(new URL(`${at.pathname}/abort`, at)));
    else {
      const prompt = /name="prompt" value="(\w+)"/.exec(answer)?.[1] ?? '';
      const form = { prompt, ...(prompt === 'login' && { login: who, password: 'x' }) };
      at = z.instanceof(URL, { error: answer.slice(0, 500) }).parse(await ask(at, form));
    }
  }
  throw new Error(`The provider leads nowhere: ${at.href}`);
}
