import { toast } from 'react-hot-toast';
import type { providerPurposes } from '#contract/entities/identity-provider.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { type InstitutionWay, keepInstitutionWay } from './institution-way.ts';

type InstitutionButtonProps = {
  /** Undefined: none is chosen. */
  id: string | undefined;
  para: (typeof providerPurposes)[number];
  label: string;
  /** What is to be remembered until they are back. */
  way: () => InstitutionWay;
  size?: 'large';
};

/** Leads to an institution, which leads back to /institucion and its id. */
export function InstitutionButton({ id, para, label, way, size }: InstitutionButtonProps) {
  const t = useMessages();
  const start = useAct('startProvider');
  const go = () => {
    if (id === undefined || start.isPending) return;
    start.mutate(
      { params: { id }, body: { para } },
      {
        onSuccess: ({ url }) => {
          keepInstitutionWay(way());
          window.location.assign(url);
        },
        onError: (error) => void toast.error(messageOf(error, t('account.institution.failed'))),
      },
    );
  };
  return (
    <Button busy={start.isPending} disabled={id === undefined} onClick={go} {...(size && { size })}>
      {label}
    </Button>
  );
}
