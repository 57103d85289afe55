import { useRef, useState } from 'react';
import { apiGuideAddress, mostKeys } from '#contract/api-keys.ts';
import type { CallAnswer } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import { useAct, useCall } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { KeyList } from '#web/features/administration/key-list.tsx';
import { useUnconfirmed } from '#web/features/catalogue/unconfirmed-notice.tsx';
import { VerifyNotice } from '#web/features/forms/verify-notice.tsx';
import { copyText } from '#web/features/publications/copy-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { NewKey } from './new-key.tsx';

type Made = CallAnswer<Calls['makeApiKey']>;

/** The person's keys of the API: made, told once, revoked. */
export function ApiKeys() {
  const t = useMessages();
  const query = useCall('listApiKeys');
  const unconfirmed = useUnconfirmed();
  const [made, setMade] = useState<Made>();
  const revoke = useAct('revokeApiKey', ['listApiKeys']);
  const name = useRef<HTMLInputElement>(null);
  const kept = query.data?.claves.length ?? 0;
  return (
    <div className="flex flex-col gap-6">
      <a href={apiGuideAddress} className="link link-alone self-start">
        {t('api-keys.guide')}
      </a>
      <QueryState query={query} loading={<Skeleton lines={2} />} failed={t('api-keys.failed')}>
        {({ claves }) => (
          <KeyList
            keys={claves}
            empty={t('api-keys.empty')}
            isRevoking={revoke.isPending}
            onRevoke={({ id }) => {
              // What is no longer of use is no longer shown.
              if (made?.id === id) setMade(undefined);
              return revoke.mutateAsync({ params: { id } });
            }}
          />
        )}
      </QueryState>
      {made && (
        <MadeKey
          key={made.id}
          made={made}
          onClose={() => {
            setMade(undefined);
            name.current?.focus();
          }}
        />
      )}
      {unconfirmed !== undefined && <VerifyNotice>{t('api-keys.unconfirmed', { email: unconfirmed })}</VerifyNotice>}
      {unconfirmed === undefined && query.data && kept < mostKeys && <NewKey box={name} onMade={setMade} />}
      {kept >= mostKeys && <p className="text-sm text-muted">{t('api-keys.full', { count: kept })}</p>}
    </div>
  );
}

/** The whole key, this once; it stays until its owner says that they have it. */
function MadeKey({ made: { nombre, clave }, onClose }: { made: Made; onClose: () => void }) {
  const t = useMessages();
  const [copied, setCopied] = useState<boolean>();
  const words = copied === undefined ? '' : t(copied ? 'api-keys.copied' : 'api-keys.copy.failed');
  return (
    <Notice tone="success" live title={t('api-keys.made')}>
      <div className="mt-3 flex flex-col gap-3">
        <Field label={t('api-keys.made.key', { name: nombre })}>
          <Input
            readOnly
            autoFocus
            spellCheck={false}
            className="font-mono"
            value={clave}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Field>
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" onClick={async () => setCopied(await copyText(clave))}>
            {t('api-keys.copy')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('api-keys.close')}
          </Button>
          <span role="status">{words}</span>
        </div>
      </div>
    </Notice>
  );
}
