import type { Passport, PassportCriterion } from '#contract/entities/passport.ts';
import { outcomes } from '#contract/passport.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { countOf, notedOf } from './passport-parts.ts';

/** So many met, missing, for a person and not verified: no mark is made of them, for no index says what it would be. */
export function Counts({ criteria }: { criteria: readonly PassportCriterion[] }) {
  const t = useMessages();
  const noted = notedOf(criteria);
  const words = outcomes.flatMap((outcome) => {
    const count = countOf(criteria, outcome);
    if (count === 0) return [];
    const said = t(`passport.count.${outcome}`, { count });
    return [outcome === 'PERSONA' && noted > 0 ? `${said} (${t('passport.count.notes', { count: noted })})` : said];
  });
  return <span className="text-sm text-muted">{words.join(' · ')}</span>;
}

/** How many works were looked at. */
export function Looked({ passport: { obras } }: { passport: Passport }) {
  const t = useMessages();
  return (
    <p className="text-sm text-muted">
      {obras === 0 ? t('passport.works.none') : t('passport.works', { count: obras })}
    </p>
  );
}
