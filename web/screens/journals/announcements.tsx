/** What a journal announces: calls with the day up to which they take works, and news. */
import type { Journal } from '#contract/entities/journal.ts';
import { textIn } from '#contract/site-names.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';

type Announced = Journal['anuncios'][number];

/** Nothing where there are none. */
export function Announcements({ title, announcements }: { title: string; announcements: readonly Announced[] }) {
  if (announcements.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-xl">{title}</h2>
      <ul className="flex flex-col gap-5">
        {announcements.map((each) => (
          <Announcement key={each.id} of={each} />
        ))}
      </ul>
    </section>
  );
}

function Announcement({ of: { clase, titulo, texto, fecha, fechaLimite, enlace, abierta } }: { of: Announced }) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  const isCall = clase === 'CONVOCATORIA';
  const name = textIn(titulo, language);
  const said = textIn(texto, language);
  return (
    <li className={`border-s-4 ps-4 ${abierta ? 'border-accent' : 'border-line-strong'}`}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
        <time dateTime={fecha}>{day(fecha)}</time>
        {isCall && (
          <Badge tone={abierta ? 'green' : 'gray'}>
            {abierta && fechaLimite
              ? t('house.call.until', { day: day(fechaLimite) })
              : t(abierta ? 'house.call.open' : 'house.call.closed')}
          </Badge>
        )}
      </p>
      <h3 lang={name === titulo.es ? 'es' : 'en'} className="mt-1 text-lg wrap-anywhere">
        {name}
      </h3>
      <div lang={said === texto.es ? 'es' : 'en'} className="mt-1 flex max-w-prose flex-col gap-2 wrap-anywhere">
        {said
          .split(/\n\s*\n/)
          .filter(Boolean)
          .map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
            <p key={place} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
      </div>
      {enlace && (
        <p className="mt-2">
          <a href={enlace} aria-label={t('house.more.of', { title: name })} className="link link-alone">
            {t('house.more')}
          </a>
        </p>
      )}
    </li>
  );
}
