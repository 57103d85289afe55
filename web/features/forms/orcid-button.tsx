import { toast } from 'react-hot-toast';
import type { orcidPurposes } from '#contract/entities/orcid.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { OrcidMark } from './orcid-mark.tsx';
import { keepOrcidWay, type OrcidWay } from './orcid-way.ts';

type OrcidButtonProps = {
  para: (typeof orcidPurposes)[number];
  label: string;
  /** What is to be remembered until they are back. */
  way: () => OrcidWay;
  size?: 'large';
  className?: string;
};

/** Leads to ORCID, which leads back to /orcid. */
export function OrcidButton({ para, label, way, size, className }: OrcidButtonProps) {
  const t = useMessages();
  const start = useAct('startOrcid');
  const go = () =>
    start.mutate(
      { body: { para } },
      {
        onSuccess: ({ url }) => {
          keepOrcidWay(way());
          window.location.assign(url);
        },
        onError: (error) => void toast.error(messageOf(error, t('account.orcid.failed'))),
      },
    );
  return (
    <Button busy={start.isPending} onClick={go} {...(size && { size })} {...(className && { className })}>
      <OrcidMark />
      {label}
    </Button>
  );
}
