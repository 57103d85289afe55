import { doiAddress, registeredDoi } from '#contract/doi.ts';
import type { PublicationSummary } from '#contract/entities/publication.ts';
import { useMessages } from '#web/messages/use-messages.ts';

/** A work's DOI for those of its process: a link where it is registered, else what it is. */
export function DoiOfWork({ work }: { work: Pick<PublicationSummary, 'metadatos' | 'estadoDoi'> }) {
  const t = useMessages();
  const registered = registeredDoi(work);
  const { doi } = work.metadatos;
  if (registered)
    return (
      <a href={doiAddress(registered)} className="link link-alone wrap-anywhere">
        {registered}
      </a>
    );
  if (!doi) return t('author.sheet.sinDoi');
  return (
    <span className="wrap-anywhere">
      {t(work.estadoDoi === 'EJEMPLO' ? 'author.sheet.doiEjemplo' : 'author.sheet.doiProvisional', { doi })}
    </span>
  );
}
