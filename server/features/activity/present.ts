import type { ActivityEntry, PlatformSettings } from '#contract/entities/system.ts';
import type { Language } from '#contract/words.ts';
import { tell } from '#server/events.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { hidesActor, type Viewer } from '#server/policy.ts';
import type { ActivityRow } from './queries.ts';

/** An activity entry as this administrator may read it, in a language: of their own works, not who reviewed them in a blind mode. */
export function presentActivity(
  { entry, nombres, apellidos }: ActivityRow,
  work: Work | undefined,
  viewer: Viewer,
  { identidadRevision }: PlatformSettings,
  language: Language,
): ActivityEntry {
  const hidden = hidesActor(viewer, work, identidadRevision, entry);
  return {
    id: String(entry.id),
    type: entry.type,
    message: tell(entry.type, entry.datos, language),
    severity: entry.severity,
    timestamp: entry.timestamp.toISOString(),
    userId: hidden ? null : entry.userId,
    user: hidden || nombres === null ? null : `${nombres} ${apellidos}`.trim(),
  };
}
