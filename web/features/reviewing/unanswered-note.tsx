import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';

/** Before a new version is sent: how much of the reviews it leaves without an answer, and the way there. */
export function UnansweredNote({ id, count }: { id: string; count: number }) {
  const t = useMessages();
  return (
    <p>
      {t('answers.unanswered', { count })}{' '}
      <Link className="link" to={`/publications/${id}/respuesta`}>
        {t('answers.go')}
      </Link>
    </p>
  );
}
