import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import type { InstitutionRequest } from '#contract/entities/institution.ts';
import { longest } from '#contract/limits.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { staleInstitutions } from '#web/features/institutions/stale.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { keyOf } from '#web/screens/admin/journals/new-journal-dialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { bodyOf, InstitutionFields, type Written } from './institution-fields.tsx';

type Props = { request?: InstitutionRequest | undefined; onClose: () => void };

/** Makes an institution, of a request in one act, and leads to it. */
export function NewInstitutionDialog({ request, onClose }: Props) {
  const t = useMessages();
  const navigate = useNavigate();
  const create = useAct('createInstitution', staleInstitutions);
  const [values, setValues] = useState<Written>({
    nombre: request?.institucion ?? '',
    plan: request?.plan ?? 'basico',
    dominios: '',
    ror: '',
    zonaHoraria: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  const [typed, setTyped] = useState<string>();
  const clave = typed ?? keyOf(values.nombre);
  const change = (changes: Partial<Written>) => setValues((before) => ({ ...before, ...changes }));
  const faultOf = (field: string) =>
    problemOf(create.error)?.errors?.find((each) => each.field === field)?.message ?? undefined;
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate(
      { body: { ...bodyOf(values), clave, solicitudId: request?.id ?? null } },
      {
        onSuccess: ({ id }) => {
          toast.success(t('membership.new.made'));
          onClose();
          navigate(`/admin/instituciones/${id}`);
        },
        onError: (error) => void toast.error(messageOf(error, t('membership.new.failed'))),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('membership.list.new')}
      description={request ? t('membership.new.ofRequest', { email: request.email }) : t('membership.new.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="new-institution" busy={create.isPending}>
            {t('membership.new.make')}
          </Button>
        </>
      }
    >
      <form id="new-institution" noValidate onSubmit={make} className="flex flex-col gap-6">
        <Field label={t('membership.new.name')} error={faultOf('nombre')} required>
          <Input
            data-first-focus
            maxLength={longest.institution}
            value={values.nombre}
            onChange={({ currentTarget }) => change({ nombre: currentTarget.value })}
          />
        </Field>
        <Field label={t('membership.new.key')} hint={t('membership.new.key.hint')} error={faultOf('clave')} required>
          <Input
            maxLength={longest.journalKey}
            value={clave}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ currentTarget }) => setTyped(currentTarget.value.trim().toLowerCase())}
          />
        </Field>
        <InstitutionFields values={values} onChange={change} faultOf={faultOf} />
      </form>
    </Dialog>
  );
}
