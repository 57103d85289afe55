import type { Language } from '#contract/vocabulary.ts';
import { fill } from '#contract/words.ts';
import type { UserRow } from '#server/features/accounts/queries.ts';
import { ownDataParts, ownDataWords } from '#server/messages/own-data.ts';
import type { ZipEntry } from './zip.ts';

/** The first thing in the copy: what everything else in it is, in the language of its owner. */
export async function* readMe({ preferencias }: UserRow, revista: string, now = new Date()): AsyncGenerator<ZipEntry> {
  const language: Language = preferencias.language ?? 'es';
  const { name, title, intro, made } = ownDataWords[language];
  const lines = [
    fill(title, { revista }, language),
    `${made} ${now.toISOString()}`,
    '',
    ...intro,
    ...ownDataParts.flatMap((part) => ['', part.archivo, `  ${part[language]}`]),
    '',
  ];
  yield { name, content: [Buffer.from(lines.join('\r\n'))] };
}
