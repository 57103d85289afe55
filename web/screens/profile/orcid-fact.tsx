import { toast } from 'react-hot-toast';
import type { Account } from '#contract/entities/user.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { updateUser } from '#web/data/session.ts';
import { OrcidButton } from '#web/features/forms/orcid-button.tsx';
import { OrcidMark } from '#web/features/forms/orcid-mark.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { OrcidRecordPart } from './orcid-record.tsx';

const toProfile = () => ({ remember: true });

/** The iD where people may have it confirmed: as ORCID asks for it to be shown, with the way to connect it or to undo that. */
export function OrcidFact({ id, since }: { id: string | null; since: string | undefined }) {
  const t = useMessages();
  const { day } = useFormats();
  if (!since)
    return (
      <div className="flex flex-col items-start gap-2">
        {id && <PlainOrcid id={id} />}
        <OrcidButton para="CONECTAR" label={t('profile.orcid.connect')} way={toProfile} />
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-2">
      <a className="link link-alone inline-flex items-center gap-2" href={`https://orcid.org/${id}`}>
        <OrcidMark />
        {`https://orcid.org/${id}`}
      </a>
      <p className="text-green">{t('profile.orcid.confirmed', { day: day(since) })}</p>
      <Disconnect />
      <OrcidRecordPart />
    </div>
  );
}

function Disconnect() {
  const t = useMessages();
  const unlink = useAct('unlinkOrcid', ['profile', 'authProfile']);
  const disconnect = () =>
    unlink.mutate(undefined, {
      onSuccess: ({ data }) => {
        updateUser(data);
        toast.success(t('profile.orcid.disconnected'));
      },
      onError: (error) => void toast.error(messageOf(error, t('profile.save.failed'))),
    });
  return (
    <Button size="small" busy={unlink.isPending} onClick={disconnect}>
      {t('profile.orcid.disconnect')}
    </Button>
  );
}

export function PlainOrcid({ id }: { id: NonNullable<Account['orcid']> }) {
  return (
    <a className="link link-alone" href={`https://orcid.org/${id}`}>
      {id}
    </a>
  );
}
