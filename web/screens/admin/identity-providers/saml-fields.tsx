import { longest } from '#contract/limits.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Textarea } from '#web/ui/Textarea.tsx';
import type { TypedProvider, TypedText } from './typed-provider.ts';

type Props = {
  typed: TypedProvider;
  isNew: boolean;
  box: (name: TypedText) => {
    value: string;
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
  faultOf: (field: string) => string | undefined;
  onAddressesCount: (count: boolean) => void;
};
const code = { spellCheck: false, autoCapitalize: 'none' } as const;

/** Who an institution that speaks SAML is: what it says of itself, pasted, or its parts. */
export function SamlFields({ typed, isNew, box, faultOf }: Omit<Props, 'onAddressesCount'>) {
  const t = useMessages();
  const isPasted = typed['saml.metadatos'].trim() !== '';
  return (
    <>
      <Field
        label={t('providers.metadata')}
        hint={t(isNew ? 'providers.metadata.hint' : 'providers.metadata.again')}
        error={faultOf('saml.metadatos')}
      >
        <Textarea {...code} {...box('saml.metadatos')} className="font-mono" maxLength={longest.providerMetadata} />
      </Field>
      {!isPasted && (
        <>
          <Field
            label={t('providers.entity')}
            hint={t('providers.entity.hint')}
            error={faultOf('emisor')}
            required={!isNew}
          >
            <Input {...code} {...box('emisor')} maxLength={longest.webhookAddress} />
          </Field>
          <Field
            label={t('providers.entrance')}
            hint={t('providers.entrance.hint')}
            error={faultOf('saml.entrada')}
            required={!isNew}
          >
            <Input type="url" {...code} {...box('saml.entrada')} maxLength={longest.webhookAddress} />
          </Field>
          <Field
            label={t('providers.certificates')}
            hint={t('providers.certificates.hint')}
            error={faultOf('saml.certificados')}
            required={!isNew}
          >
            <Textarea {...code} {...box('saml.certificados')} className="font-mono" />
          </Field>
        </>
      )}
    </>
  );
}

/** By what it names people, and whether the addresses that it tells count. */
export function SamlPeopleFields({ typed, box, faultOf, onAddressesCount }: Omit<Props, 'isNew'>) {
  const t = useMessages();
  return (
    <>
      <Checkbox
        label={t('providers.addresses')}
        hint={t('providers.addresses.hint')}
        checked={typed.correosValen}
        onChange={({ currentTarget }) => onAddressesCount(currentTarget.checked)}
      />
      <Field label={t('providers.subject')} hint={t('providers.subject.hint')} error={faultOf('saml.sujeto')}>
        <Input {...code} {...box('saml.sujeto')} maxLength={longest.claimName} />
      </Field>
      <Field label={t('providers.claim.mail')} hint={t('providers.claim.none')} error={faultOf('saml.correo')}>
        <Input {...code} {...box('saml.correo')} maxLength={longest.claimName} />
      </Field>
    </>
  );
}
