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
  type Parcel,
  type Repository,
  RepositoryTrouble,
  refusal,
  type SentPart,
  type Standing,
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

  async function create(parcel: Parcel): Promise<{ kept: KeptDeposit } | Standing> {
    const { headers, body } = entry(parcel);
    const said = { ...headers, ...inProgress(true), slug: parcel.id };
    const answer = await ask(coleccion, { method: 'POST', headers: said, body });
    if ([403, 404, 410].includes(answer.status)) throw new RepositoryTrouble('COLECCION');
    if (answer.status >= 300) return refusal(wordsOf(answer), answer);
    const receipt = receiptOf(answer);
    const edit = answer.headers.location ? absolute(answer.headers.location, coleccion) : receipt.edit;
    if (!edit) throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error('the deposit has an unknown address') });
    return { kept: receipt.media ? { ...receipt, edit } : { ...(await addressesOf(edit)), edit } };
  }

  async function addressesOf(edit: string): Promise<KeptDeposit> {
    const answer = await ask(edit);
    return answer.status < 300 ? receiptOf(answer) : {};
  }

  /** A deposit of this work that was made before, though we were not told; undefined where there is none, or nobody tells. */
  async function found({ title, address, id }: Parcel): Promise<KeptDeposit | undefined> {
    const answer = await ask(coleccion);
    if (answer.status >= 300) return undefined;
    const alike = elements(root(answer), 'entry').filter((each) => textOf(each, 'title') === title.trim());
    for (const each of alike.slice(0, mostAlike)) {
      const named = linkOf(each, 'edit') ?? textOf(each, 'id');
      if (!named || !URL.canParse(named, coleccion)) continue;
      const edit = absolute(named, coleccion);
      const receipt = await ask(edit);
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

  async function look(kept: KeptDeposit): Promise<Standing> {
    const { edit, statement } = kept;
    if (!edit) return { estado: 'FUERA' };
    const receipt = await ask(edit);
    if (receipt.status === 404 || receipt.status === 410) return { estado: 'FUERA' };
    const page = receipt.status < 300 ? shownAddress(linkOf(root(receipt), 'alternate')) : null;
    const told = statement ? await ask(statement) : undefined;
    const state = told && told.status < 300 ? stateOf(told) : undefined;
    if (state?.term.endsWith('/withdrawn')) return { estado: 'FUERA' };
    if (state?.term.endsWith('/inprogress'))
      return { estado: 'DEVUELTO', mensaje: state.text, kept: { ...kept, handed: false } };
    if (state && !state.term.endsWith('/archived')) return { estado: 'ENVIADO' };
    return { estado: 'REGISTRADO', direccion: page };
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
      if (!kept.edit) {
        const earlier = mayBeThere ? await found(parcel) : undefined;
        const made = earlier ? { kept: earlier } : await create(parcel);
        if ('estado' in made) return made;
        kept = made.kept;
        await keep(kept);
      } else {
        const { headers, body } = entry(parcel);
        const said = { ...headers, ...inProgress(!kept.handed) };
        const changed = await ask(kept.edit, { method: 'PUT', headers: said, body });
        if (changed.status === 404 || changed.status === 410) return { estado: 'FUERA' };
        if (changed.status >= 300) return refusal(wordsOf(changed), changed);
      }
      // By SWORD nobody can say until when a text is closed: it is sent when it may be read.
      if (parcel.packed && !parcel.embargoUntil) {
        if (!kept.media)
          throw new RepositoryTrouble('SIN_RESPUESTA', { cause: new Error('its content has an unknown address') });
        const sent = await put(kept.media, parcel.packed, !kept.handed);
        if (sent.status >= 300) return refusal(wordsOf(sent), sent);
      }
      if (!kept.handed && kept.edit) {
        const headers = { ...inProgress(false), 'content-type': 'application/atom+xml;type=entry' };
        const ended = await ask(kept.edit, { method: 'POST', headers });
        if (ended.status >= 300) return refusal(wordsOf(ended), ended);
        kept = { ...kept, handed: true };
        await keep(kept);
        // Just handed over, it is nobody's to give back yet.
        const standing = await look(kept);
        return standing.estado === 'DEVUELTO' ? { estado: 'ENVIADO' } : standing;
      }
      return look(kept);
    },
    look,
  };
}

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

/** What a statement (an Atom feed) says of the state, in its word and its text. */
function stateOf(answer: Answer): { term: string; text: string | null } | undefined {
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
