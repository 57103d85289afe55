/**
 * Repositories by the REST API of DSpace 7 and later: a draft (workspaceitem) gets its metadata and its file, is accepted by its licence, and
 * goes into the workflow; what is archived is changed where it is. Source: DSpace REST Contract, https://github.com/DSpace/RestContract
 * (workspaceitems, metadata-patch, items).
 */
import { z } from 'zod';
import { longestCollectionName, mostCollections } from '#contract/repositories.ts';
import { fieldOf } from '#server/documents/records/deposit-records.ts';
import type { KeptDeposit } from '#server/platform/database/schema.ts';
import { changeArchived, draftSchema, fillDraft, pageOf } from './dspace-files.ts';
import { type DspaceAccount, json, listed, openSession, parsed, wordsOf } from './dspace-session.ts';
import {
  type Answer,
  type Ask,
  type Parcel,
  patience,
  type Repository,
  RepositoryTrouble,
  refusal,
  type Standing,
  shownAddress,
} from './repository.ts';

const metadataSchema = z.record(z.string(), z.array(z.object({ value: z.string().nullish() }).loose())).catch({});
const itemSchema = z.object({
  uuid: z.string(),
  handle: z.string().nullish(),
  inArchive: z.boolean().catch(false),
  withdrawn: z.boolean().catch(false),
  metadata: metadataSchema,
});
type Item = z.infer<typeof itemSchema>;
const granted = z.object({ granted: z.boolean() });
const pageSchema = z.object({ page: z.object({ totalPages: z.int() }).catch({ totalPages: 1 }) });
/** Drafts of the account that are looked at, to find one that was made without an answer. */
const mostDrafts = 100;

export function dspaceRepository({ coleccion, ...account }: DspaceAccount, plain: Ask): Repository {
  const session = openSession(account, plain);
  const { base, ask, read, patch } = session;
  const itemOf = (uuid: string) => read(`/core/items/${uuid}`, itemSchema);

  /** A draft of this work that was begun without our being told, or an empty one of that collection. */
  async function found({ address }: Parcel): Promise<KeptDeposit | undefined> {
    const status = await read(
      '/authn/status',
      z.object({ _links: z.object({ eperson: z.object({ href: z.string() }) }) }),
    );
    const person = status?._links.eperson.href.split('/').at(-1);
    if (!person)
      throw new RepositoryTrouble('QUIZA_ESTA', { cause: new Error('it does not say as whom we are there') });
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
      const end = Date.now() + patience.listMs;
      for (let page = 0; all.length < mostCollections; page++) {
        if (Date.now() > end)
          throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error('its collections go on without end') });
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
        if (found.length === 0 || page + 1 >= parsed(answer, pageSchema).page.totalPages) break;
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
      if (kept.handed && !present.inArchive) {
        const standing = await look(kept);
        return standing.estado === 'ENVIADO' ? { ...standing, unsent: true } : standing;
      }
      const said = await describe(item, parcel);
      if (said.status >= 300) return refusal(wordsOf(said), said);
      if (kept.handed) {
        const changed = await changeArchived(session, kept, parcel, keep);
        return 'estado' in changed ? changed : look(changed);
      }
      if (draft === undefined) return { estado: 'FUERA' };
      const filled = await fillDraft(session, kept, parcel, keep);
      if ('estado' in filled) return filled;
      const wrong = await handOver(draft);
      if (wrong) return wrong;
      kept = { ...filled, handed: true };
      await keep(kept);
      return look(kept);
    },
    look,
  };
}
