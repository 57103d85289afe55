import { figureNames } from '#contract/site-names.ts';
import { useSiteFacts } from '#web/features/site/use-site-facts.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** The figures that the press says of itself (000 §2.5), not counts of this platform; those that it left blank are not shown. */
export function Figures() {
  const t = useMessages();
  const { cifras } = useSiteFacts() ?? {};
  const shown = figureNames.flatMap((name) => (cifras?.[name] ? [[name, cifras[name]] as const] : []));
  if (shown.length === 0) return null;
  return (
    <section aria-label={t('home.figures')}>
      <dl className="grid grid-cols-2 border-y border-line sm:flex sm:divide-x sm:divide-line">
        {shown.map(([name, figure]) => (
          <div key={name} className="flex flex-1 flex-col-reverse px-1 py-5 sm:px-6 sm:first:ps-1">
            <dt className="text-sm text-muted">{t(`home.figure.${name}`)}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
