import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Spec 000 §2.7 and §9. */
const plans = [
  { name: 'basico', to: '/register?role=admin', action: 'start', popular: false },
  { name: 'profesional', to: '/register?role=admin', action: 'start', popular: true },
  { name: 'enterprise', to: '/contacto', action: 'contact', popular: false },
] as const;
type Plan = (typeof plans)[number];

export function Plans() {
  return (
    <ul className="grid gap-6 lg:grid-cols-3">
      {plans.map((plan) => (
        <PlanCard key={plan.name} plan={plan} />
      ))}
    </ul>
  );
}

function PlanCard({ plan: { name, to, action, popular } }: { plan: Plan }) {
  const t = useMessages();
  const title = t(`institutions.plan.${name}`);
  return (
    <li className={`flex flex-col rounded-md border bg-sheet p-6 ${popular ? 'border-accent' : 'border-line'}`}>
      <div className="flex min-h-7 items-center justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        {popular && <Badge tone="accent">{t('institutions.plans.popular')}</Badge>}
      </div>
      <p className="mt-3 font-serif text-2xl font-semibold">{t(`institutions.plan.${name}.price`)}</p>
      <p className="mt-1 text-muted">{t(`institutions.plan.${name}.text`)}</p>
      <ul className="mt-5 mb-6 flex flex-col gap-2 border-t border-line pt-5">
        {t(`institutions.plan.${name}.features`)
          .split('\n')
          .map((line) => (
            <li key={line} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
              {line}
            </li>
          ))}
      </ul>
      <Button asChild variant={popular ? 'primary' : 'secondary'} className="mt-auto">
        <Link to={to} aria-label={`${t(`institutions.plan.${action}`)}: ${title}`}>
          {t(`institutions.plan.${action}`)}
        </Link>
      </Button>
    </li>
  );
}
