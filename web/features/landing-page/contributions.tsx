import type { Author } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** What each author did for the work, in the terms of CRediT; nothing where it is not said. */
export function Contributions({ authors }: { authors: readonly Author[] }) {
  const t = useMessages();
  const said = authors.filter(({ credit }) => credit.length > 0);
  if (said.length === 0) return null;
  return (
    <section>
      <h2 className="text-lg">{t('work.contributions')}</h2>
      <dl className="mt-3 flex max-w-reading flex-col gap-2 text-sm">
        {said.map(({ nombres, apellidos, orcid, credit }) => (
          <div key={`${nombres} ${apellidos} ${orcid}`}>
            <dt className="inline font-semibold">{`${nombres} ${apellidos}`.trim()}: </dt>
            <dd className="inline">{credit.map((role) => t(`work.credit.${role}`)).join(', ')}.</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
