/**
 * Repositories by SWORD 2: a deposit is made as a draft, gets its content, and is then said to be whole, so that one that broke off is taken
 * up and none is made twice. Sources: SWORD 2.0 Profile, http://swordapp.github.io/SWORDv2-Profile/SWORDProfile.html; AtomPub
 * (RFC 5023); the states that DSpace tells.
 */
import { longestCollectionName, mostCollections, type RepositoryPackage } from '#contract/repositories.ts';
import { depositEntry } from '#server/documents/records/deposit-records.ts';
import { at, attribute, descendants, elements, rawText, readXml, type XmlElement } from '#server/documents/xml/xml.ts';
import type { KeptDeposit } from '#server/platform/database/schema.ts';
import {
  type Answer,
  type Ask,
  notUnderstood,
  type Parcel,
  type Repository,
  RepositoryTrouble,
  refusal,
  type SentPart,
  type Standing,
  saysNothingThere,
  shownAddress,
} from './repository.ts';

const packagings: Record<RepositoryPackage, string> = {
  METS: 'http://purl.org/net/sword/package/METSDSpaceSIP',
  BAGIT: 'http://purl.org/net/sword/package/BagIt',
};
const terms = 'http://purl.org/net/sword/terms/';
/** Deposits of one title that are looked at, to find one that was made without an answer. */
const mostAlike = 20;

interface Account {
  direccion: string;
  usuario: string;
  secreto: string;
  coleccion: string;
  paquete: RepositoryPackage;
}

export function swordRepository({ direccion, usuario, secreto, coleccion, paquete }: Account, plain: Ask): Repository {
  const authorization = `Basic ${Buffer.from(`${usuario}:${secreto}`).toString('base64')}`;
  const ask: Ask = (url, asked = {}) => plain(url, { ...asked, headers: { authorization, ...asked.headers } });

  /** An entry with what is said of the work. */
  const entry = ({ id, terms: said }: Parcel) => ({
    headers: { 'content-type': 'application/atom+xml;type=entry' },
    body: Buffer.from(depositEntry(said, { id: `urn:uuid:${id}`, updated: new Date() })),
  });
  const inProgress = (is: boolean) => ({ 'in-progress': String(is) });

  async function create(parcel: Parcel, keep: (kept: KeptDeposit) => Promise<void>): Promise<KeptDeposit | Standing> {
    const { headers, body } = entry(parcel);
    const said = { ...headers, ...inProgress(true), slug: parcel.id };
    const answer = await ask(coleccion, { method: 'POST', headers: said, body });
    if ([403, 404, 410].includes(answer.status)) throw new RepositoryTrouble('COLECCION');
    if (answer.status >= 300) return refusal(wordsOf(answer), answer);
    const receipt = receiptOf(answer);
    const edit = answer.headers.location ? absolute(answer.headers.location, coleccion) : receipt.edit;
    if (!edit) throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error('the deposit has an unknown address') });
    // Kept before anything else is asked: without it another would be made.
    const kept = { ...receipt, edit };
    await keep(kept);
    if (kept.media) return kept;
    const whole = { ...(await addressesOf(edit)), edit };
    await keep(whole);
    return whole;
  }

  async function addressesOf(edit: string): Promise<KeptDeposit> {
    const answer = await ask(edit);
    return answer.status < 300 ? receiptOf(answer) : {};
  }

  /** A deposit of this work that was made before, though we were not told; undefined where there is none. Throws `QUIZA_ESTA` where nobody tells. */
  async function found({ title, address, id }: Parcel): Promise<KeptDeposit | undefined> {
    const answer = await ask(coleccion);
    if (saysNothingThere(answer)) throw new RepositoryTrouble('COLECCION');
    if (answer.status >= 300) throw nobodyTells(answer);
    const alike = elements(root(answer), 'entry').filter((each) => textOf(each, 'title') === title.trim());
    for (const each of alike.slice(0, mostAlike)) {
      const named = linkOf(each, 'edit') ?? textOf(each, 'id');
      if (!named || !URL.canParse(named, coleccion)) continue;
      const edit = absolute(named, coleccion);
      const receipt = await ask(edit);
      if (receipt.status >= 300 && !saysNothingThere(receipt)) throw nobodyTells(receipt);
      const isOurs = receipt.status < 300 && [address, id].some((sign) => sign !== '' && receipt.text.includes(sign));
      if (isOurs) return { ...receiptOf(receipt), edit };
    }
    return undefined;
  }

  const put = (url: string, { open, bytes, md5, name, type }: SentPart, isDraft: boolean) =>
    ask(url, {
      method: 'PUT',
      headers: {
        ...{ 'content-type': type, 'content-md5': md5, packaging: packagings[paquete], ...inProgress(isDraft) },
        'content-disposition': `attachment; filename=${name}`,
      },
      body: { bytes, open },
    });

  /** Where a deposit is: its state in the repository's word, undefined where it says none, or nothing, where it is not there any more. */
  async function stateOfDeposit(
    kept: KeptDeposit,
  ): Promise<{ kept: KeptDeposit; page: string | null; state: State | undefined } | undefined> {
    if (!kept.edit) throw new RepositoryTrouble('QUIZA_ESTA');
    const receipt = await ask(kept.edit);
    if (saysNothingThere(receipt)) return undefined;
    if (receipt.status >= 300) throw notUnderstood(receipt);
    const page = shownAddress(linkOf(root(receipt), 'alternate'));
    const known = { ...receiptOf(receipt), ...kept };
    const told = known.statement ? await ask(known.statement) : undefined;
    if (told && told.status >= 300) throw notUnderstood(told);
    const state = told && stateOf(told);
    return state?.term.endsWith('/withdrawn') ? undefined : { kept: known, page, state };
  }
  const is = (state: State | undefined, word: string) => state?.term.endsWith(`/${word}`) ?? false;

  async function look(before: KeptDeposit): Promise<Standing> {
    const there = await stateOfDeposit(before);
    if (!there) return { estado: 'FUERA' };
    const { kept, page, state } = there;
    if (is(state, 'inprogress')) {
      return { estado: 'DEVUELTO', mensaje: state?.text ?? null, kept: { ...kept, handed: false } };
    }
    if (state && !is(state, 'archived')) return { estado: 'ENVIADO' };
    return { estado: 'REGISTRADO', direccion: page };
  }

  /** Takes our file out of a deposit. Undefined: none is there. */
  async function empty({ media, edit }: KeptDeposit): Promise<Answer | undefined> {
    if (!media)
      throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error(`names nowhere to put content at ${edit}`) });
    const answer = await ask(media, { method: 'DELETE' });
    return answer.status >= 300 && !saysNothingThere(answer) ? answer : undefined;
  }

  /**
   * Has the content be as it is to be read: sent where it may be read, and taken out where not, for by SWORD nobody can say until when a
   * text is closed. Gives what is kept of it since, or the answer by which the repository does not let that be done.
   */
  async function fill(
    kept: KeptDeposit,
    { packed, file, embargoUntil }: Parcel,
    isNew: boolean,
  ): Promise<{ kept: KeptDeposit; wrong?: Answer }> {
    const { sent, ...rest } = kept;
    if (!packed || !file || embargoUntil) {
      // Of a draft that was begun before it is not known what an unanswered try left in it.
      const wrong = sent || !(isNew || kept.handed) ? await empty(kept) : undefined;
      return wrong ? { kept, wrong } : { kept: rest };
    }
    if (sent?.md5 === file.md5) return { kept };
    if (!kept.media)
      throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error('its content has an unknown address') });
    const answer = await put(kept.media, packed, !kept.handed);
    return answer.status >= 300
      ? { kept, wrong: answer }
      : { kept: { ...rest, sent: { md5: file.md5, closedUntil: null } } };
  }

  return {
    collections: async () => {
      const answer = await ask(direccion);
      if (answer.status >= 300) throw new RepositoryTrouble('COLECCION');
      return descendants(root(answer), 'collection')
        .slice(0, mostCollections)
        .flatMap((each) => {
          const href = attribute(each, 'href');
          if (!href || !URL.canParse(href, direccion)) return [];
          const taken = elements(each, 'acceptPackaging').map((accepted) => rawText(accepted).trim());
          return {
            id: absolute(href, direccion),
            nombre: (textOf(each, 'title') || href).slice(0, longestCollectionName),
            paquetes:
              taken.length > 0 ? (['METS', 'BAGIT'] as const).filter((one) => taken.includes(packagings[one])) : null,
          };
        });
    },
    hand: async (parcel, before, { keep, mayBeThere }) => {
      let kept = before;
      let isNew = false;
      if (!kept.edit) {
        const earlier = mayBeThere ? await found(parcel) : undefined;
        const made = earlier ?? (await create(parcel, keep));
        if ('estado' in made) return made;
        kept = made;
        isNew = !earlier;
        if (earlier) await keep(kept);
      }
      if (!isNew) {
        const there = await stateOfDeposit(kept);
        if (!there) return { estado: 'FUERA' };
        const { state } = there;
        // That it was taken, or given back, may not have been heard of.
        kept = { ...there.kept, ...(state && { handed: !is(state, 'inprogress') }) };
        await keep(kept);
        // While it is looked at there, it is theirs: what is asked of it would take it out of their hands.
        if (kept.handed && state && !is(state, 'archived')) return { estado: 'ENVIADO', unsent: true };
        const { headers, body } = entry(parcel);
        const said = { ...headers, ...inProgress(!kept.handed) };
        const changed = await ask(kept.edit ?? '', { method: 'PUT', headers: said, body });
        if (changed.status >= 300) return refusal(wordsOf(changed), changed);
      }
      const filled = await fill(kept, parcel, isNew);
      // Of what is archived the record may be changed and the file not: what is kept says which file lies there.
      if (filled.wrong && !(kept.handed && filled.wrong.status === 405))
        return refusal(wordsOf(filled.wrong), filled.wrong);
      kept = filled.kept;
      await keep(kept);
      if (kept.handed || !kept.edit) return look(kept);
      const headers = { ...inProgress(false), 'content-type': 'application/atom+xml;type=entry' };
      const ended = await ask(kept.edit, { method: 'POST', headers });
      if (ended.status >= 300) return refusal(wordsOf(ended), ended);
      kept = { ...kept, handed: true };
      await keep(kept);
      // Just handed over, it is nobody's to give back yet.
      const standing = await look(kept);
      return standing.estado === 'DEVUELTO' ? { estado: 'ENVIADO' } : standing;
    },
    look,
  };
}

/** That an earlier try may have left a deposit there, and it cannot be asked: another is made when somebody asks for it. */
const nobodyTells = ({ status }: Answer) =>
  new RepositoryTrouble('QUIZA_ESTA', { cause: new Error(`status ${status}`) });

const absolute = (address: string, base: string): string => new URL(address, base).href;

function root(answer: Answer): XmlElement {
  try {
    return readXml(answer.text);
  } catch (cause) {
    throw new RepositoryTrouble('SIN_RESPUESTA', { cause });
  }
}

const textOf = (parent: XmlElement, name: string): string => rawText(at(parent, name) ?? '').trim();
const linkOf = (parent: XmlElement, rel: string): string | undefined =>
  attribute(
    elements(parent, 'link').find((link) => attribute(link, 'rel') === rel),
    'href',
  );

/** What a receipt says of where a deposit is; nothing of one that cannot be read, for a deposit is known by its address alone. */
function receiptOf(answer: Answer): KeptDeposit {
  try {
    const receipt = readXml(answer.text);
    const [edit, media] = [linkOf(receipt, 'edit'), linkOf(receipt, 'edit-media')];
    const statement = attribute(
      elements(receipt, 'link').find(
        (link) =>
          attribute(link, 'rel') === `${terms}statement` && (attribute(link, 'type') ?? 'atom').includes('atom'),
      ),
      'href',
    );
    return { ...(edit && { edit }), ...(media && { media }), ...(statement && { statement }) };
  } catch {
    // No XML.
    return {};
  }
}

interface State {
  term: string;
  text: string | null;
}

/** What a statement (an Atom feed) says of the state, in its word and its text. */
function stateOf(answer: Answer): State | undefined {
  const state = elements(root(answer), 'category').find((each) => attribute(each, 'scheme') === `${terms}state`);
  const term = attribute(state, 'term');
  return state && term ? { term, text: rawText(state).trim() || null } : undefined;
}

/** What it says of a refusal: an error document's summary, else all of it. */
function wordsOf({ text }: Answer): string {
  try {
    const error = readXml(text);
    return [textOf(error, 'summary'), textOf(error, 'verboseDescription')].filter(Boolean).join(' ') || rawText(error);
  } catch {
    // No XML: shown as it is.
    return text;
  }
}
