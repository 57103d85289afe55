import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ListedUser } from '#contract/entities/user.ts';
import { isOwnAccount } from '#contract/roles.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery } from '#web/data/queries.ts';
import { useSearch } from '#web/features/publications/searching-list.tsx';
import { useMessages } from '#web/messages/use-messages.ts';
import { fullName } from '#web/screens/admin/users/full-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** As many as one looks through; with more, one writes another word. */
const most = 8;

/** The other account of a person, looked for by name or address: at first whoever is called alike. */
export function ChooseOther({ user, onChoose }: { user: ListedUser; onChoose: (other: ListedUser) => void }) {
  const t = useMessages();
  const { typed, type, search } = useSearch({ longest: 200, initially: user.apellidos });
  const { data, error } = useQuery({
    ...callQuery(useClient(), 'listUsers', { query: { search, limit: most + 1 } }),
    placeholderData: keepPreviousData,
  });
  const found = (data?.users ?? []).filter(({ id }) => !isOwnAccount(user, id));
  const others = found.slice(0, most);
  return (
    <div className="flex flex-col gap-3">
      <Field label={t('users.merge.other')} hint={t('users.merge.other.hint')}>
        <Input
          data-first-focus
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
      </Field>
      {error && <Notice tone="error">{failureText(t('users.failed'), error)}</Notice>}
      <p role="status" className={others.length > 0 ? 'sr-only' : 'text-sm text-muted'}>
        {data && t('users.merge.found', { count: others.length })}
      </p>
      {others.length > 0 && (
        <ul data-rows className="divide-y divide-line border-y border-line">
          {others.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold">{fullName(each)}</p>
                <p className="text-sm text-muted">{[each.email, each.afiliacion].filter(Boolean).join(' · ')}</p>
              </div>
              <Button
                size="small"
                aria-label={t('users.about', { action: t('users.merge.choose'), name: each.email })}
                onClick={() => onChoose(each)}
              >
                {t('users.merge.choose')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {data && (found.length > most || data.total > data.users.length) && (
        <p className="text-sm text-muted">{t('users.merge.more')}</p>
      )}
    </div>
  );
}
