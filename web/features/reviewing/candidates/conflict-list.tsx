import type { FoundConflict } from '#contract/entities/candidate.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What stands between a person and a work, each reason in a line. */
export function ConflictList({ conflicts }: { conflicts: readonly FoundConflict[] }) {
  const t = useMessages();
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {conflicts.map((conflict, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they come whole, and are not reordered
        <li key={index}>
          {conflictText(t, conflict)}
          {conflict.nota && (
            <span className="block text-muted">{t('candidates.conflict.nota', { nota: conflict.nota })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function conflictText(t: Translate, conflict: FoundConflict): string {
  const { tipo, con, institucion, anio, declaradoPor, capitulo } = conflict;
  if (capitulo !== undefined && tipo !== 'CON_LA_OBRA')
    return t(
      tipo === 'DECLARADO' && declaradoPor === 'AUTOR'
        ? 'candidates.conflict.chapter.declaredByAuthor'
        : `candidates.conflict.chapter.${tipo}`,
      { title: capitulo },
    );
  switch (tipo) {
    case 'AUTORIA':
      return t('candidates.conflict.AUTORIA', { con });
    case 'FIRMA_PEDIDA':
      return t('candidates.conflict.FIRMA_PEDIDA', { con });
    case 'CON_LA_OBRA':
      return t('candidates.conflict.CON_LA_OBRA');
    case 'COAUTORIA':
      // As text: a year is written without a point.
      return t('candidates.conflict.COAUTORIA', { con, year: String(anio ?? '') });
    case 'AFILIACION':
      return t('candidates.conflict.AFILIACION', { con, place: institucion ?? '' });
    case 'DECLARADO':
      if (declaradoPor === 'REVISOR') return t('candidates.conflict.declaredByReviewer', { con: institucion ?? con });
      return t('candidates.conflict.declaredByAuthor', {
        author: con,
        con: institucion ?? t('candidates.conflict.thisPerson'),
      });
  }
}
