/** A JATS article as it came: its bytes, and what lies beside it. */
import { ReadingError } from '#contract/remarks.ts';
import type { Beside } from '#server/documents/jats/read/pictures.ts';
import { type ReadArticle, readJats } from '#server/documents/jats/read/read-jats.ts';
import { decodeXml } from '#server/documents/xml/decode.ts';
import { unreadable } from './imported-text.ts';
import { inMeasure, translatedInMeasure } from './in-measure.ts';

/** The article, held to what our works can be. `folder` is where its pictures will be served. Throws UnreadableFile. */
export async function readArticle(bytes: Buffer, folder: string, beside?: Beside): Promise<ReadArticle> {
  try {
    const { work, ...others } = readJats(decodeXml(bytes), beside, folder);
    const textos = await translatedInMeasure(work.textos);
    return { work: { ...work, ...(await inMeasure(work)), textos }, ...others };
  } catch (error) {
    throw error instanceof ReadingError ? unreadable(error.remark, { cause: error }) : error;
  }
}
