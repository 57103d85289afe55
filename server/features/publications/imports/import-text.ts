import { isDeepStrictEqual } from 'node:util';
import type { SentBytes } from '#contract/call.ts';
import type { Publication, Translation } from '#contract/entities/publication.ts';
import { publicationChangesSchema } from '#contract/entities/publication.ts';
import { faultWords } from '#contract/faults.ts';
import { refuse } from '#contract/refuse.ts';
import { type Remark, remark } from '#contract/remarks.ts';
import type { Person } from '#contract/workflow.ts';
import { checkFormulas } from '#server/documents/model/checked.ts';
import { editPublication, lockDraft } from '#server/features/publications/edit.ts';
import { readPublication } from '#server/features/publications/read.ts';
import { saveContent } from '#server/features/publications/save-content.ts';
import { replaceTranslatedTexts } from '#server/features/publications/translated-text-queries.ts';
import { fewAtOnce } from '#server/platform/http/few-at-once.ts';
import { withWholeBody } from '#server/platform/http/held-body.ts';
import { unstorableIn } from '#server/platform/http/storable.ts';
import type { Services } from '#server/platform/services.ts';
import { type ImportedText, UnreadableFile } from './imported-text.ts';
import { inDraftLanguage } from './in-draft-language.ts';
import { readInChild } from './read-in-child.ts';
import { renumbered } from './renumbered.ts';

/** Files wait in memory for their turn to be read. */
const readFew = fewAtOnce(3);

/**
 * Replaces the text and references of a draft by those of a file (.docx or JATS XML), and its text in other languages where the
 * file can say it; fills title, abstract and keywords, in whichever language, where they are empty. With `revision` it replaces that one alone. Throws what `lockDraft` and `saveContent` do,
 * `demasiado_grande`, `servidor_lleno`, `demasiadas_peticiones` and `archivo_no_incorporado`; the draft is then as it was.
 */
export async function importText(
  services: Services,
  viewer: Person,
  id: string,
  body: SentBytes,
  revision?: number,
): Promise<{ publicacion: Publication; warnings: Remark[] }> {
  const { db, transact, files } = services;
  // First, so that who may not import sends nothing.
  const { idioma } = await transact(() => lockDraft(services, viewer, id));
  const text = inDraftLanguage(await readFew(viewer.id, () => readable(body, `/files/${id}`)), idioma);
  const { textos } = text;
  for (const { documento } of textos ?? []) await checkFormulas(documento);
  // Files are never shown before a text mentions them, and those that none does are removed.
  for (const { name, bytes } of text.pictures) await files.put(`${id}/${name}`, bytes);
  const left = await transact(async () => {
    const work = await lockDraft(services, viewer, id);
    const { documento, referencias } = text;
    await saveContent(services, viewer, id, { documento, referencias, revision });
    if (textos) await replaceTranslatedTexts(db, id, textos);
    const { changes, left } = emptyFields(work, text);
    if (Object.keys(changes).length > 0) await editPublication(services, viewer, id, changes);
    return [...left, ...renumbered(documento, work.idioma)];
  });
  return { publicacion: await readPublication(services, viewer, id), warnings: [...left, ...text.warnings] };
}

async function readable(body: SentBytes, folder: string): Promise<ImportedText> {
  try {
    const text = await withWholeBody(body, (bytes) => readInChild(bytes, folder));
    const { documento, referencias, traducciones, textos } = text;
    const fault = await unstorableIn({ documento, referencias, traducciones, textos });
    if (fault) throw new UnreadableFile(faultWords(fault));
    return text;
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw refuse('archivo_no_incorporado', { values: { motivo: error.reason } });
  }
}

const fieldNames = {
  titulo: { es: 'título', en: 'title' },
  resumen: { es: 'resumen', en: 'abstract' },
  palabrasClave: { es: 'palabras clave', en: 'keywords' },
  traducciones: {
    es: 'traducciones',
    en: 'translations',
  },
} as const;
type Field = keyof typeof fieldNames;
const isEmpty = ({ length }: { length: number }) => length === 0;
const wordsOf = (said: string | readonly (string | Translation)[]): string =>
  typeof said === 'string' ? said : said.map((each) => (typeof each === 'string' ? each : each.idioma)).join(', ');

/** What the file says for fields that are empty, and remarks on what it says for others. */
function emptyFields(work: Pick<Publication, Field>, text: Pick<ImportedText, Field>) {
  const said = (Object.keys(fieldNames) as Field[]).filter((field) => !isEmpty(text[field]));
  const offered = Object.fromEntries(said.filter((field) => isEmpty(work[field])).map((field) => [field, text[field]]));
  const fitting = publicationChangesSchema.safeParse(offered);
  const left = said
    .filter((field) => !isDeepStrictEqual(text[field], work[field]) && (!isEmpty(work[field]) || !fitting.success))
    .map((field) =>
      isEmpty(work[field])
        ? remark('fieldTooLong', { field: fieldNames[field] })
        : remark('fieldKept', { field: fieldNames[field], said: shortened(wordsOf(text[field])) }),
    );
  return { changes: fitting.success ? fitting.data : {}, left };
}

const shortened = (words: string) => (words.length > 160 ? `${words.slice(0, 159).trimEnd()}…` : words);
