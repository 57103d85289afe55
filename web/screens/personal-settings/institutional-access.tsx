import { useRef, useState } from 'react';
import { failureText } from '#web/data/failure-text.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { InstitutionButton } from '#web/features/forms/institution-button.tsx';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

/** The institutions by which the person logs in, each with how that is ended, and those that may be connected. */
export function InstitutionalAccess() {
  const t = useMessages();
  const { day, moment } = useFormats();
  const query = useCall('listProviderLinks');
  const offered = useCall('listSignInProviders').data?.proveedores ?? [];
  const end = useAct('unlinkProvider', ['listProviderLinks']);
  const [said, setSaid] = useState({ words: '', failed: false });
  const list = useRef<HTMLDivElement>(null);
  const unlink = async ({ id, nombre }: { id: string; nombre: string }) => {
    if (end.isPending) return;
    try {
      await end.mutateAsync({ params: { id } });
      setSaid({ words: t('providers.mine.ended', { name: nombre }), failed: false });
    } catch (error) {
      setSaid({ words: failureText(t('providers.mine.endFailed'), error), failed: true });
    }
    // The button went with what it ended.
    list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <QueryState query={query} loading={<Skeleton lines={2} />} failed={t('providers.mine.failed')}>
        {({ accesos }) => (
          <>
            {accesos.length > 0 && (
              <ul data-rows className="divide-y divide-line border-y border-line">
                {accesos.map((each) => (
                  <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
                    <div className="min-w-0 grow basis-60">
                      <p className="font-semibold wrap-anywhere">{each.nombre}</p>
                      <p className="text-sm text-muted">
                        {t('providers.mine.since', { day: day(each.fechaCreacion) })}
                        {each.fechaUso && ` · ${t('providers.mine.used', { when: moment(each.fechaUso) })}`}
                      </p>
                      {!each.activo && <p className="text-sm text-muted">{t('providers.mine.paused')}</p>}
                    </div>
                    <Button
                      size="small"
                      busy={end.isPending && end.variables?.params.id === each.id}
                      aria-label={t('providers.mine.end.of', { name: each.nombre })}
                      onClick={() => unlink(each)}
                    >
                      {t('providers.mine.end')}
                    </Button>
                  </li>
                ))}
              </ul>
            )}
            <div className="flex flex-wrap gap-3">
              {offered
                .filter(({ nombre }) => !accesos.some((each) => each.nombre === nombre))
                .map(({ id, nombre }) => (
                  <InstitutionButton
                    key={id}
                    id={id}
                    para="CONECTAR"
                    label={t('providers.mine.connect', { name: nombre })}
                    way={() => ({ remember: true })}
                  />
                ))}
            </div>
            {accesos.length + offered.length === 0 && <p className="text-muted">{t('providers.mine.nothing')}</p>}
          </>
        )}
      </QueryState>
      <p role={said.failed ? 'alert' : 'status'} className={said.failed ? 'text-sm text-red' : 'text-sm text-muted'}>
        {said.words}
      </p>
    </div>
  );
}
