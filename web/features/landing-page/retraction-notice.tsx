import type { Publication } from '#contract/entities/publication.ts';
import { useHealingCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';

type Retracted = Pick<Publication, 'id' | 'fechaRetractacion' | 'motivoRetractacion'>;

/** Who withdrew a published work, when, why, and what that means for who reads it; nothing of any other work. */
export function RetractionNotice({ work }: { work: Retracted }) {
  return work.fechaRetractacion ? <Retraction work={work} day={work.fechaRetractacion} /> : null;
}

function Retraction({ work, day: retracted }: { work: Retracted; day: string }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const { data } = useHealingCall('publishedProcess', { params: { id: work.id } });
  const said = { day: day(retracted) };
  return (
    <Notice tone="error" title={<span lang={language}>{t('work.retracted.title')}</span>} className="mb-6">
      <p lang={language}>
        {data?.retractadaPor ? t(`work.retracted.by.${data.retractadaPor}`, said) : t('work.retracted.on', said)}
      </p>
      {/* In the words of who retracted it, which may be of the work's language. */}
      {work.motivoRetractacion && (
        <p className="mt-1">{t('work.retracted.reason', { reason: work.motivoRetractacion })}</p>
      )}
      <p lang={language} className="mt-1">
        {t('work.retracted.means')}
      </p>
    </Notice>
  );
}
