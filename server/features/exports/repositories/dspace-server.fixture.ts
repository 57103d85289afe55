/** A server that behaves as the REST API of DSpace 7 does: tokens that change and end, drafts, a workflow, archived items. */
import { createHash, randomUUID } from 'node:crypto';
import { openServer } from './sword-server.fixture.ts';

interface Stored {
  uuid: string;
  name: string;
  md5: string;
  bytes: Buffer;
  conditions: { name: string; startDate: string }[];
}
export interface Item {
  uuid: string;
  draft: number;
  metadata: Record<string, { value: string; language: string | null }[]>;
  files: Stored[];
  granted: boolean;
  state: 'draft' | 'workflow' | 'archived' | 'withdrawn';
}

const collection = 'c0ffee00-0000-4000-8000-000000000001';

export async function openDspace() {
  const items: Item[] = [];
  const settings = { curated: false, takesEmbargo: true, takesRemoval: true, isFull: false, sessions: 0, pages: 2 };
  let csrf = 'first';
  let token = '';
  const server = await openServer(({ method, path: whole, headers, body }, response, base) => {
    const { pathname, searchParams } = new URL(whole, base);
    const path = pathname.replace(/^\/server\/api/, '');
    const say = (status: number, value?: unknown, more = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...more })
        .end(value === undefined ? '' : JSON.stringify(value));
    const renew = () => {
      csrf = randomUUID();
      return { 'dspace-xsrf-token': csrf, 'set-cookie': `DSPACE-XSRF-COOKIE=${csrf}; Path=/server; Secure` };
    };
    const isForged =
      method !== 'GET' && (headers['x-xsrf-token'] !== csrf || headers.cookie !== `DSPACE-XSRF-COOKIE=${csrf}`);
    if (isForged) return say(403, { message: 'Invalid CSRF token' }, renew());
    if (path === '/authn/login') {
      const said = new URLSearchParams(body.toString());
      if (said.get('user') !== 'prensas' || said.get('password') !== 'una/clave') return say(401, { message: 'no' });
      settings.sessions++;
      token = `Bearer ${randomUUID()}`;
      return say(200, {}, { authorization: token, ...renew() });
    }
    if (path === '/authn/status')
      return say(
        200,
        { _links: { eperson: { href: `${base}/server/api/eperson/epersons/p1` } } },
        csrf === 'first' ? renew() : {},
      );
    if (path === '') return say(200, { dspaceUI: 'https://repo.example' });
    if (headers.authorization !== token) return say(401, { message: 'Authentication is required' });
    const draftOf = (item: Item) => ({
      id: item.draft,
      sections: {
        collection,
        traditionalpageone: {},
        upload: {
          files: item.files.map(({ uuid, md5, conditions }) => ({
            ...{ uuid, checkSum: { checkSumAlgorithm: 'MD5', value: md5 }, accessConditions: conditions },
          })),
        },
        license: { granted: item.granted },
      },
      errors: item.granted ? [] : [{ message: 'error.validation.license.notgranted', paths: ['/sections/license'] }],
    });
    const itemOf = ({ uuid, state, metadata }: Item) => {
      const handle = `123/${items.findIndex((each) => each.uuid === uuid) + 1}`;
      const isIn = state === 'archived' || state === 'withdrawn';
      const shown = isIn
        ? { ...metadata, 'dc.identifier.uri': [{ value: `https://hdl.example/${handle}` }] }
        : metadata;
      return {
        uuid,
        handle: isIn ? handle : null,
        inArchive: state === 'archived',
        withdrawn: state === 'withdrawn',
        metadata: shown,
      };
    };
    const taken = (): Stored => {
      const text = body.toString('latin1');
      const start = text.indexOf('\r\n\r\n') + 4;
      const boundary = /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1] ?? '';
      const bytes = body.subarray(start, text.indexOf(`\r\n--${boundary}`, start));
      const md5 = createHash('md5').update(bytes).digest('hex');
      return { uuid: randomUUID(), name: /filename="([^"]*)"/.exec(text)?.[1] ?? '', md5, bytes, conditions: [] };
    };
    const [, , kind, first = '', second = ''] = path.split('/');
    if (path.startsWith('/core/collections/search'))
      return say(200, {
        _embedded: {
          collections:
            Number(searchParams.get('page')) > 1
              ? []
              : [{ uuid: searchParams.get('page') === '0' ? collection : randomUUID(), name: 'Artículos' }],
        },
        page: { totalPages: settings.pages },
      });
    if (kind === 'workspaceitems' && method === 'POST' && !first) {
      if (searchParams.get('owningCollection') !== collection) return say(422, { message: 'no such collection' });
      const made: Item = {
        ...{ uuid: randomUUID(), draft: items.length + 1, metadata: {}, files: [], granted: false },
        state: 'draft',
      };
      items.push(made);
      return say(201, draftOf(made));
    }
    if (kind === 'workspaceitems' && second === 'findBySubmitter')
      return say(200, { _embedded: { workspaceitems: items.filter(({ state }) => state === 'draft').map(draftOf) } });
    if (kind === 'workspaceitems' && second === 'item' && first === 'search') {
      const back = items.find(({ uuid, state }) => uuid === searchParams.get('uuid') && state === 'draft');
      return back ? say(200, draftOf(back)) : say(204);
    }
    if (kind === 'workspaceitems') {
      const item = items.find(({ draft, state }) => draft === Number(first) && state === 'draft');
      if (!item) return say(404, { message: 'no such draft' });
      if (second === 'item') return say(200, itemOf(item));
      if (second === 'collection') return say(200, { uuid: collection });
      if (method === 'POST') {
        if (settings.isFull) return say(413, { message: 'quota' });
        item.files.push(taken());
        return say(201, draftOf(item));
      }
      if (method === 'PATCH')
        for (const { op, path: place, value } of JSON.parse(body.toString())) {
          if (place.endsWith('/granted')) item.granted = value;
          else if (place.endsWith('/accessConditions')) {
            const file = item.files[Number(place.split('/').at(-2))];
            if (!settings.takesEmbargo || !file) return say(422, { message: 'embargo is not an option here' });
            file.conditions = value;
          } else if (op === 'remove' && !settings.takesRemoval) return say(422, { message: 'nothing is taken out' });
          else if (op === 'remove') item.files.splice(Number(place.split('/').at(-1)), 1);
        }
      return say(200, draftOf(item));
    }
    if (kind === 'workflowitems') {
      const item = items.find(
        ({ draft, state }) => draft === Number(body.toString().split('/').at(-1)) && state === 'draft',
      );
      if (!item?.granted) return say(422, { message: 'not valid' });
      item.state = settings.curated ? 'workflow' : 'archived';
      return say(201, {});
    }
    const item = items.find(({ uuid }) => uuid === first);
    if (kind === 'items' && item) {
      if (second === 'bundles')
        return say(200, { _embedded: { bundles: [{ uuid: `b-${item.uuid}`, name: 'ORIGINAL' }] } });
      if (method === 'PATCH')
        for (const { path: place, value } of JSON.parse(body.toString()))
          item.metadata[place.replace('/metadata/', '')] = value;
      return say(200, itemOf(item));
    }
    if (kind === 'bundles') {
      const owner = items.find(({ uuid }) => first === `b-${uuid}`);
      if (method === 'POST') {
        const file = taken();
        owner?.files.push(file);
        return say(201, { uuid: file.uuid });
      }
      const bitstreams = owner?.files.map(({ uuid, md5 }) => ({ uuid, checkSum: { value: md5 } }));
      return say(200, { _embedded: { bitstreams } });
    }
    if (path.startsWith('/authz/resourcepolicies')) {
      const files = items.flatMap((each) => each.files);
      if (first === 'search') {
        const id = files.findIndex(({ uuid }) => uuid === searchParams.get('uuid'));
        const [condition] = files[id]?.conditions ?? [];
        return say(200, { _embedded: { resourcepolicies: [{ id, startDate: condition?.startDate ?? null }] } });
      }
      const file = files[Number(first)];
      if (!settings.takesEmbargo || !file) return say(403, { message: 'policies are not yours' });
      const [{ op, value }] = JSON.parse(body.toString());
      file.conditions = op === 'remove' ? [] : [{ name: 'embargo', startDate: value }];
      return say(200, {});
    }
    if (kind === 'bitstreams' && method === 'DELETE') {
      for (const each of items) each.files = each.files.filter(({ uuid }) => uuid !== first);
      return say(204);
    }
    return say(404, { message: 'nothing here' });
  });
  /** Whoever was logged in is not any more. */
  const forget = () => {
    token = 'none';
  };
  return { ...server, items, settings, forget, collection };
}
