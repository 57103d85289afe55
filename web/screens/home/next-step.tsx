import { Link } from 'react-router';
import type { User } from '#contract/entities/user.ts';
import type { Waiting } from '#contract/entities/waiting.ts';
import { administers, isOfferedAuthorMenu } from '#contract/roles.ts';
import { nextStep } from '#contract/setup.ts';
import { useCall } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

/** What somebody else waits for comes first; where each leads. */
const waits = [
  ['revisiones', '/mis-revisiones'],
  ['coautorias', '/coautorias'],
  ['consentimientos', '/consentimientos'],
  ['obras', '/mis-publicaciones'],
  ['cola', '/editorial'],
  ['solicitudesDeRol', '/admin/users'],
] as const satisfies readonly (readonly [keyof Waiting, string])[];

/** What a person does next, of all that waits for them; where nothing does, what they may begin. */
export function stepOf(waiting: Waiting, person: Pick<User, 'roles'>, isBeginning: boolean) {
  const [first] = waits.filter(([kind]) => waiting[kind] > 0);
  if (first) return { name: first[0], to: first[1], count: waiting[first[0]] };
  if (isBeginning && administers(person)) return { name: 'settings', to: nextStep, count: 0 } as const;
  if (isOfferedAuthorMenu(person)) return { name: 'write', to: '/publications/create', count: 0 } as const;
  return { name: 'desk', to: '/dashboard', count: 0 } as const;
}

interface Props {
  user: User;
  /** Nothing has been published yet. */
  isBeginning: boolean;
}

/** The next step of who is logged in, in one sentence with one button. */
export function NextStep({ user, isBeginning }: Props) {
  const t = useMessages();
  const { data: waiting, isError } = useCall('whatWaits');
  // Where it cannot be had, the way to the dashboard is no less true.
  const step = waiting
    ? stepOf(waiting, user, isBeginning)
    : isError
      ? ({ name: 'desk', to: '/dashboard', count: 0 } as const)
      : undefined;
  return (
    <div className="folded-corner flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border border-line bg-sheet py-4 ps-5 pe-10">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-sm text-muted wrap-anywhere">{t('home.next.hello', { name: user.nombres })}</p>
        <p className="font-semibold">
          {step ? t(`home.next.${step.name}.text`, { count: step.count }) : t('home.next.waiting')}
        </p>
      </div>
      {step && (
        <Button asChild variant="primary">
          <Link to={step.to}>{t(`home.next.${step.name}.action`)}</Link>
        </Button>
      )}
    </div>
  );
}
