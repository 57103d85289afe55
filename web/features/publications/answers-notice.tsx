import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { useClient } from '#web/data/client-context.ts';
import { callQuery } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { mayAnswer, pointsToAnswer, progressOf, toAnswer, together } from './answering.ts';

type Props = { work: Pick<PublicationSummary, 'id' | 'estado' | 'ronda'>; className?: string };

/** While a new version is being prepared: how much of the reviews its authors have answered, and the way there. */
export function AnswersNotice({ work, className }: Props) {
  const t = useMessages();
  const { data } = useQuery({
    ...callQuery(useClient(), 'reviewsOfPublication', { params: { id: work.id }, query: { limit: 100 } }),
    enabled: mayAnswer(work),
  });
  const points = toAnswer(data?.reviews ?? []).map(pointsToAnswer);
  if (points.flat().length === 0) return null;
  const { answered, total } = together(points.map(progressOf));
  return (
    <Notice
      tone={answered === total ? 'success' : 'info'}
      className={className}
      title={t('answers.progress', { answered, total })}
      action={
        <Button asChild size="small">
          <Link to={`/publications/${work.id}/respuesta`}>{t('answers.go')}</Link>
        </Button>
      }
    >
      {t('answers.notice')}
    </Notice>
  );
}
