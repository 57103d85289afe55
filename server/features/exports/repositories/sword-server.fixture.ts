/** A server that behaves as a repository by SWORD 2 does (that of DSpace): drafts, content, states, and what goes wrong with them. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}
/** What a test has the server do instead of its own; true: it has answered. */
export type Instead = (asked: Asked, response: ServerResponse) => boolean;

export async function openServer(answer: (asked: Asked, response: ServerResponse, base: string) => void) {
  const state = { instead: (() => false) as Instead, asked: [] as Asked[], base: '' };
  const server = createServer(async (request, response) => {
    const said = {
      ...{ method: request.method ?? '', path: request.url ?? '', headers: request.headers },
      body: await buffer(request),
    };
    state.asked.push(said);
    if (!state.instead(said, response)) answer(said, response, state.base);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.custom<AddressInfo>((value) => typeof value === 'object').parse(server.address());
  state.base = `http://127.0.0.1:${port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { state, close };
}

export interface Deposited {
  id: number;
  entry: string;
  /** The package that lies there. */
  content: Buffer | undefined;
  state: 'inprogress' | 'inworkflow' | 'archived' | 'withdrawn';
  /** How often it was made whole, or changed. */
  turns: number;
}

/**
 * `curated`: people look at what comes in before it is archived. `keepsFiles`: as DSpace is shipped, the content of what is no draft any
 * more cannot be changed. `namesContent`: it says at once where content goes. `listed`: it tells what lies in a collection.
 */
const shipped = { curated: false, keepsFiles: true, namesContent: true, listed: true };

export async function openSword() {
  const items = new Map<number, Deposited>();
  const settings = { ...shipped, password: 'una/clave', hasCollection: true };
  const receipt = ({ id, entry }: Deposited, base: string) =>
    `<entry xmlns="http://www.w3.org/2005/Atom"><id>${base}/edit/${id}</id><link rel="edit" href="${base}/edit/${id}"/>
    <link rel="edit-media" href="${base}/media/${id}"/><link rel="alternate" href="https://repo.example/handle/1/${id}"/>
    <link rel="http://purl.org/net/sword/terms/statement" type="application/atom+xml;type=feed" href="${base}/statement/${id}"/>
    <sword:treatment xmlns:sword="http://purl.org/net/sword/terms/">Stored</sword:treatment>${entry.replace(/<\?xml[^>]*\?>/, '')}</entry>`;
  const error = (summary: string) =>
    `<sword:error xmlns:sword="http://purl.org/net/sword/" xmlns="http://www.w3.org/2005/Atom"><title>ERROR</title><summary>${summary}</summary></sword:error>`;
  const server = await openServer(({ method, path, headers, body }, response, base) => {
    const say = (status: number, text = '', more = {}) =>
      void response.writeHead(status, { 'content-type': 'application/xml', ...more }).end(text);
    if (headers.authorization !== `Basic ${btoa(`prensas:${settings.password}`)}`) return say(401, 'no');
    if (path === '/servicedocument')
      return say(
        200,
        `<service xmlns="http://www.w3.org/2007/app" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:sword="http://purl.org/net/sword/terms/"><workspace><atom:title>Repositorio</atom:title>
        <collection href="${base}/collection/1"><atom:title>Artículos</atom:title><sword:acceptPackaging>http://purl.org/net/sword/package/METSDSpaceSIP</sword:acceptPackaging></collection>
        <collection href="/collection/2"><atom:title>Libros</atom:title></collection></workspace></service>`,
      );
    const draft = headers['in-progress'] === 'true';
    if (path === '/collection/1') {
      if (!settings.hasCollection) return say(404, error('No such collection'));
      if (method === 'GET') {
        if (!settings.listed) return say(405, error('No list'));
        const entries = [...items.values()].map(
          ({ id, entry }) =>
            `<entry><id>${base}/edit/${id}</id><title>${/<title>([^<]*)/.exec(entry)?.[1]}</title></entry>`,
        );
        return say(200, `<feed xmlns="http://www.w3.org/2005/Atom">${entries.join('')}</feed>`);
      }
      const id = items.size + 1;
      const state = draft ? ('inprogress' as const) : ('archived' as const);
      const made: Deposited = { id, entry: body.toString(), content: undefined, turns: 0, state };
      items.set(id, made);
      const said = settings.namesContent ? receipt(made, base) : '<entry xmlns="http://www.w3.org/2005/Atom"/>';
      return say(201, said, { location: `${base}/edit/${id}` });
    }
    const [, kind, number] = path.split('/');
    const item = items.get(Number(number));
    if (!item) return say(404, error('No such deposit'));
    const ends = () => {
      item.turns++;
      if (item.state === 'inprogress') item.state = settings.curated ? 'inworkflow' : 'archived';
    };
    if (kind === 'statement')
      return say(
        200,
        `<feed xmlns="http://www.w3.org/2005/Atom"><category scheme="http://purl.org/net/sword/terms/state" term="http://dspace.org/state/${item.state}">Le falta el resumen</category></feed>`,
      );
    if (kind === 'edit' && method === 'PUT') {
      item.entry = body.toString();
      if (!draft) ends();
      // What is said to be in progress is taken out of the hands of whoever looks at it.
      else if (item.state === 'inworkflow') item.state = 'inprogress';
      return say(200, receipt(item, base));
    }
    const isFixed = item.state !== 'inprogress';
    if (kind === 'edit' && method === 'POST') {
      if (isFixed) return say(405, error('It is no draft'));
      ends();
      return say(200, receipt(item, base));
    }
    if (kind === 'media' && isFixed && settings.keepsFiles) return say(405, error('It is no draft'));
    if (kind === 'media' && method === 'DELETE') {
      item.content = undefined;
      return say(204);
    }
    if (kind === 'media' && method === 'PUT') {
      if (createHash('md5').update(body).digest('hex') !== headers['content-md5']) return say(412, error('Checksum'));
      item.content = body;
      return say(204);
    }
    return say(200, receipt(item, base));
  });
  const reset = () => void Object.assign(settings, shipped, { password: 'una/clave', hasCollection: true });
  return { ...server, items, settings, reset, error };
}
