import { CalendarPlus } from 'lucide-react';
import { toast } from 'react-hot-toast';
import { messageOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { useSiteOrigin } from '#web/data/site-origin.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Section } from '#web/ui/Section.tsx';
import { DeadlineButton } from './deadline-button.tsx';

const stale = ['getDeadlineFeed'] as const;

/** One's deadlines in one's own calendar: as a file, or by a secret address that a calendar program reads again and again. */
export function DeadlineFeed() {
  const t = useMessages();
  const { day } = useFormats();
  const { data } = useCall('getDeadlineFeed');
  const create = useAct('createDeadlineFeed', stale);
  const revoke = useAct('revokeDeadlineFeed', stale);
  const fail = (error: Error) => toast.error(messageOf(error, t('reviewing.feed.failed')));
  const desde = data?.desde ?? null;
  const origin = useSiteOrigin();
  const made = desde ? create.data?.url : undefined;
  const url = made?.startsWith('/') ? origin + made : made;
  return (
    <Section level={3} title={t('reviewing.feed.title')} className="mt-8">
      <p className="max-w-reading text-muted">{t('reviewing.feed.text')}</p>
      {url && (
        <Field label={t('reviewing.feed.address')} hint={t('reviewing.feed.once')} className="mt-4">
          <Input readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      )}
      {desde && !url && <p className="mt-3">{t('reviewing.feed.since', { day: day(desde) })}</p>}
      <div className="mt-4 flex flex-wrap gap-2">
        <DeadlineButton path="/reviews/my-reviews/calendar">{t('reviewing.feed.file')}</DeadlineButton>
        <Button
          size="small"
          icon={<CalendarPlus aria-hidden />}
          busy={create.isPending}
          onClick={() => create.mutate(undefined, { onError: fail })}
        >
          {t(desde ? 'reviewing.feed.renew' : 'reviewing.feed.create')}
        </Button>
        {desde && (
          <Button size="small" busy={revoke.isPending} onClick={() => revoke.mutate(undefined, { onError: fail })}>
            {t('reviewing.feed.revoke')}
          </Button>
        )}
      </div>
    </Section>
  );
}
