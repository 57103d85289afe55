import { type Manuscript, manuscriptSchema, type Reference, referenceSchema } from '#contract/entities/manuscript.ts';
import { mostReferences, type TranslatedText } from '#contract/entities/publication.ts';
import { faultWords } from '#contract/faults.ts';
import { remark } from '#contract/remarks.ts';
import { excessOf } from '#server/documents/model/excess.ts';
import { UnreadableFile, unreadable } from './imported-text.ts';

interface Text {
  documento: Manuscript;
  referencias: Reference[];
}

/** The same of a whole text in each other language. Throws UnreadableFile. */
export async function translatedInMeasure(texts: readonly TranslatedText[]): Promise<TranslatedText[]> {
  const held: TranslatedText[] = [];
  for (const text of texts) {
    const { documento, referencias } = await inMeasure({ ...text, referencias: text.referencias ?? [] });
    held.push({ ...text, documento, referencias: text.referencias && referencias });
  }
  return held;
}

/** A text that was read, held to what our works can be. Throws UnreadableFile. */
export async function inMeasure(text: Text): Promise<Text> {
  if (text.referencias.length > mostReferences) throw unreadable(remark('tooManyReferences', { most: mostReferences }));
  const documento = manuscriptSchema.safeParse(text.documento);
  const referencias = referenceSchema.array().safeParse(text.referencias);
  if (!documento.success || !referencias.success) throw unreadable(remark('notRepresentable'));
  const excess = await excessOf(documento.data);
  if (excess) throw new UnreadableFile(faultWords(excess));
  return { documento: documento.data, referencias: referencias.data };
}
