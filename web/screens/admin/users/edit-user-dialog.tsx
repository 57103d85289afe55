import { Merge } from 'lucide-react';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast';
import { accountState, accountStates, type ListedUser } from '#contract/entities/user.ts';
import type { RoleScopes } from '#contract/journals.ts';
import { canBlock, isOwnAccount } from '#contract/roles.ts';
import type { Role } from '#contract/vocabulary.ts';
import { failureText } from '#web/data/failure-text.ts';
import { useAct } from '#web/data/queries.ts';
import { useSession } from '#web/data/session.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { AccountAccess } from './account-access.tsx';
import { fullName } from './full-name.ts';
import { RolesFields } from './roles-fields.tsx';
import { ScopesFields, scopesToSend } from './scopes-fields.tsx';

type Props = { user: ListedUser; onClose: () => void; onMerge: () => void };

/** 'Editar' (docs/specification.md 1): an account's roles, whether its person may log in, and what helps them with it. */
export function EditUserDialog({ user, onClose, onMerge }: Props) {
  const t = useMessages();
  const formId = useId();
  const { user: me } = useSession();
  const [roles, setRoles] = useState<readonly Role[]>([...user.roles, ...user.rolesPrometidos]);
  const [scopes, setScopes] = useState<RoleScopes>(user.ambitos ?? {});
  const [estado, setEstado] = useState(user.estado);
  const [confirms, setConfirms] = useState(false);
  const save = useAct('changeUser', ['listUsers', 'activity', 'authProfile']);
  const own = isOwnAccount(me, user.id);

  const submit = () => {
    if (save.isPending) return;
    save.mutate(
      {
        params: { id: user.id },
        body: {
          roles: roles.length > 0 ? [...roles] : ['LECTOR'],
          estado,
          ...scopesToSend(roles, user.ambitos, scopes),
          ...(confirms && { correoVerificado: true }),
        },
      },
      {
        onSuccess: () => {
          toast.success(t('users.edit.done'));
          onClose();
        },
        onError: (error) => toast.error(failureText(t('users.edit.failed'), error)),
      },
    );
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('users.edit.title')}
      description={`${fullName(user)} · ${user.email}`}
      closeLabel={t('common.close')}
      size="narrow"
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={save.isPending}>
            {t('users.edit.save')}
          </Button>
        </>
      }
    >
      <form id={formId} action={submit} className="flex flex-col gap-6">
        {user.rolSolicitado && (
          <Notice>{t('users.edit.waiting', { role: t(`author.role.${user.rolSolicitado}`) })}</Notice>
        )}
        {!user.correoVerificado && (
          <Checkbox
            label={t('users.edit.confirm')}
            hint={t('users.edit.confirm.hint')}
            checked={confirms}
            onChange={({ currentTarget }) => setConfirms(currentTarget.checked)}
          />
        )}
        {user.rolesPrometidos.length > 0 && (
          <Notice>
            {t('users.promised', { roles: user.rolesPrometidos.map((role) => t(`author.role.${role}`)).join(', ') })}
          </Notice>
        )}
        <RolesFields roles={roles} onChange={setRoles} />
        <ScopesFields roles={roles} scopes={scopes} onChange={setScopes} />
        <RadioGroup
          legend={t('users.edit.estado')}
          name="estado"
          value={estado}
          onChange={(event) => setEstado(accountState.parse(event.currentTarget.value))}
          hint={own && t('users.edit.self')}
          options={accountStates.map((value) => ({
            value,
            label: t(`users.estado.${value}`),
            description: t(`users.edit.${value}.text`),
            disabled: value === 'BLOQUEADO' && !canBlock(me, user.id),
          }))}
        />
        <AccountAccess user={user} isOwn={own} />
        <fieldset className="flex flex-col gap-3">
          <legend className="text-sm font-semibold">{t('users.merge.two')}</legend>
          <p className="mt-1 text-sm text-muted">{t('users.merge.two.text')}</p>
          <div>
            <Button size="small" icon={<Merge aria-hidden />} aria-haspopup="dialog" onClick={onMerge}>
              {t('users.merge')}
            </Button>
          </div>
        </fieldset>
      </form>
    </Dialog>
  );
}
