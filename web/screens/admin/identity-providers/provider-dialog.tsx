import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import type { IdentityProvider } from '#contract/entities/identity-provider.ts';
import { type ProviderProtocol, providerProtocols } from '#contract/identity-providers.ts';
import { longest } from '#contract/limits.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Select } from '#web/ui/Select.tsx';
import { SamlFields, SamlPeopleFields } from './saml-fields.tsx';
import { openIdOf, samlOf, type TypedText, typedOf } from './typed-provider.ts';

type Props = { provider?: IdentityProvider; onClose: () => void };

/** Enters an institution, or changes one. */
export function ProviderDialog({ provider, onClose }: Props) {
  const t = useMessages();
  const make = useAct('makeIdentityProvider', ['listIdentityProviders', 'getIdentity']);
  const change = useAct('changeIdentityProvider', ['listIdentityProviders']);
  const [protocol, setProtocol] = useState<ProviderProtocol>(provider?.protocolo ?? 'OIDC');
  const [typed, setTyped] = useState(() => typedOf(provider, protocol));
  const isSaml = protocol === 'SAML';
  /** Of another protocol people are told of by other names; what has one meaning in both stays. */
  const choose = (chosen: ProviderProtocol) => {
    setProtocol(chosen);
    const { nombre, dominios, segundoPaso } = typed;
    setTyped({ ...typedOf(undefined, chosen), nombre, dominios, segundoPaso });
  };
  const isBusy = make.isPending || change.isPending;
  const faultOf = (field: string) =>
    problemOf(make.error ?? change.error)?.errors?.find((each) => each.field.startsWith(field))?.message ?? undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const { secreto } = typed;
    const onError = (error: Error) => void toast.error(messageOf(error, t('providers.saveFailed')));
    const done = { onSuccess: onClose, onError };
    if (provider) {
      const body = isSaml ? samlOf(typed) : { ...openIdOf(typed), ...(secreto && { secreto }) };
      change.mutate({ params: { id: provider.id }, body }, done);
    } else if (isSaml) make.mutate({ body: { ...samlOf(typed), protocolo: 'SAML' } }, done);
    else make.mutate({ body: { ...openIdOf(typed), secreto } }, done);
  };
  const box = (name: TypedText) => ({
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
        {!provider && (
          <Field label={t('providers.protocol')} hint={t('providers.protocol.hint')}>
            <Select
              value={protocol}
              onChange={({ currentTarget }) => choose(currentTarget.value === 'SAML' ? 'SAML' : 'OIDC')}
              options={providerProtocols.map((value) => ({ value, label: t(`providers.protocol.${value}`) }))}
            />
          </Field>
        )}
        {isSaml ? (
          <SamlFields typed={typed} isNew={!provider} box={box} faultOf={faultOf} />
        ) : (
          <>
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
          </>
        )}
        <Field
          label={t('providers.domains')}
          hint={t(isSaml ? 'providers.domains.saml' : 'providers.domains.hint')}
          error={faultOf('dominios')}
        >
          <Input {...code} {...box('dominios')} />
        </Field>
        <h3 className="font-semibold">{t('providers.advanced')}</h3>
        {isSaml ? (
          <SamlPeopleFields
            typed={typed}
            box={box}
            faultOf={faultOf}
            onAddressesCount={(correosValen) => setTyped((before) => ({ ...before, correosValen }))}
          />
        ) : (
          <Field label={t('providers.scopes')} hint={t('providers.spaces')} error={faultOf('ambitos')}>
            <Input {...code} {...box('ambitos')} />
          </Field>
        )}
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
        <Field
          label={t(isSaml ? 'providers.strong.saml' : 'providers.strong')}
          hint={t('providers.strong.hint')}
          error={faultOf('segundoPaso')}
        >
          <Input {...code} {...box('segundoPaso')} />
        </Field>
      </form>
    </Dialog>
  );
}
