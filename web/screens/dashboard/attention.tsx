import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import type { Attention, AttentionKind } from '#contract/entities/attention.ts';
import { nextStep } from '#contract/setup.ts';
import { preferences, savePreferences } from '#web/data/preferences.ts';
import { useCall } from '#web/data/queries.ts';
import type { MessageKey } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice, type NoticeProps } from '#web/ui/Notice.tsx';
import { Section } from '#web/ui/Section.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { whenLaidOut } from '#web/ui/when-laid-out.ts';

/** Of each kind: how grave it is, what is said, where it is answered, and the words of that link. */
const kinds: Record<AttentionKind, { tone: NoticeProps['tone']; text: MessageKey; to: string; link: MessageKey }> = {
  PUESTA_EN_MARCHA: {
    tone: 'info',
    text: 'author.admin.attention.setup',
    to: nextStep,
    link: 'author.admin.attention.setup.see',
  },
  ARCHIVOS_DANADOS: {
    tone: 'error',
    text: 'author.admin.attention.files',
    to: '/admin/tareas',
    link: 'author.admin.attention.files.see',
  },
  COPIA_AUSENTE: {
    tone: 'error',
    text: 'author.admin.attention.copies',
    to: '/admin/tareas',
    link: 'author.admin.attention.jobs.see',
  },
  COPIA_SIN_PROBAR: {
    tone: 'error',
    text: 'author.admin.attention.copies',
    to: '/admin/tareas',
    link: 'author.admin.attention.jobs.see',
  },
  CORREOS_FALLIDOS: {
    tone: 'error',
    text: 'author.admin.attention.mails',
    to: '/admin/correos?estado=FALLIDO',
    link: 'author.admin.attention.mails.see',
  },
  DIRECCIONES_DETENIDAS: {
    tone: 'info',
    text: 'author.admin.attention.returned',
    to: '/admin/correos#devueltos',
    link: 'author.admin.attention.returned.see',
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
  SOLICITUDES_DE_INSTITUCION: {
    tone: 'info',
    text: 'author.admin.attention.institutions',
    to: '/admin/instituciones',
    link: 'author.admin.attention.institutions.see',
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

/** What it has in a browser that knows no better: enough for its title, the gravest matter and what unfolds the others. */
const firstRoom = 'min-h-72 sm:min-h-52';
/** Of that, what unfolds the others takes so much with the space below it, in px. */
const unfolding = 80;

/**
 * 'Necesita atención': what an administrator should look at before all else; nothing where there is nothing. Until it is known it
 * has the room that it took last in this browser, so that nothing below moves down under the eyes. Where that is not known either it
 * has and keeps one of its own, in which as much of it stands as there is room for; the rest is unfolded.
 */
export function NeedsAttention() {
  const { data, isPending } = useCall('attention');
  const t = useMessages();
  const [room] = useState(roomBefore);
  const [shown, setShown] = useState<number>();
  const place = useRef<HTMLDivElement>(null);
  /** How high its place was while nothing was known, in px. */
  const given = useRef<number>(null);
  const wasFitted = useRef(false);
  const isFirst = room === undefined;
  useLayoutEffect(() => {
    const list = place.current;
    if (!list) return;
    if (!data) {
      const { parentElement } = list;
      return parentElement
        ? whenLaidOut(parentElement, () => {
            given.current = parentElement.offsetHeight;
          })
        : undefined;
    }
    // What is not shown whole cannot be measured again.
    if (isFirst && wasFitted.current) return;
    const height = list.offsetHeight;
    if (roomBefore() !== height) savePreferences({ attention: { width: window.innerWidth, height } });
    if (isFirst && given.current !== null) setShown(fitting(list, given.current));
    wasFitted.current = true;
  }, [data, isFirst]);
  const words = data
    ? data.asuntos.length === 0 && t('author.admin.attention.none')
    : t('author.admin.attention.failed');
  return (
    <div className={isFirst ? firstRoom : undefined}>
      {isPending && (
        <div role="status" className="overflow-hidden" style={{ height: room }}>
          <VisuallyHidden>{t('author.loading')}</VisuallyHidden>
          {room !== 0 && <Skeleton lines={2} className="h-9" />}
        </div>
      )}
      {/* With the space below what is in it: that is room, too. */}
      <div ref={place} className="flow-root">
        {data && data.asuntos.length > 0 && (
          <Matters matters={data.asuntos} shown={shown} onAll={() => setShown(undefined)} />
        )}
      </div>
      {!isPending && isFirst && words && <p className="text-sm text-muted">{words}</p>}
    </div>
  );
}

/** How many of the matters stand in so much room (px); all where it is enough, and the first in any case. */
function fitting(list: HTMLElement, room: number): number | undefined {
  if (list.offsetHeight <= room) return undefined;
  const top = list.getBoundingClientRect().top;
  const items = [...list.querySelectorAll('li')];
  const fit = items.filter((item) => item.getBoundingClientRect().bottom - top <= room - unfolding);
  return Math.max(1, fit.length);
}

/** In px; of a window so wide. */
function roomBefore(): number | undefined {
  const { attention } = preferences();
  return attention?.width === window.innerWidth ? attention.height : undefined;
}

interface MattersProps {
  matters: Attention['asuntos'];
  /** So many of them; absent: all. */
  shown: number | undefined;
  onAll: () => void;
}

function Matters({ matters, shown = matters.length, onAll }: MattersProps) {
  const t = useMessages();
  const others = matters.length - shown;
  const list = useRef<HTMLUListElement>(null);
  const unfold = () => {
    flushSync(onAll);
    // The button is gone: the keyboard goes on with the first of what it brought.
    list.current?.querySelectorAll('a')[shown]?.focus();
  };
  return (
    <Section title={t('author.admin.attention')} className="mb-10">
      <ul ref={list} className="flex flex-col gap-2">
        {matters.slice(0, shown).map(({ tipo, total }) => {
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
      {others > 0 && (
        <Button size="compact" variant="quiet" className="mt-2" onClick={unfold}>
          {t('author.admin.attention.others', { count: others })}
        </Button>
      )}
    </Section>
  );
}
