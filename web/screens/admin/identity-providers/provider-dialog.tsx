import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { IdentityProvider } from '#contract/entities/identity-provider.ts';
import { usualProvider } from '#contract/identity-providers.ts';
import { longest } from '#contract/limits.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';

type Props = { provider?: IdentityProvider; onClose: () => void };

/** What is typed into a list, its words by spaces or commas. */
const wordsOf = (typed: string): string[] => [...new Set(typed.split(/[\s,]+/).filter(Boolean))];

/** Enters an institution, or changes one. */
export function ProviderDialog({ provider, onClose }: Props) {
  const t = useMessages();
  const make = useAct('makeIdentityProvider', ['listIdentityProviders', 'getIdentity']);
  const change = useAct('changeIdentityProvider', ['listIdentityProviders']);
  const claims = provider?.atributos ?? usualProvider.atributos;
  const [typed, setTyped] = useState({
    nombre: provider?.nombre ?? '',
    emisor: provider?.emisor ?? '',
    clienteId: provider?.clienteId ?? '',
    secreto: '',
    dominios: (provider?.dominios ?? []).join(' '),
    ambitos: (provider?.ambitos ?? usualProvider.ambitos).join(' '),
    'atributos.nombres': claims.nombres as string,
    'atributos.apellidos': claims.apellidos as string,
    'atributos.afiliacion': claims.afiliacion as string,
    segundoPaso: (provider?.segundoPaso ?? []).join(' '),
  });
  const isBusy = make.isPending || change.isPending;
  const faultOf = (field: string) =>
    problemOf(make.error ?? change.error)?.errors?.find((each) => each.field.startsWith(field))?.message ?? undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { nombre, emisor, clienteId, secreto } = typed;
    const body = {
      ...{ nombre, emisor: emisor.trim(), clienteId },
      dominios: wordsOf(typed.dominios),
      ambitos: wordsOf(typed.ambitos),
      atributos: {
        nombres: typed['atributos.nombres'],
        apellidos: typed['atributos.apellidos'],
        afiliacion: typed['atributos.afiliacion'],
      },
      segundoPaso: wordsOf(typed.segundoPaso),
    };
    const onError = (error: Error) => void toast.error(messageOf(error, t('providers.saveFailed')));
    if (!provider) make.mutate({ body: { ...body, secreto } }, { onSuccess: onClose, onError });
    else
      change.mutate(
        { params: { id: provider.id }, body: { ...body, ...(secreto && { secreto }) } },
        { onSuccess: onClose, onError },
      );
  };
  const box = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setTyped((before) => ({ ...before, [name]: value })),
  });
  const code = { spellCheck: false, autoCapitalize: 'none' } as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(provider ? 'providers.change' : 'providers.new')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="identity-provider" busy={isBusy}>
            {t(provider ? 'providers.save' : 'providers.make')}
          </Button>
        </>
      }
    >
      <form id="identity-provider" noValidate autoComplete="off" onSubmit={save} className="flex flex-col gap-6">
        <Field label={t('providers.name')} hint={t('providers.name.hint')} error={faultOf('nombre')} required>
          <Input data-first-focus {...box('nombre')} maxLength={longest.institution} />
        </Field>
        <Field label={t('providers.issuer')} hint={t('providers.issuer.hint')} error={faultOf('emisor')} required>
          <Input type="url" {...code} {...box('emisor')} maxLength={longest.webhookAddress} />
        </Field>
        <Field label={t('providers.client')} error={faultOf('clienteId')} required>
          <Input {...code} {...box('clienteId')} maxLength={longest.clientId} />
        </Field>
        <Field
          label={t('providers.secret')}
          hint={t(provider ? 'providers.secret.kept' : 'providers.secret.hint')}
          error={faultOf('secreto')}
          required={!provider}
        >
          <Input type="password" autoComplete="new-password" {...box('secreto')} maxLength={longest.password} />
        </Field>
        <Field label={t('providers.domains')} hint={t('providers.domains.hint')} error={faultOf('dominios')}>
          <Input {...code} {...box('dominios')} />
        </Field>
        <h3 className="font-semibold">{t('providers.advanced')}</h3>
        <Field label={t('providers.scopes')} hint={t('providers.spaces')} error={faultOf('ambitos')}>
          <Input {...code} {...box('ambitos')} />
        </Field>
        <Field label={t('providers.claim.names')} error={faultOf('atributos.nombres')}>
          <Input {...code} {...box('atributos.nombres')} maxLength={longest.claimName} />
        </Field>
        <Field label={t('providers.claim.surnames')} error={faultOf('atributos.apellidos')}>
          <Input {...code} {...box('atributos.apellidos')} maxLength={longest.claimName} />
        </Field>
        <Field
          label={t('providers.claim.affiliation')}
          hint={t('providers.claim.none')}
          error={faultOf('atributos.afiliacion')}
        >
          <Input {...code} {...box('atributos.afiliacion')} maxLength={longest.claimName} />
        </Field>
        <Field label={t('providers.strong')} hint={t('providers.strong.hint')} error={faultOf('segundoPaso')}>
          <Input {...code} {...box('segundoPaso')} />
        </Field>
      </form>
    </Dialog>
  );
}
