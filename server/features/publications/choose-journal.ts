import { principalJournal } from '#contract/journals.ts';
import { refuse } from '#contract/refuse.ts';
import type { Services } from '#server/platform/services.ts';
import type { Work } from './queries.ts';

type Place = Pick<Work, 'revistaId' | 'seccionId'>;
type Sent = Pick<Work, 'ronda' | 'fechaDevolucion'>;

/**
 * Where a work is sent: a journal that takes works, and one of its sections or none. What a work is in already stays, closed or not.
 * A work that is back from review stays in its journal, whose editors run it. Throws `datos_no_validos` naming the field.
 */
export function chosenPlace(
  { settings }: Pick<Services, 'settings'>,
  asked: Partial<Place>,
  before?: Place & Sent,
): Place {
  const revistaId = asked.revistaId ?? before?.revistaId ?? principalJournal;
  const stays = revistaId === before?.revistaId;
  const seccionId = asked.seccionId === undefined ? (stays ? (before?.seccionId ?? null) : null) : asked.seccionId;
  if (before && !stays && (before.ronda > 1 || before.fechaDevolucion)) throw wrong('revistaId', 'revista_fija');
  const journal = settings.journals().find(({ id }) => id === revistaId);
  if (!journal || (!stays && !journal.publica)) throw wrong('revistaId', 'revista_desconocida');
  if (!stays && journal.fechaCierre) throw wrong('revistaId', 'revista_cerrada');
  if (seccionId === null || (stays && seccionId === before?.seccionId)) return { revistaId, seccionId };
  const section = journal.secciones.find(({ id }) => id === seccionId);
  if (!section) throw wrong('seccionId', 'seccion_ajena');
  if (section.cerrada) throw wrong('seccionId', 'revista_cerrada');
  return { revistaId, seccionId };
}

const wrong = (
  field: keyof Place,
  code: 'revista_fija' | 'revista_desconocida' | 'revista_cerrada' | 'seccion_ajena',
) => refuse('datos_no_validos', { errors: [{ field, code }] });
