/** Where the newsletter's mails lead: a button confirms or ends the subscription, so that no program that opens links does. */
import { CircleCheck } from 'lucide-react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { messageOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import type { Head } from '#web/routing/head.ts';
import type { PageRequest } from '#web/routing/screen.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';

const purposeOf = (pathname: string) => (pathname.includes('/baja') ? 'leave' : 'confirm');

export async function loader({ url, t, identity }: PageRequest): Promise<Head> {
  return {
    title: t('common.title', { title: t(`newsletter.${purposeOf(url.pathname)}.title`), site: identity.nombre }),
    noindex: true,
  };
}

export function Screen() {
  const t = useMessages();
  const purpose = purposeOf(useLocation().pathname);
  const token = useSearchParams()[0].get('token') ?? '';
  const act = useAct(purpose === 'leave' ? 'unsubscribe' : 'confirmSubscription');
  return (
    <div className="page py-10 sm:py-14">
      <PageHeader title={t(`newsletter.${purpose}.title`)} />
      <div className="flex max-w-reading flex-col items-start gap-6">
        {act.isSuccess ? (
          <>
            <p role="status" className="flex items-center gap-2 text-lg">
              <CircleCheck aria-hidden className="size-6 shrink-0 text-green" />
              {t(`newsletter.${purpose}.done`)}
            </p>
            <Button asChild>
              <Link to="/catalogo">{t('common.toCatalogue')}</Link>
            </Button>
          </>
        ) : (
          <>
            <p className="text-lg">{t(token ? `newsletter.${purpose}.text` : 'newsletter.incomplete')}</p>
            {act.error && (
              <Notice tone="error" live>
                {messageOf(act.error, t('newsletter.failed'))}
              </Notice>
            )}
            {token && (
              <Button
                variant="primary"
                size="large"
                busy={act.isPending}
                onClick={() => act.mutate({ body: { token } })}
              >
                {t(`newsletter.${purpose}.action`)}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}
