import { useMessages } from '#web/messages/use-messages.ts';

/** Fixed texts of the spec (000 §2.5), not counts of this platform. */
const figures = [
  ['publications', '10,000+'],
  ['authors', '2,500+'],
  ['institutions', '50+'],
  ['satisfaction', '95%'],
] as const;

export function Figures() {
  const t = useMessages();
  return (
    <section aria-label={t('home.figures')}>
      <dl className="grid grid-cols-2 border-y border-line sm:grid-cols-4 sm:divide-x sm:divide-line">
        {figures.map(([name, figure]) => (
          <div key={name} className="flex flex-col-reverse px-1 py-5 sm:px-6 sm:first:ps-1">
            <dt className="text-sm text-muted">{t(`home.figure.${name}`)}</dt>
            <dd className="font-serif text-2xl font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
