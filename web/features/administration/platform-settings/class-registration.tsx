import { useEffect, useState } from 'react';
import { toast } from 'react-hot-toast';
import { isOpenToClass } from '#contract/entities/system.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Section } from '#web/ui/Section.tsx';

const stale = ['getSettings', 'activity'] as const;

/** Lets a classroom register at once from one network, for an hour; says until when ('': it is closed), and ends it before. */
export function ClassRegistration({ until }: { until: string }) {
  const t = useMessages();
  const { moment } = useFormats();
  const open = useAct('openRegistration', stale);
  const close = useAct('closeRegistration', stale);
  const isOpen = useIsOpen(until);
  const act = isOpen ? close : open;
  const change = () =>
    act.mutate(
      {},
      {
        onSuccess: () => void toast.success(t(isOpen ? 'platform.registro.closed' : 'platform.registro.opened')),
        onError: (error) => void toast.error(messageOf(error, t('platform.registro.failed'))),
      },
    );
  return (
    <Section title={t('platform.registro')} intro={t('platform.registro.intro')} className="max-w-form">
      <p role="status" className="font-semibold not-empty:mb-4">
        {isOpen && t('platform.registro.until', { moment: moment(until) })}
      </p>
      <Button busy={open.isPending || close.isPending} onClick={change}>
        {t(isOpen ? 'platform.registro.close' : 'platform.registro.open')}
      </Button>
    </Section>
  );
}

/** Whether it is open, also once its end has come while the page stood there. */
function useIsOpen(until: string): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === '') return;
    const end = Date.parse(until);
    const timer = setTimeout(() => setNow(end), Math.max(0, end - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return isOpenToClass({ registroAbiertoHasta: until }, now);
}
