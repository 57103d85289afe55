/** A log-in to the REST API of DSpace 7 and later, with its tokens, and the reading of its answers. Source: RestContract (authentication, csrf-tokens). */
import { z } from 'zod';
import { type Answer, type Ask, notUnderstood, RepositoryTrouble } from './repository.ts';

export const json = { 'content-type': 'application/json' };
const refusalSchema = z.object({ message: z.string() });

export interface DspaceAccount {
  direccion: string;
  usuario: string;
  secreto: string;
  coleccion: string;
}

export type DspaceSession = ReturnType<typeof openSession>;

/** One log-in holds for what is done with it, and is made anew where the repository has forgotten it. */
export function openSession({ direccion, usuario, secreto }: Omit<DspaceAccount, 'coleccion'>, plain: Ask) {
  const base = direccion.replace(/\/+$/, '');
  let csrf: string | undefined;
  let cookie: string | undefined;
  let token: string | undefined;

  /** Each answer may bring another token against forged requests. */
  async function once(path: string, asked: Parameters<Ask>[1] = {}): Promise<Answer> {
    const answer = await plain(`${base}${path}`, {
      ...asked,
      headers: {
        accept: 'application/json',
        ...(token && { authorization: token }),
        ...(csrf && { 'x-xsrf-token': csrf }),
        ...(cookie && { cookie }),
        ...asked.headers,
      },
    });
    const renewed = answer.headers['dspace-xsrf-token'];
    if (typeof renewed === 'string') csrf = renewed;
    const kept = answer.headers['set-cookie']?.find((each) => each.startsWith('DSPACE-XSRF-COOKIE='));
    if (kept) cookie = kept.split(';')[0];
    return answer;
  }

  async function logIn(): Promise<void> {
    token = undefined;
    await once('/authn/status');
    const body = Buffer.from(new URLSearchParams({ user: usuario, password: secreto }).toString());
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    let answer = await once('/authn/login', { method: 'POST', headers, body });
    // The first token may be of another session: what is refused brings the right one.
    if (answer.status === 403) answer = await once('/authn/login', { method: 'POST', headers, body });
    const given = answer.headers.authorization;
    if (answer.status !== 200 || typeof given !== 'string') throw new RepositoryTrouble('CREDENCIALES');
    token = given;
  }

  async function ask(path: string, asked: Parameters<Ask>[1] = {}): Promise<Answer> {
    if (!token) await logIn();
    const before = csrf;
    try {
      const answer = await once(path, asked);
      // A token against forged requests that is of no use any more: refused with the next one.
      const isStale = answer.status === 403 && asked.method !== undefined && csrf !== before;
      return isStale ? once(path, asked) : answer;
    } catch (error) {
      if (!(error instanceof RepositoryTrouble && error.why === 'CREDENCIALES')) throw error;
      // The session has ended meanwhile.
      await logIn();
      return once(path, asked);
    }
  }
  /** What lies at a path; undefined where nothing does. Throws `RepositoryTrouble` for what says neither. */
  async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T> | undefined> {
    const answer = await ask(path);
    if (answer.status === 200) return parsed(answer, schema);
    if ([204, 404, 410].includes(answer.status)) return undefined;
    throw notUnderstood(answer);
  }
  const patch = (path: string, operations: object[]) =>
    ask(path, { method: 'PATCH', headers: json, body: Buffer.from(JSON.stringify(operations)) });

  return { base, ask, read, patch };
}

/** What a page of a list holds; nothing where it holds none. */
export const listed = <T extends z.ZodType>(name: string, one: T) =>
  z
    .object({ _embedded: z.record(z.string(), z.unknown()).catch({}) })
    .transform(({ _embedded }) => z.array(one).parse(_embedded[name] ?? []));

export function parsed<T extends z.ZodType>(answer: Answer, schema: T): z.output<T> {
  try {
    return schema.parse(JSON.parse(answer.text));
  } catch (cause) {
    throw new RepositoryTrouble('SIN_RESPUESTA', { cause });
  }
}

/** What it says of a refusal, else all of its answer. */
export function wordsOf({ text }: Answer): string {
  try {
    return refusalSchema.parse(JSON.parse(text)).message;
  } catch {
    // No JSON of that shape: shown as it is.
    return text;
  }
}
