import { toast } from 'react-hot-toast';
import { Link } from 'react-router';
import type { LegalTexts } from '#contract/entities/user.ts';
import { messageOf } from '#web/data/problems.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';

type LegalText = LegalTexts['textos'][number];

/** Terms and privacy: the version in force, the one the person accepted, and the way to accept a newer one. Nobody has to. */
export function AcceptedTexts() {
  const t = useMessages();
  const query = useCall('legalTexts');
  return (
    <QueryState query={query} loading={t('settings.legal.loading')} failed={t('settings.legal.loadFailed')}>
      {({ textos }) => (
        <ul className="divide-y divide-line border-y border-line">
          {textos.map((text) => (
            <AcceptedText key={text.slug} text={text} />
          ))}
        </ul>
      )}
    </QueryState>
  );
}

function AcceptedText({ text: { slug, version, aceptado } }: { text: LegalText }) {
  const t = useMessages();
  const { day } = useFormats();
  const accept = useAct('acceptLegalText', ['legalTexts']);
  const isPresent = aceptado?.version === version;
  const send = () =>
    accept.mutate(
      { body: { slug, version } },
      {
        onSuccess: () => toast.success(t('settings.legal.done')),
        onError: (error) => toast.error(messageOf(error, t('settings.legal.failed'))),
      },
    );
  return (
    <li className="flex flex-col items-start gap-2 py-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Link to={`/documentos/${slug}`} className="link link-alone font-semibold">
          {t(`settings.legal.${slug}`)}
        </Link>
        <span className="text-sm text-muted">
          {version ? t('settings.legal.present', { day: day(version) }) : t('settings.legal.own')}
        </span>
      </p>
      <p>{useSaid(aceptado, isPresent)}</p>
      {!isPresent && (
        <>
          <p className="text-sm text-muted">{t('settings.legal.optional')}</p>
          <Button
            size="small"
            busy={accept.isPending}
            aria-label={t('settings.legal.accept.of', { text: t(`settings.legal.${slug}`) })}
            onClick={send}
          >
            {t('settings.legal.accept')}
          </Button>
        </>
      )}
    </li>
  );
}

/** What is known of a person's yes. */
function useSaid(accepted: LegalText['aceptado'], isPresent: boolean): string {
  const t = useMessages();
  const { day } = useFormats();
  if (!accepted) return t('settings.legal.none');
  const { version, fecha } = accepted;
  if (isPresent) return t(version ? 'settings.legal.accepted' : 'settings.legal.accepted.own', { day: day(fecha) });
  return version
    ? t('settings.legal.before', { accepted: day(fecha), day: day(version) })
    : t('settings.legal.before.own', { accepted: day(fecha) });
}
