import { ArchiveError } from './archive-error.ts';
import type { ArchiveHeader, Manifest } from './archive-format.ts';
import { placeOfLevel } from './migration-level.ts';
import { type ArchivePlace, readArchive } from './read-archive.ts';
import { backupWords } from './words.ts';

/** Reads an archive from end to end, and changes nothing. Throws ArchiveError where it cannot be restored by this program. */
export async function inspectArchive(
  place: ArchivePlace | string,
  tick: () => void = () => undefined,
): Promise<{ header: ArchiveHeader; manifest: Manifest }> {
  let header: ArchiveHeader | undefined;
  let manifest: Manifest | undefined;
  for await (const piece of readArchive(place)) {
    if (piece.kind === 'header') {
      header = piece.header;
      await placeOfLevel(header.migracion);
    } else if (piece.kind === 'manifest') manifest = piece.manifest;
    else if (piece.kind === 'file') for await (const _ of piece.content);
    tick();
  }
  if (!header || !manifest) throw new ArchiveError(backupWords.empty);
  return { header, manifest };
}
