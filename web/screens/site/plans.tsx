import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { Plan, SiteFacts } from '#contract/entities/site-facts.ts';
import { type PlanName, planNames } from '#contract/site-names.ts';
import { useTextIn } from '#web/features/site/use-site-facts.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Where each leads (spec 000 §2.7 and §9); what it says is the administrators'. */
const ways = {
  basico: { to: '/register?role=admin', action: 'start', popular: false },
  profesional: { to: '/register?role=admin', action: 'start', popular: true },
  enterprise: { to: '/contacto', action: 'contact', popular: false },
} as const;

/** The plans that have a name. */
export const offeredPlans = ({ planes }: SiteFacts): PlanName[] =>
  planNames.filter((name) => planes[name].nombre.es !== '');

export function Plans({ facts }: { facts: SiteFacts }) {
  return (
    <ul className="grid gap-6 lg:auto-cols-fr lg:grid-flow-col">
      {offeredPlans(facts).map((name) => (
        <PlanCard key={name} name={name} plan={facts.planes[name]} />
      ))}
    </ul>
  );
}

function PlanCard({ name, plan: { nombre, precio, texto, ventajas } }: { name: PlanName; plan: Plan }) {
  const t = useMessages();
  const said = useTextIn();
  const { to, action, popular } = ways[name];
  const [title, price, summary] = [said(nombre), said(precio), said(texto)];
  const lines = said(ventajas)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <li
      className={`flex max-w-xl flex-col rounded-md border bg-sheet p-6 wrap-anywhere ${popular ? 'border-accent' : 'border-line'}`}
    >
      <div className="flex min-h-7 items-center justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        {popular && <Badge tone="accent">{t('institutions.plans.popular')}</Badge>}
      </div>
      {price && <p className="mt-3 font-serif text-2xl font-semibold">{price}</p>}
      {summary && <p className="mt-1 text-muted">{summary}</p>}
      {lines.length > 0 && (
        <ul className="mt-5 border-t border-line pt-5 flex flex-col gap-2">
          {[...new Set(lines)].map((line) => (
            <li key={line} className="flex gap-2">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" />
              {line}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-auto pt-6">
        <Button asChild variant={popular ? 'primary' : 'secondary'} className="w-full">
          <Link to={to} aria-label={`${t(`institutions.plan.${action}`)}: ${title}`}>
            {t(`institutions.plan.${action}`)}
          </Link>
        </Button>
      </div>
    </li>
  );
}
