import type { WorkAuthor } from '#contract/entities/byline.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Badge, type Tone } from '#web/ui/Badge.tsx';
import { nameOf } from './author-fields.ts';

const tones = { PENDIENTE: 'blue', CADUCADA: 'yellow', DECLINADA: 'gray' } satisfies Record<string, Tone>;

/** An author in a few lines: name and standing, affiliations, what they did, how they were invited. */
export function AuthorSummary({ author }: { author: WorkAuthor }) {
  const t = useMessages();
  const { day } = useFormats();
  const { invitacion, orcid, afiliaciones, credit, email, id } = author;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{nameOf(author)}</span>
        {author.principal && <Badge tone="accent">{t('byline.principal')}</Badge>}
        {author.correspondencia && <Badge>{t('byline.correspondencia')}</Badge>}
        {invitacion && (
          <Badge tone={tones[invitacion.estado]}>
            {t(id === null ? `byline.invitation.${invitacion.estado}` : 'byline.asked')}
          </Badge>
        )}
        {id === null && !invitacion && <Badge>{t('byline.noAccount')}</Badge>}
      </p>
      {invitacion && (
        <p className="text-sm break-words text-muted">
          {t(id !== null ? 'byline.asked.on' : email ? 'byline.invited' : 'byline.invited.on', {
            email: email ?? '',
            day: day(invitacion.fecha),
          })}
        </p>
      )}
      {afiliaciones.length > 0 && <p className="text-sm break-words text-muted">{afiliaciones.join('; ')}</p>}
      {orcid && <p className="text-sm text-muted">ORCID {orcid}</p>}
      {credit.length > 0 && (
        <p className="text-sm">
          <span className="text-muted">{t('work.contributions')}: </span>
          {credit.map((role) => t(`work.credit.${role}`)).join(', ')}
        </p>
      )}
    </div>
  );
}
