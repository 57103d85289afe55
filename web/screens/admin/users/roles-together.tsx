import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { givenRoles, type ListedUser, mostRolesAtOnce, type RolesOutcome } from '#contract/entities/user.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import type { Chosen } from '#web/data/use-chosen.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { ChosenBar } from '#web/ui/ChosenBar.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import { fullName } from './full-name.ts';
import { MergeDialog } from './merging/merge-dialog.tsx';

/** What can be done with the chosen accounts together. */
export function RolesTogether({ chosen }: { chosen: Chosen<ListedUser> }) {
  const t = useMessages();
  const [asking, setAsking] = useState(false);
  const [pair, setPair] = useState<readonly [ListedUser, ListedUser]>();
  const { all: users, clear, isFull } = chosen;
  const [first, second, ...more] = users;
  return (
    <>
      <ChosenBar
        label={t('users.together')}
        count={users.length > 0 ? t('users.chosen', { count: users.length }) : null}
        clearLabel={t('users.together.clear')}
        onClear={clear}
        full={isFull ? t('users.together.full', { most: mostRolesAtOnce }) : undefined}
      >
        <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('users.together.roles')}
        </Button>
        {first && second && more.length === 0 && (
          <Button size="small" aria-haspopup="dialog" onClick={() => setPair([first, second])}>
            {t('users.merge.together')}
          </Button>
        )}
      </ChosenBar>
      {pair && <MergeDialog user={pair[0]} other={pair[1]} onDone={clear} onClose={() => setPair(undefined)} />}
      {asking && <RolesDialog users={users} onDone={clear} onClose={() => setAsking(false)} />}
    </>
  );
}

type Props = { users: readonly ListedUser[]; onDone: () => void; onClose: () => void };

/** Which role they get or lose; then what became of each. */
function RolesDialog({ users: asked, onDone, onClose }: Props) {
  const t = useMessages();
  // As they were chosen: the choice ends with the act.
  const [users] = useState(asked);
  const [rol, setRol] = useState<(typeof givenRoles)[number]>('REVISOR');
  const [acto, setActo] = useState<'DAR' | 'QUITAR'>('DAR');
  const change = useAct('changeRoles', ['listUsers', 'activity', 'authProfile', 'attention']);
  const send = () => {
    if (change.isPending) return;
    change.mutate(
      { body: { personas: users.map(({ id }) => id), rol, acto } },
      { onSuccess: onDone, onError: (error) => toast.error(failureText(t('users.together.failed'), error)) },
    );
  };
  const outcomes = change.data?.personas;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="narrow"
      title={t('users.together.title')}
      description={t('users.chosen', { count: users.length })}
      closeLabel={t('common.close')}
      footer={
        outcomes ? (
          <Button onClick={onClose}>{t('common.close')}</Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
            <Button variant="primary" busy={change.isPending} onClick={send}>
              {t(`users.together.${acto}`)}
            </Button>
          </>
        )
      }
    >
      {outcomes ? (
        <Told outcomes={outcomes} users={users} />
      ) : (
        <div className="flex flex-col gap-6">
          <RadioGroup
            legend={t('users.together.act')}
            name="acto"
            value={acto}
            onChange={({ currentTarget }) => setActo(currentTarget.value === 'QUITAR' ? 'QUITAR' : 'DAR')}
            options={(['DAR', 'QUITAR'] as const).map((value) => ({ value, label: t(`users.together.${value}`) }))}
          />
          <Field label={t('users.filter.role')}>
            <Select
              value={rol}
              onChange={({ currentTarget: { value } }) => setRol(givenRoles.find((each) => each === value) ?? rol)}
              options={givenRoles.map((value) => ({ value, label: t(`author.role.${value}`) }))}
            />
          </Field>
        </div>
      )}
    </Dialog>
  );
}

function Told({ outcomes, users }: { outcomes: readonly RolesOutcome[]; users: readonly ListedUser[] }) {
  const t = useMessages();
  const count = (suerte: RolesOutcome['suerte']) => outcomes.filter((each) => each.suerte === suerte).length;
  const refused = outcomes.filter(({ suerte }) => suerte === 'NO');
  const names = new Map(users.map((user) => [user.id, fullName(user)]));
  return (
    <Notice
      live
      tone={refused.length > 0 ? 'warning' : 'success'}
      title={t('users.together.done', { count: count('HECHO') })}
    >
      {count('IGUAL') > 0 && <p>{t('users.together.same', { count: count('IGUAL') })}</p>}
      {refused.length > 0 && (
        <>
          <p>{t('users.together.refused', { count: refused.length })}</p>
          <ul className="list-disc ps-5">
            {refused.map(({ id, motivo }) => (
              <li key={id}>
                <span className="font-semibold">{names.get(id)}</span>: {motivo}
              </li>
            ))}
          </ul>
        </>
      )}
    </Notice>
  );
}
