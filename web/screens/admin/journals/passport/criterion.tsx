import { Link } from 'react-router';
import type { Passport, PassportCriterion } from '#contract/entities/passport.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { NoteItem } from './note-item.tsx';
import { numberOf, remedyPlace, toneOf } from './passport-parts.ts';

type Level = 3 | 4 | 5;
type Props = { criterion: PassportCriterion; journal: Passport['revista'] };

/** One criterion: what it takes, how the journal stands, where that is seen or mended, where it was read, and what people noted. */
export function Criterion({ criterion, journal, level }: Props & { level: Level }) {
  const t = useMessages();
  const language = useLanguage();
  return (
    <li className="py-4">
      <CriterionHead criterion={criterion} level={level} />
      <p className="mt-1 text-sm text-muted">{criterion.pide[language]}</p>
      <Leads criterion={criterion} journal={journal} />
      {criterion.obras.length > 0 && (
        <div className="mt-2 text-sm">
          <p>{t('passport.lacking')}</p>
          <ul className="ms-4 list-disc">
            {criterion.obras.map(({ id, titulo }) => (
              <li key={id}>
                <Link to={`/editorial/${id}`} className="link">
                  {titulo}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SourceLine criterion={criterion} />
      <NoteItem criterion={criterion} journal={journal} />
    </li>
  );
}

/** Its name and what it comes to. */
export function CriterionHead({ criterion, level }: Pick<Props, 'criterion'> & { level: Level }) {
  const t = useMessages();
  const language = useLanguage();
  const { nombre, obligatorio, resultado, cuenta } = criterion;
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <Heading className="min-w-0 text-sm font-semibold">
        {numberOf(criterion)}
        {nombre[language]}
        {obligatorio && <span className="ms-2 text-xs font-normal text-muted">{t('passport.required')}</span>}
      </Heading>
      <p className="flex items-baseline gap-3 text-sm">
        {cuenta && <span className="text-muted">{t('passport.of', cuenta)}</span>}
        <Badge tone={toneOf[resultado]}>{t(`passport.outcome.${resultado}`)}</Badge>
      </p>
    </div>
  );
}

function Leads({ criterion: { evidencia, remedio }, journal }: Props) {
  const t = useMessages();
  if (evidencia)
    return (
      <p className="mt-2 text-sm">
        <a href={evidencia} className="link break-words">
          {t('passport.evidence')}
        </a>
      </p>
    );
  if (!remedio) return null;
  return (
    <p className="mt-2 text-sm">
      <Link to={remedyPlace(journal, remedio)} className="link">
        {t(`passport.remedy.${remedio}`)}
      </Link>
    </p>
  );
}

/** Where it was read and when. */
export function SourceLine({ criterion: { fuente } }: Pick<Props, 'criterion'>) {
  const t = useMessages();
  const language = useLanguage();
  const { day } = useFormats();
  if (!fuente) return null;
  const read = day(fuente.leida);
  return (
    <p className="mt-2 text-xs text-muted">
      {t('passport.source')}:{' '}
      <a href={fuente.direccion} className="link" rel="noreferrer">
        {fuente.titulo[language]}
      </a>
      {', '}
      {fuente.publicada
        ? t('passport.source.dated', { date: fuente.publicada, day: read })
        : t('passport.source.read', { day: read })}
    </p>
  );
}
