import { useRef, useState } from 'react';
import type { ApiKey, ManagedApiKey } from '#contract/entities/api-key.ts';
import { idleKeyDays, keyAreas, keyHolds } from '#contract/key-scopes.ts';
import { dayMs } from '#contract/time.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useFormats } from '#web/messages/dates.ts';
import type { Translate } from '#web/messages/i18n.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

type Key = ApiKey & Partial<Pick<ManagedApiKey, 'persona'>>;
type Props = { keys: readonly Key[]; isRevoking: boolean; onRevoke: (key: Key) => Promise<unknown>; empty?: string };

const ownerOf = ({ persona }: Key) => persona && `${persona.nombres} ${persona.apellidos} (${persona.email})`;

/** 'Tus obras: Leer y cambiar · Tus revisiones: Leer', or that it reads what is published alone. */
function scopeWords({ ambitos }: Key, t: Translate): string {
  const opened = keyAreas.flatMap((area) => {
    if (!keyHolds(ambitos, area, 'leer')) return [];
    const verb = keyHolds(ambitos, area, 'escribir') ? 'escribir' : 'leer';
    return t('api-keys.opens', { area: t(`api-keys.area.${area}`), verb: t(`api-keys.verb.${verb}`) });
  });
  return opened.join(' · ') || t('api-keys.opens.none');
}

const endWords = (caduca: string, t: Translate, day: (iso: string) => string) =>
  t(Date.parse(caduca) > Date.now() ? 'api-keys.ends' : 'api-keys.ended', { day: day(caduca) });

/** Not used for so long, or never since it was made so long ago. */
const isIdle = ({ ultimoUso, fechaCreacion }: Key) =>
  Date.parse(ultimoUso ?? fechaCreacion) < Date.now() - idleKeyDays * dayMs;

/** Keys of the API, each with what it opens and how it is revoked; what was done is said below. */
export function KeyList({ keys, isRevoking, onRevoke, empty }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const [asked, setAsked] = useState<Key>();
  const [said, setSaid] = useState({ words: '', failed: false });
  const list = useRef<HTMLDivElement>(null);
  const revoke = async (key: Key) => {
    try {
      await onRevoke(key);
      setSaid({ words: t('api-keys.revoked', { name: key.nombre }), failed: false });
    } catch (error) {
      setSaid({ words: failureText(t('api-keys.revoke.failed'), error), failed: true });
    }
    setAsked(undefined);
    // The button goes with its key.
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {keys.length === 0 ? (
        empty && <p className="text-muted">{empty}</p>
      ) : (
        <ul data-rows className="divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <li key={key.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
              <div className="min-w-0 grow basis-60 wrap-anywhere">
                <p className="font-semibold">
                  {key.nombre} <code className="ms-2 text-sm font-normal text-muted">{key.comienzo}…</code>
                </p>
                {key.persona && <p className="text-sm">{ownerOf(key)}</p>}
                <p className="text-sm text-muted">
                  {t('api-keys.since', { day: day(key.fechaCreacion) })} ·{' '}
                  {key.ultimoUso ? t('api-keys.used', { day: day(key.ultimoUso) }) : t('api-keys.unused')}
                  {key.caduca && <> · {endWords(key.caduca, t, day)}</>}
                </p>
                <p className="text-sm">{scopeWords(key, t)}</p>
                {isIdle(key) && <p className="text-sm">{t('api-keys.idle', { count: idleKeyDays })}</p>}
              </div>
              <Button
                size="small"
                aria-haspopup="dialog"
                aria-label={t('api-keys.about', { action: t('api-keys.revoke'), name: key.nombre })}
                onClick={() => setAsked(key)}
              >
                {t('api-keys.revoke')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p
        role={said.failed ? 'alert' : 'status'}
        className={said.failed ? 'mt-3 text-sm text-red' : 'mt-3 text-sm text-muted'}
      >
        {said.words}
      </p>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && !isRevoking && setAsked(undefined)}
          title={t('api-keys.revoke.ask', { name: asked.nombre })}
          description={
            asked.persona ? t('api-keys.all.revoke.text', { owner: ownerOf(asked) ?? '' }) : t('api-keys.revoke.text')
          }
          confirmLabel={t('api-keys.revoke')}
          cancelLabel={t('common.cancel')}
          busy={isRevoking}
          onConfirm={() => void revoke(asked)}
        />
      )}
    </div>
  );
}
