import type { PlanName } from '#contract/site-names.ts';
import { useSiteFacts, useTextIn } from '#web/features/site/use-site-facts.ts';

/** What the press calls a plan. */
export function usePlanName(): (plan: PlanName) => string {
  const said = useTextIn();
  const facts = useSiteFacts();
  return (plan) => (facts && said(facts.planes[plan].nombre)) || plan;
}
