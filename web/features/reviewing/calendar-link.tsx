import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';

/** From a calendar in a dialog to the screen that is one. */
export function CalendarLink() {
  const t = useMessages();
  return (
    <p className="mt-3 text-sm">
      <Link to="/calendario" className="link link-alone">
        {t('calendar.screen.open')}
      </Link>
    </p>
  );
}
