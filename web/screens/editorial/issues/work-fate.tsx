import type { PlannedWork } from '#contract/entities/issue.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

const tones = { PUBLICAR: 'blue', YA_PUBLICADA: 'green', NO_PUBLICABLE: 'yellow' } as const;

/** Who wrote it, what becomes of it with the number, and what it lacks. */
export function WorkFate({ work }: { work: Pick<PlannedWork, 'autor' | 'destino' | 'falta'> }) {
  const t = useMessages();
  return (
    <>
      <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-muted">
        {work.autor}
        <Badge tone={tones[work.destino]}>{t(`numbering.fate.${work.destino}`)}</Badge>
      </p>
      {work.falta.length > 0 && (
        <p className="mt-0.5 text-sm text-muted">
          {t('numbering.lacks', { what: work.falta.map((lack) => t(`numbering.lack.${lack}`)).join(', ') })}
        </p>
      )}
    </>
  );
}
