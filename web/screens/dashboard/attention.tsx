import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Attention, AttentionKind } from '#contract/entities/system.ts';
import { preferences, savePreferences } from '#web/data/preferences.ts';
import { useCall } from '#web/data/queries.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice, type NoticeProps } from '#web/ui/Notice.tsx';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

/** Of each kind: how grave it is, what is said, where it is answered, and the words of that link. */
const kinds: Record<AttentionKind, { tone: NoticeProps['tone']; text: MessageKey; to: string; link: MessageKey }> = {
  CORREOS_FALLIDOS: {
    tone: 'error',
    text: 'author.admin.attention.mails',
    to: '/admin/correos?estado=FALLIDO',
    link: 'author.admin.attention.mails.see',
  },
  TAREAS_FALLIDAS: {
    tone: 'error',
    text: 'author.admin.attention.jobs',
    to: '/admin/tareas?estado=FALLIDO',
    link: 'author.admin.attention.jobs.see',
  },
  SOLICITUDES_DE_ROL: {
    tone: 'info',
    text: 'author.admin.requests',
    to: '/admin/users',
    link: 'author.admin.requests.answer',
  },
  OBRAS_POR_PUBLICAR: {
    tone: 'info',
    text: 'author.admin.attention.approved',
    // The lists are searched by the estado's name on the wire, whatever the language.
    to: '/admin/publications?q=aprobado',
    link: 'author.admin.attention.approved.see',
  },
  DATOS_DEL_SITIO: {
    tone: 'warning',
    text: 'author.admin.attention.site',
    to: '/admin/ajustes/sitio',
    link: 'author.admin.attention.site.see',
  },
  SIN_CORREO: {
    tone: 'warning',
    text: 'author.admin.attention.noMail',
    to: '/admin/correos?estado=GUARDADO',
    link: 'author.admin.attention.noMail.see',
  },
};

/**
 * 'Necesita atención': what an administrator should look at before all else; nothing where there is nothing. Until it is known it
 * has the room that it took last in this browser, and what stands below is shown; where that is not known either, what
 * stands below waits, so that nothing moves down under the eyes. It asks for its own meanwhile.
 */
export function NeedsAttention({ children }: { children?: ReactNode }) {
  const { data, isPending } = useCall('attention');
  const t = useMessages();
  const [room] = useState(roomBefore);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const height = place.current?.offsetHeight ?? 0;
    if (data && roomBefore() !== height) savePreferences({ attention: { width: window.innerWidth, height } });
  }, [data]);
  return (
    <>
      {isPending && (
        <div role="status" className="overflow-hidden" style={{ height: room }}>
          <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
          {room === undefined ? (
            <PageSkeleton kind="figures" titled={false} />
          ) : (
            room > 0 && <Skeleton lines={2} className="h-9" />
          )}
        </div>
      )}
      {/* With the space below what is in it: that is room, too. */}
      <div ref={place} className="flow-root">
        {data && data.asuntos.length > 0 && <Matters matters={data.asuntos} />}
      </div>
      <div hidden={isPending && room === undefined}>{children}</div>
    </>
  );
}

/** In px; of a window so wide. */
function roomBefore(): number | undefined {
  const { attention } = preferences();
  return attention?.width === window.innerWidth ? attention.height : undefined;
}

function Matters({ matters }: { matters: Attention['asuntos'] }) {
  const t = useMessages();
  return (
    <Section title={t('author.admin.attention')} className="mb-10">
      <ul className="flex flex-col gap-2">
        {matters.map(({ tipo, total }) => {
          const { tone, text, to, link } = kinds[tipo];
          return (
            <li key={tipo}>
              <Notice
                tone={tone}
                action={
                  <Button asChild size="small">
                    <Link to={to}>{t(link)}</Link>
                  </Button>
                }
              >
                {t(text, { count: total })}
              </Notice>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
