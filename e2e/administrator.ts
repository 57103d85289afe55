/** An administrator at the API, for what a walk needs from one: settings, pages, decisions, and the links of mails. */
import { mailListSchema } from '#contract/entities/mail.ts';
import { sessionSchema } from '#contract/entities/user.ts';

export interface Administrator {
  /** The answer, read as JSON. Throws where it is a refusal. */
  send: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Path and query of the link to a screen in the last mail to the address that has one. Throws where there is none. */
  mailedLink: (para: string, screen: string) => Promise<string>;
}

/** Logs the demonstration set's administrator in. */
export async function administratorOf(url: string): Promise<Administrator> {
  const credentials = { email: 'admin@pliego.test', password: 'demo1234' };
  const { access_token } = sessionSchema.parse(await ask(url, 'POST', '/auth/login', credentials));
  const send: Administrator['send'] = (method, path, body) => ask(url, method, path, body, access_token);
  return {
    send,
    mailedLink: async (para, screen) => {
      const { mails } = mailListSchema.parse(await send('GET', '/admin/outbox?limit=100'));
      const links = mails.flatMap((mail) => (mail.para === para ? (mail.texto.match(/https?:\S+/g) ?? []) : []));
      const link = links.find((each) => new URL(each).pathname === screen);
      if (!link) throw new Error(`No mail to ${para} leads to ${screen}`);
      return `${screen}${new URL(link).search}`;
    },
  };
}

/** One call of the API. Throws where it is refused. */
export async function ask(url: string, method: string, path: string, body?: unknown, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${url}/api${path}`, { method, headers, ...sent });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} was refused: ${text}`);
  return text === '' ? null : JSON.parse(text);
}
