import { Link } from 'react-router';
import type { Publication } from '#contract/entities/publication.ts';
import type { PublishedProcess } from '#contract/entities/published-process.ts';
import type { RelatedWork } from '#contract/entities/relation.ts';
import { workPage } from '#contract/public-addresses.ts';
import { Kept } from '#web/data/kept.tsx';
import { useHealingCall } from '#web/data/queries.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Notice } from '#web/ui/Notice.tsx';

type Noticed = Pick<Publication, 'id' | 'fechaRetractacion'>;

/** What of a work stands open before the rest is folded. */
const shown = 4;

/**
 * What a reader has to know before the text: which work this is a notice or a new edition of, and what came after it. Nothing of a
 * work that stands by itself.
 */
export function WorkNotices({ work }: { work: Noticed }) {
  const { data } = useHealingCall('publishedProcess', { params: { id: work.id } });
  if (!data || (!data.sobre && data.posteriores.length === 0)) return null;
  return (
    <Kept name="notices" by={[work.fechaRetractacion, data.sobre, data.posteriores]}>
      <Told {...data} saysWhy={work.fechaRetractacion === null} />
    </Kept>
  );
}

type ToldProps = Pick<PublishedProcess, 'sobre' | 'posteriores'> & { saysWhy: boolean };

function Told({ sobre, posteriores, saysWhy }: ToldProps) {
  return (
    <>
      {sobre && <About work={sobre} />}
      {posteriores.length > 0 && <Later works={posteriores} saysWhy={saysWhy} />}
    </>
  );
}

function About({ work }: { work: RelatedWork }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  return (
    <Notice className="mb-6" title={<span lang={language}>{t(`work.relation.about.${work.clase}`)}</span>}>
      <p lang={work.idioma}>
        <Link to={workPage(work.id)} className="link">
          {work.titulo}
        </Link>
      </p>
      {work.levantada && (
        <p lang={language} className="mt-1">
          {t('work.relation.lifted', { day: day(work.levantada.fecha), reason: work.levantada.motivo })}
        </p>
      )}
    </Notice>
  );
}

/** The last first; a concern that stands makes the whole of it a warning. `saysWhy`: the page does not say yet why it was retracted. */
function Later({ works, saysWhy }: { works: readonly RelatedWork[]; saysWhy: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const warns = works.some(({ clase, levantada }) => clase === 'PREOCUPACION' && !levantada);
  const [open, folded] = [works.slice(0, shown), works.slice(shown)];
  return (
    <Notice
      tone={warns ? 'warning' : 'info'}
      className="mb-6"
      title={<span lang={language}>{t('work.relation.title')}</span>}
    >
      <LaterList works={open} saysWhy={saysWhy} />
      {folded.length > 0 && (
        <details className="mt-2">
          <summary lang={language} className="cursor-pointer">
            {t('work.relation.earlier', { count: folded.length })}
          </summary>
          <LaterList works={folded} saysWhy={saysWhy} />
        </details>
      )}
    </Notice>
  );
}

function LaterList({ works, saysWhy }: { works: readonly RelatedWork[]; saysWhy: boolean }) {
  return (
    <ul className="mt-1 flex flex-col gap-2">
      {works.map((work) => (
        <li key={work.id}>
          <LaterWork work={work} saysWhy={saysWhy || work.clase !== 'RETRACTACION'} />
        </li>
      ))}
    </ul>
  );
}

function LaterWork({ work, saysWhy }: { work: RelatedWork; saysWhy: boolean }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  return (
    <>
      <p lang={language}>
        <Link to={workPage(work.id)} className="link font-semibold">
          {t(`work.kind.${work.clase}`)}
        </Link>
        {', '}
        <time dateTime={work.fecha}>{day(work.fecha)}</time>
        {work.retractada && ` (${t('work.relation.withdrawn')})`}
      </p>
      {work.clase === 'NUEVA_EDICION' && <p lang={work.idioma}>{work.titulo}</p>}
      {saysWhy && work.resumen && (
        <p lang={work.idioma} className="wrap-anywhere whitespace-pre-line">
          {work.resumen}
        </p>
      )}
      {work.levantada && (
        <p lang={language}>
          {t('work.relation.lifted', { day: day(work.levantada.fecha), reason: work.levantada.motivo })}
        </p>
      )}
    </>
  );
}
