/**
 * Repositories by the REST API of DSpace 7 and later: a draft (workspaceitem) gets its metadata and its file, is accepted by its licence, and
 * goes into the workflow; what is archived is changed where it is. Source: DSpace REST Contract, https://github.com/DSpace/RestContract
 * (authentication, csrf-tokens, workspaceitems, workspaceitem-data-upload, metadata-patch, bundles, bitstreams).
 */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { longestCollectionName, mostCollections } from '#contract/repositories.ts';
import { fieldOf } from '#server/documents/records/deposit-records.ts';
import type { KeptDeposit } from '#server/platform/database/schema.ts';
import {
  type Answer,
  type Ask,
  type Parcel,
  type Repository,
  RepositoryTrouble,
  refusal,
  type SentPart,
  type Standing,
  shownAddress,
} from './repository.ts';

const json = { 'content-type': 'application/json' };
const metadataSchema = z.record(z.string(), z.array(z.object({ value: z.string().nullish() }).loose())).catch({});
const itemSchema = z.object({
  uuid: z.string(),
  handle: z.string().nullish(),
  inArchive: z.boolean().catch(false),
  withdrawn: z.boolean().catch(false),
  metadata: metadataSchema,
});
type Item = z.infer<typeof itemSchema>;
const fileSchema = z.object({
  uuid: z.string(),
  checkSum: z.object({ value: z.string().catch('') }).catch({ value: '' }),
});
const draftSchema = z.object({
  id: z.coerce.number().int(),
  sections: z.record(z.string(), z.unknown()).catch({}),
  errors: z.array(z.object({ message: z.string(), paths: z.array(z.string()).catch([]) })).catch([]),
});
type Draft = z.infer<typeof draftSchema>;
const filesOf = z.object({ files: z.array(fileSchema) });
const granted = z.object({ granted: z.boolean() });
const pageSchema = z.object({ page: z.object({ totalPages: z.int() }).catch({ totalPages: 1 }) });
/** What a page of a list holds; nothing where it holds none. */
const listed = <T extends z.ZodType>(name: string, one: T) =>
  z
    .object({ _embedded: z.record(z.string(), z.unknown()).catch({}) })
    .transform(({ _embedded }) => z.array(one).parse(_embedded[name] ?? []));
const refusalSchema = z.object({ message: z.string() });
/** Drafts of the account that are looked at, to find one that was made without an answer. */
const mostDrafts = 100;
const pageOf = 100;

interface Account {
  direccion: string;
  usuario: string;
  secreto: string;
  coleccion: string;
}

/** One log-in holds for what is done with it, and is made anew where the repository has forgotten it. */
export function dspaceRepository({ direccion, usuario, secreto, coleccion }: Account, plain: Ask): Repository {
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

  async function read<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T> | undefined> {
    const answer = await ask(path);
    return answer.status === 200 ? parsed(answer, schema) : undefined;
  }
  const itemOf = (uuid: string) => read(`/core/items/${uuid}`, itemSchema);
  const patch = (path: string, operations: object[]) =>
    ask(path, { method: 'PATCH', headers: json, body: Buffer.from(JSON.stringify(operations)) });

  /** A draft of this work that was begun without our being told, or an empty one of that collection. */
  async function found({ address }: Parcel): Promise<KeptDeposit | undefined> {
    const status = await read(
      '/authn/status',
      z.object({ _links: z.object({ eperson: z.object({ href: z.string() }) }) }),
    );
    const person = status?._links.eperson.href.split('/').at(-1);
    if (!person) return undefined;
    const query = new URLSearchParams({ uuid: person, size: String(mostDrafts) });
    const drafts = await read(
      `/submission/workspaceitems/search/findBySubmitter?${query}`,
      listed('workspaceitems', draftSchema),
    );
    for (const draft of drafts ?? []) {
      const [item, owner] = [
        await itemOfDraft(draft.id),
        await read(`/submission/workspaceitems/${draft.id}/collection`, z.object({ uuid: z.string() })),
      ];
      if (!item || owner?.uuid !== coleccion) continue;
      const said = Object.values(item.metadata).flat();
      const isOurs = said.length === 0 || said.some(({ value }) => value === address);
      if (isOurs) return { draft: draft.id, item: item.uuid };
    }
    return undefined;
  }
  const itemOfDraft = (draft: number) => read(`/submission/workspaceitems/${draft}/item`, itemSchema);

  async function create(): Promise<{ kept: KeptDeposit } | Standing> {
    const path = `/submission/workspaceitems?${new URLSearchParams({ owningCollection: coleccion })}`;
    const answer = await ask(path, { method: 'POST', headers: json, body: Buffer.from('{}') });
    if ([400, 403, 404, 422].includes(answer.status)) throw new RepositoryTrouble('COLECCION');
    if (answer.status >= 300) return refusal(wordsOf(answer), answer);
    return { kept: { draft: parsed(answer, draftSchema).id } };
  }

  /** Says of an item all that is said here of the work; what others said of it in other fields stays. */
  function describe(item: string, { terms }: Parcel): Promise<Answer> {
    const fields = new Map<string, { value: string; language: string | null }[]>();
    for (const term of terms) {
      const field = fieldOf(term);
      fields.set(field, [...(fields.get(field) ?? []), { value: term.text, language: term.language ?? null }]);
    }
    return patch(
      `/core/items/${item}`,
      [...fields].map(([field, value]) => ({ op: 'add', path: `/metadata/${field}`, value })),
    );
  }

  /** The file of a draft, once, and closed for as long as it has to be. Undefined: it is so. */
  async function fillDraft(
    draft: number,
    file: SentPart,
    embargoUntil: string | undefined,
  ): Promise<Standing | undefined> {
    const path = `/submission/workspaceitems/${draft}`;
    let state = await read(path, draftSchema);
    let place = placeIn(state, file);
    if (!place || place.at < 0) {
      // What an earlier try sent, of a text that was another, goes before.
      for (let left = place?.files.length ?? 0; left > 0; left--)
        await patch(path, [{ op: 'remove', path: `/sections/${place?.section}/files/0` }]);
      const sent = await upload(path, file);
      if (sent.status >= 300) return refusal(wordsOf(sent), sent);
      state = parsed(sent, draftSchema);
      place = placeIn(state, file);
    }
    if (!place || place.at < 0)
      throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error('the file is not there') });
    if (!embargoUntil) return undefined;
    const closing = [{ name: 'embargo', startDate: embargoUntil }];
    const closed = await patch(path, [
      { op: 'add', path: `/sections/${place.section}/files/${place.at}/accessConditions`, value: closing },
    ]);
    // Open, it is handed over to nobody.
    return closed.status >= 300 ? refusal(wordsOf(closed), closed) : undefined;
  }

  const upload = (path: string, file: SentPart, properties?: object) =>
    ask(path, { method: 'POST', ...multipart(file, properties) });

  async function handOver(draft: number): Promise<Standing | undefined> {
    const path = `/submission/workspaceitems/${draft}`;
    const state = await read(path, draftSchema);
    const [licence] = Object.entries(state?.sections ?? {}).filter(
      ([name, section]) => name === 'license' || granted.safeParse(section).success,
    );
    if (licence) {
      const answer = await patch(path, [{ op: 'add', path: `/sections/${licence[0]}/granted`, value: true }]);
      if (answer.status >= 300) return refusal(wordsOf(answer), answer);
    }
    const body = Buffer.from(`${base}/submission/workspaceitems/${draft}`);
    const headers = { 'content-type': 'text/uri-list' };
    const answer = await ask('/workflow/workflowitems', { method: 'POST', headers, body });
    if (answer.status < 300) return undefined;
    const wrong = await read(path, draftSchema);
    const said = wrong?.errors.map(({ message, paths }) => `${message} (${paths.join(', ')})`).join('; ');
    return refusal(said || wordsOf(answer), answer);
  }

  /** The file of what is archived: another takes its place once it is there. */
  async function replaceFile(item: string, file: SentPart, before: readonly string[]): Promise<string[] | Standing> {
    const bundles = await read(
      `/core/items/${item}/bundles`,
      listed('bundles', z.object({ uuid: z.string(), name: z.string() })),
    );
    let bundle = bundles?.find(({ name }) => name === 'ORIGINAL')?.uuid;
    if (!bundle) {
      const body = Buffer.from(JSON.stringify({ name: 'ORIGINAL', metadata: {} }));
      const made = await ask(`/core/items/${item}/bundles`, { method: 'POST', headers: json, body });
      if (made.status >= 300) return refusal(wordsOf(made), made);
      bundle = parsed(made, z.object({ uuid: z.string() })).uuid;
    }
    const there = await read(`/core/bundles/${bundle}/bitstreams?size=${pageOf}`, listed('bitstreams', fileSchema));
    const files = there ?? [];
    let ours = files.find(({ checkSum }) => checkSum.value === file.md5)?.uuid;
    if (!ours) {
      const sent = await upload(`/core/bundles/${bundle}/bitstreams`, file, { name: file.name });
      if (sent.status >= 300) return refusal(wordsOf(sent), sent);
      ours = parsed(sent, z.object({ uuid: z.string() })).uuid;
    }
    for (const old of before)
      if (old !== ours && files.some(({ uuid }) => uuid === old)) {
        const gone = await ask(`/core/bitstreams/${old}`, { method: 'DELETE' });
        if (gone.status >= 300 && gone.status !== 404) return refusal(wordsOf(gone), gone);
      }
    return [ours];
  }

  async function look(kept: KeptDeposit): Promise<Standing> {
    const item = kept.item ? await itemOf(kept.item) : undefined;
    if (!item || item.withdrawn) return { estado: 'FUERA' };
    if (item.inArchive) return { estado: 'REGISTRADO', direccion: await pageOfItem(item) };
    const back = await read(`/submission/workspaceitems/search/item?uuid=${item.uuid}`, draftSchema);
    return back
      ? { estado: 'DEVUELTO', mensaje: null, kept: { ...kept, draft: back.id, handed: false } }
      : { estado: 'ENVIADO' };
  }

  async function pageOfItem({ handle, metadata, uuid }: Item): Promise<string | null> {
    const named = metadata['dc.identifier.uri']?.find(({ value }) => handle && value?.endsWith(handle))?.value;
    if (named) return shownAddress(named);
    const site = (await read('', z.object({ dspaceUI: z.string() })))?.dspaceUI.replace(/\/+$/, '');
    return site ? shownAddress(handle ? `${site}/handle/${handle}` : `${site}/items/${uuid}`) : null;
  }

  return {
    collections: async () => {
      const all: { id: string; nombre: string; paquetes: null }[] = [];
      const one = z.object({ uuid: z.string(), name: z.string().nullish() });
      for (let page = 0; all.length < mostCollections; page++) {
        const answer = await ask(`/core/collections/search/findSubmitAuthorized?size=${pageOf}&page=${page}`);
        if (answer.status >= 300) throw new RepositoryTrouble('COLECCION');
        const found = parsed(answer, listed('collections', one));
        all.push(
          ...found.map(({ uuid, name }) => ({
            id: uuid,
            nombre: (name || uuid).slice(0, longestCollectionName),
            paquetes: null,
          })),
        );
        if (page + 1 >= parsed(answer, pageSchema).page.totalPages) break;
      }
      return all.slice(0, mostCollections);
    },
    hand: async (parcel, before, { keep, mayBeThere }) => {
      let kept = before;
      if (kept.draft === undefined && !kept.item) {
        const earlier = mayBeThere ? await found(parcel) : undefined;
        const made = earlier ? { kept: earlier } : await create();
        if ('estado' in made) return made;
        kept = made.kept;
        await keep(kept);
      }
      if (!kept.item && kept.draft !== undefined) {
        const item = await itemOfDraft(kept.draft);
        if (!item) return { estado: 'FUERA' };
        kept = { ...kept, item: item.uuid };
        await keep(kept);
      }
      const { item = '', draft } = kept;
      const present = await itemOf(item);
      if (!present || present.withdrawn) return { estado: 'FUERA' };
      // It had been taken, and the answer did not come.
      if (
        !kept.handed &&
        draft !== undefined &&
        (present.inArchive || !(await read(`/submission/workspaceitems/${draft}`, draftSchema)))
      ) {
        kept = { ...kept, handed: true };
        await keep(kept);
      }
      // While it is looked at there, it is theirs.
      if (kept.handed && !present.inArchive) return look(kept);
      const said = await describe(item, parcel);
      if (said.status >= 300) return refusal(wordsOf(said), said);
      if (kept.handed) {
        // A file that is added to what is archived is open at once.
        if (parcel.file && !parcel.embargoUntil) {
          const files = await replaceFile(item, parcel.file, kept.files ?? []);
          if (!Array.isArray(files)) return files;
          await keep({ ...kept, files });
        }
        return look(kept);
      }
      if (draft === undefined) return { estado: 'FUERA' };
      if (parcel.file) {
        const wrong = await fillDraft(draft, parcel.file, parcel.embargoUntil);
        if (wrong) return wrong;
        const files = placeIn(await read(`/submission/workspaceitems/${draft}`, draftSchema), parcel.file)?.files ?? [];
        kept = { ...kept, files: files.map(({ uuid }) => uuid) };
        await keep(kept);
      }
      const wrong = await handOver(draft);
      if (wrong) return wrong;
      kept = { ...kept, handed: true };
      await keep(kept);
      return look(kept);
    },
    look,
  };
}

function parsed<T extends z.ZodType>(answer: Answer, schema: T): z.output<T> {
  try {
    return schema.parse(JSON.parse(answer.text));
  } catch (cause) {
    throw new RepositoryTrouble('SIN_RESPUESTA', { cause });
  }
}

/** In which section of a draft its files are, which, and where among them this one is; -1: nowhere. Undefined: it has no such section yet. */
function placeIn(draft: Draft | undefined, { md5 }: SentPart) {
  for (const [section, content] of Object.entries(draft?.sections ?? {})) {
    const { data } = filesOf.safeParse(content);
    if (data) return { section, files: data.files, at: data.files.findIndex(({ checkSum }) => checkSum.value === md5) };
  }
  return undefined;
}

/** A form with one file (RFC 7578), read while it is sent. */
function multipart({ name, type, bytes, open }: SentPart, properties?: object) {
  const boundary = `pliego-${randomBytes(18).toString('hex')}`;
  const head = Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
  );
  const said = properties
    ? `\r\n--${boundary}\r\ncontent-disposition: form-data; name="properties"\r\n\r\n${JSON.stringify(properties)}`
    : '';
  const end = Buffer.from(`${said}\r\n--${boundary}--\r\n`);
  async function* all() {
    yield head;
    yield* open();
    yield end;
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: { bytes: head.length + bytes + end.length, open: () => Readable.from(all(), { objectMode: false }) },
  };
}

/** What it says of a refusal, else all of its answer. */
function wordsOf({ text }: Answer): string {
  try {
    return refusalSchema.parse(JSON.parse(text)).message;
  } catch {
    // No JSON of that shape: shown as it is.
    return text;
  }
}
