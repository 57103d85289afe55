import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { type NewMerge, undoDays } from '#contract/entities/merge.ts';
import { givenRoles, type ListedUser } from '#contract/entities/user.ts';
import { longest } from '#contract/limits.ts';
import { rolesToTakeOver } from '#contract/roles.ts';
import { useClient } from '#web/data/client-context.ts';
import { failureText } from '#web/data/failure-text.ts';
import { callQuery, useAct } from '#web/data/queries.ts';
import { QueryState } from '#web/data/query-state.tsx';
import { DraftLine } from '#web/features/forms/draft-line.tsx';
import { ReasonField } from '#web/features/forms/reason-field.tsx';
import { useSavedText } from '#web/features/forms/use-saved-text.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { fullName } from '#web/screens/admin/users/full-name.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { ChooseOther } from './choose-other.tsx';
import { Consequences, Hindrances, Moving } from './merge-outline.tsx';
import { staleAfterMerge } from './stale-after-merge.ts';

type Props = {
  user: ListedUser;
  other?: ListedUser | undefined;
  onClose: () => void;
  onDone?: (() => void) | undefined;
};

/** Merges two accounts of one person: which is the other, which stays, what moves, what stands in the way, and why. */
export function MergeDialog({ user, other: given, onClose, onDone }: Props) {
  const t = useMessages();
  const [other, setOther] = useState(given);
  if (other)
    return (
      <MergeForm
        both={[user, other]}
        onBack={given ? undefined : () => setOther(undefined)}
        onClose={onClose}
        onDone={onDone}
      />
    );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('users.merge.title')}
      description={`${fullName(user)} · ${user.email}`}
      closeLabel={t('common.close')}
      footer={<Button onClick={onClose}>{t('common.cancel')}</Button>}
    >
      <ChooseOther user={user} onChoose={setOther} />
    </Dialog>
  );
}

/** Which of the two is likelier the one in use: confirmed, and entered last. */
function likelier([one, other]: Pair): ListedUser {
  if (one.correoVerificado !== other.correoVerificado) return one.correoVerificado ? one : other;
  return (other.uso?.ultimoAcceso ?? '') > (one.uso?.ultimoAcceso ?? '') ? other : one;
}
type Pair = readonly [ListedUser, ListedUser];

/** Of both: the reason of one merge is none of another's. */
const draftOf = (both: Pair) =>
  `unir.${both
    .map(({ id }) => id.slice(-12))
    .sort()
    .join('.')}`;

type FormProps = Omit<Props, 'user' | 'other'> & { both: Pair; onBack: (() => void) | undefined };

function MergeForm({ both, onBack, onClose, onDone }: FormProps) {
  const t = useMessages();
  const [queda, setQueda] = useState(() => likelier(both));
  const unida = both.find(({ id }) => id !== queda.id) ?? both[1];
  const [taken, setTaken] = useState<NewMerge['roles']>([]);
  const [orcid, setOrcid] = useState<NewMerge['orcid']>('QUEDA');
  const { text: motivo, write, forget, keeping } = useSavedText(draftOf(both));
  const query = useQuery({
    ...callQuery(useClient(), 'previewMerge', { query: { queda: queda.id, unida: unida.id } }),
    placeholderData: keepPreviousData,
  });
  const merge = useAct('mergeAccounts', staleAfterMerge);
  const preview = query.isPlaceholderData ? undefined : query.data;
  const offered = rolesToTakeOver(givenRoles, { queda, unida });
  const keep = (id: string) => {
    setQueda(both.find((each) => each.id === id) ?? queda);
    setTaken([]);
    setOrcid('QUEDA');
  };
  const send = () =>
    merge.mutate(
      { body: { queda: queda.id, unida: unida.id, roles: taken, orcid, motivo } },
      {
        onSuccess: () => {
          forget();
          toast.success(t('users.merge.done', { email: queda.email }));
          onDone?.();
          onClose();
        },
        onError: (error) => {
          toast.error(failureText(t('users.merge.failed'), error));
          // What stands in the way may have come meanwhile.
          void query.refetch();
        },
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !merge.isPending && onClose()}
      title={t('users.merge.title')}
      description={t('users.merge.text', { days: undoDays })}
      closeLabel={t('common.close')}
      footer={
        <>
          {onBack && (
            <Button variant="quiet" disabled={merge.isPending} onClick={onBack}>
              {t('users.merge.back')}
            </Button>
          )}
          <Button disabled={merge.isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={merge.isPending}
            disabled={motivo.trim() === '' || !preview || preview.impedimentos.length > 0}
            onClick={send}
          >
            {t('users.merge.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <RadioGroup
          legend={t('users.merge.stays')}
          name="queda"
          value={queda.id}
          data-first-focus
          onChange={({ currentTarget }) => keep(currentTarget.value)}
          hint={t('users.merge.stays.hint')}
          options={both.map((each) => ({
            value: each.id,
            label: <span className="wrap-anywhere">{each.email}</span>,
            description: describe(each, t),
          }))}
        />
        <QueryState
          query={query}
          loading={t('users.merge.looking')}
          failed={(error) => failureText(t('users.merge.unseen'), error)}
        >
          {(shown) => (
            <div className="flex flex-col gap-6" aria-busy={query.isPlaceholderData}>
              <Hindrances preview={shown} />
              {shown.impedimentos.length === 0 && (
                <>
                  <Moving preview={shown} />
                  {shown.queda.orcid && shown.unida.orcid && shown.queda.orcid !== shown.unida.orcid && (
                    <RadioGroup
                      legend={t('users.merge.orcid')}
                      name="orcid"
                      value={orcid}
                      onChange={({ currentTarget }) => setOrcid(currentTarget.value === 'UNIDA' ? 'UNIDA' : 'QUEDA')}
                      hint={t('users.merge.orcid.hint')}
                      options={[
                        { value: 'QUEDA', label: shown.queda.orcid },
                        { value: 'UNIDA', label: shown.unida.orcid },
                      ]}
                    />
                  )}
                  {offered.length > 0 && (
                    <fieldset className="flex flex-col gap-3">
                      <legend className="text-sm font-semibold">{t('users.merge.roles')}</legend>
                      <p className="mt-1 text-sm text-muted">{t('users.merge.roles.hint')}</p>
                      {offered.map((role) => (
                        <Checkbox
                          key={role}
                          label={t(`author.role.${role}`)}
                          hint={t(`users.role.${role}.text`)}
                          checked={taken.includes(role)}
                          onChange={({ currentTarget: { checked } }) =>
                            setTaken(checked ? [...taken, role] : taken.filter((each) => each !== role))
                          }
                        />
                      ))}
                    </fieldset>
                  )}
                  <Consequences preview={shown} />
                </>
              )}
            </div>
          )}
        </QueryState>
        <div className="flex flex-col gap-3">
          <ReasonField
            label={t('decisions.motivo')}
            hint={t('users.merge.motivo.hint')}
            maxLength={longest.mergeReason}
            value={motivo}
            onChange={write}
          />
          <DraftLine keeping={keeping} />
        </div>
      </div>
    </Dialog>
  );
}

/** What helps to tell the two apart. */
function describe(user: ListedUser, t: ReturnType<typeof useMessages>): string {
  const { uso } = user;
  return [
    fullName(user),
    user.roles.map((role) => t(`author.role.${role}`)).join(', '),
    !user.correoVerificado && t('users.unconfirmed'),
    user.estado === 'BLOQUEADO' && t('users.estado.BLOQUEADO'),
    uso && t('users.use.works', { count: uso.obras }),
  ]
    .filter(Boolean)
    .join(' · ');
}
