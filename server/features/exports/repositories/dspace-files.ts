/**
 * The file of ours in a deposit of DSpace 7: put there, exchanged, closed and opened. Only what is known as ours is ever taken away, and
 * what has to be closed is handed over closed or not at all. Source: RestContract (workspaceitem-data-upload, bundles, bitstreams,
 * resourcepolicies).
 */
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import type { KeptDeposit } from '#server/platform/database/schema.ts';
import { type DspaceSession, json, listed, parsed, wordsOf } from './dspace-session.ts';
import { type Parcel, RepositoryTrouble, refusal, type SentPart, type Standing } from './repository.ts';

const fileSchema = z.object({
  uuid: z.string(),
  checkSum: z.object({ value: z.string().catch('') }).catch({ value: '' }),
  accessConditions: z.array(z.unknown()).catch([]),
});
type StoredFile = z.infer<typeof fileSchema>;
export const draftSchema = z.object({
  id: z.coerce.number().int(),
  sections: z.record(z.string(), z.unknown()).catch({}),
  errors: z.array(z.object({ message: z.string(), paths: z.array(z.string()).catch([]) })).catch([]),
});
const filesOf = z.object({ files: z.array(fileSchema) });
export const pageOf = 100;

type Keep = (kept: KeptDeposit) => Promise<void>;
type Texts = Pick<Parcel, 'file' | 'embargoUntil'>;

/** Of files, those that are known as ours: kept by their names, or of an upload that was not answered. */
const ours = (files: readonly StoredFile[], { files: known = [], uploading }: KeptDeposit) =>
  files.filter(({ uuid, checkSum }) => known.includes(uuid) || checkSum.value === uploading);

/** Knows these files as ours, and of which text they are. */
function holding(kept: KeptDeposit, files: string[], sent: KeptDeposit['sent']): KeptDeposit {
  const { sent: _, uploading: __, ...rest } = kept;
  return { ...rest, files, ...(sent && { sent }) };
}

/**
 * Has a draft hold the file as it is to be read, or none where it may go nowhere. Gives what is kept of it since; a refusal: it must
 * not be handed over.
 */
export async function fillDraft(
  { ask, read, patch }: DspaceSession,
  kept: KeptDeposit,
  { file, embargoUntil }: Texts,
  keep: Keep,
): Promise<KeptDeposit | Standing> {
  const path = `/submission/workspaceitems/${kept.draft}`;
  const before = placeOf(await read(path, draftSchema));
  const mine = ours(before.files, kept);
  // What was closed for another while is sent anew where it is to be open.
  const usable = mine.find(
    ({ checkSum, accessConditions }) => checkSum.value === file?.md5 && (embargoUntil || accessConditions.length === 0),
  );
  // From the last on: the places of those before stay what they are.
  for (const [place, each] of [...before.files.entries()].toReversed()) {
    if (each === usable || !mine.includes(each)) continue;
    const gone = await patch(path, [{ op: 'remove', path: `/sections/${before.section}/files/${place}` }]);
    if (gone.status >= 300) return refusal(wordsOf(gone), gone);
  }
  if (mine.length > 0 && !usable) await keep(holding(kept, [], undefined));
  if (!file) return holding(kept, [], undefined);
  let uuid = usable?.uuid;
  if (!uuid) {
    await keep({ ...holding(kept, [], undefined), uploading: file.md5 });
    const sent = await ask(path, { method: 'POST', ...multipart(file) });
    if (sent.status >= 300) return refusal(wordsOf(sent), sent);
    const isNew = ({ uuid: one, checkSum }: StoredFile) =>
      checkSum.value === file.md5 && !before.files.some((each) => each.uuid === one);
    uuid = placeOf(parsed(sent, draftSchema)).files.find(isNew)?.uuid;
    if (!uuid) throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error('the file is not there') });
  }
  const held = holding(kept, [uuid], { md5: file.md5, closedUntil: null });
  await keep(held);
  if (!embargoUntil) return held;
  const { section, files } = placeOf(await read(path, draftSchema));
  const place = files.findIndex((each) => each.uuid === uuid);
  if (place < 0) throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error('the file is not there') });
  const closing = [{ name: 'embargo', startDate: embargoUntil }];
  const closed = await patch(path, [
    { op: 'add', path: `/sections/${section}/files/${place}/accessConditions`, value: closing },
  ]);
  // Open, it is handed over to nobody.
  if (closed.status >= 300) return refusal(wordsOf(closed), closed);
  const asSent = holding(kept, [uuid], { md5: file.md5, closedUntil: embargoUntil });
  await keep(asSent);
  return asSent;
}

/**
 * The file of what is archived. Open, another takes its place once it is there; closed, what lies there is closed where that is allowed,
 * and nothing is added, since it would be open at once. What is kept says what came of it.
 */
export async function changeArchived(
  session: DspaceSession,
  kept: KeptDeposit,
  { file, embargoUntil }: Texts,
  keep: Keep,
): Promise<KeptDeposit | Standing> {
  const { ask, read } = session;
  const { item, files: known = [], sent } = kept;
  if (embargoUntil || !file) {
    const isAsWanted = known.length === 0 || !embargoUntil || sent?.closedUntil === embargoUntil;
    if (isAsWanted || !(await setClosing(session, known, embargoUntil))) return kept;
    const closed = { ...kept, sent: { md5: sent?.md5 ?? '', closedUntil: embargoUntil } };
    await keep(closed);
    return closed;
  }
  const bundle = await bundleOf(session, item ?? '');
  if (typeof bundle !== 'string') return bundle;
  const path = `/core/bundles/${bundle}/bitstreams`;
  const there = (await read(`${path}?size=${pageOf}`, listed('bitstreams', fileSchema))) ?? [];
  const mine = ours(there, kept);
  let uuid = mine.find(({ checkSum }) => checkSum.value === file.md5)?.uuid;
  if (uuid) {
    // What was closed until a day that has come has opened by itself.
    const isClosed = Boolean(sent?.closedUntil && sent.closedUntil > new Date().toISOString().slice(0, 10));
    if (isClosed && !(await setClosing(session, [uuid], undefined))) return kept;
  } else {
    await keep({ ...kept, uploading: file.md5 });
    const answer = await ask(path, { method: 'POST', ...multipart(file, { name: file.name }) });
    if (answer.status >= 300) return refusal(wordsOf(answer), answer);
    uuid = parsed(answer, z.object({ uuid: z.string() })).uuid;
  }
  const open = { md5: file.md5, closedUntil: null };
  await keep(holding(kept, [uuid, ...mine.map((each) => each.uuid).filter((each) => each !== uuid)], open));
  for (const old of mine)
    if (old.uuid !== uuid) {
      const gone = await ask(`/core/bitstreams/${old.uuid}`, { method: 'DELETE' });
      if (gone.status >= 300 && gone.status !== 404) return refusal(wordsOf(gone), gone);
    }
  const held = holding(kept, [uuid], open);
  await keep(held);
  return held;
}

async function bundleOf({ ask, read }: DspaceSession, item: string): Promise<string | Standing> {
  const path = `/core/items/${item}/bundles`;
  const bundles = await read(path, listed('bundles', z.object({ uuid: z.string(), name: z.string() })));
  const original = bundles?.find(({ name }) => name === 'ORIGINAL');
  if (original) return original.uuid;
  const body = Buffer.from(JSON.stringify({ name: 'ORIGINAL', metadata: {} }));
  const made = await ask(path, { method: 'POST', headers: json, body });
  return made.status >= 300 ? refusal(wordsOf(made), made) : parsed(made, z.object({ uuid: z.string() })).uuid;
}

/** Lets archived files be read from a day on, or at once. Gives whether the repository let that be done to all of them. */
async function setClosing({ ask, patch }: DspaceSession, files: readonly string[], until: string | undefined) {
  const change = until ? { op: 'add', path: '/startDate', value: until } : { op: 'remove', path: '/startDate' };
  const policies = listed('resourcepolicies', z.object({ id: z.int(), startDate: z.string().nullish() }));
  for (const uuid of files) {
    const answer = await ask(`/authz/resourcepolicies/search/resource?uuid=${uuid}&action=READ&size=${pageOf}`);
    if (answer.status !== 200) return false;
    const found = parsed(answer, policies);
    if (found.length === 0) return false;
    for (const { id, startDate } of found) {
      if (!until && !startDate) continue;
      if ((await patch(`/authz/resourcepolicies/${id}`, [change])).status >= 300) return false;
    }
  }
  return true;
}

/** In which section of a draft its files are, and which. */
function placeOf(draft: z.infer<typeof draftSchema> | undefined): { section: string; files: StoredFile[] } {
  for (const [section, content] of Object.entries(draft?.sections ?? {})) {
    const { data } = filesOf.safeParse(content);
    if (data) return { section, files: data.files };
  }
  return { section: 'upload', files: [] };
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
