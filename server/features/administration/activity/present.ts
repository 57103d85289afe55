import type { ActivityEntry } from '#contract/entities/system.ts';
import type { Language } from '#contract/vocabulary.ts';
import { tell } from '#server/events/events.ts';
import type { Work } from '#server/features/publications/queries.ts';
import { keyPlaces } from '#server/platform/database/schema.ts';
import { hidesActor, type Viewer } from '#server/policy/index.ts';
import type { ActivityRow } from './queries.ts';

/** An activity entry as this administrator may read it, in a language: of their own works, not who reviewed them in a blind mode. */
export function presentActivity(
  { entry, nombres, apellidos, afectaId, afecta, quienId, aQuienId, claveNombre }: ActivityRow,
  work: Work | undefined,
  viewer: Viewer,
  language: Language,
  signsBlind: boolean,
): ActivityEntry {
  const hidden = hidesActor(viewer, work, { userId: quienId, type: entry.type }, signsBlind);
  const hidesTouched = hidesActor(viewer, work, { userId: aQuienId, type: entry.type }, signsBlind);
  const comienzo = entry.datos[keyPlaces.comienzo];
  return {
    id: String(entry.id),
    type: entry.type,
    message: tell(entry.type, entry.datos, language),
    severity: entry.severity,
    timestamp: entry.timestamp.toISOString(),
    userId: hidden ? null : entry.userId,
    user: hidden || nombres === null ? null : `${nombres} ${apellidos}`.trim(),
    afectaId: hidesTouched ? null : afectaId,
    afecta: hidesTouched ? null : afecta,
    // By the name that somebody gave their key they would be known.
    ...(!hidden && typeof comienzo === 'string' && { porClave: { nombre: claveNombre, comienzo } }),
  };
}
