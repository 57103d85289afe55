import { type FormEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { type JournalClass, journalClasses } from '#contract/journals.ts';
import { longest } from '#contract/limits.ts';
import { folded } from '#contract/text.ts';
import { messageOf, problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { staleJournals } from './use-journal-part.ts';

/** The key that a name suggests: 'Anales de Química' is 'anales-de-quimica'. */
export const keyOf = (name: string): string =>
  folded(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest.journalKey)
    .replace(/^-+|-+$/g, '');

/** Makes a journal or a collection, which nobody sees yet, and leads to it. */
export function NewJournalDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const navigate = useNavigate();
  const create = useAct('createJournal', staleJournals);
  const [nombre, setNombre] = useState('');
  const [typed, setTyped] = useState<string>();
  const [clase, setClase] = useState<JournalClass>('REVISTA');
  const clave = typed ?? keyOf(nombre);
  const faultOf = (field: string) =>
    problemOf(create.error)?.errors?.find((each) => each.field === field)?.message ?? undefined;
  const make = (event: FormEvent) => {
    event.preventDefault();
    if (create.isPending) return;
    create.mutate(
      { body: { nombre, clave, clase } },
      {
        onSuccess: ({ id }) => {
          toast.success(t('managing.made'));
          onClose();
          navigate(`/admin/revistas/${id}`);
        },
        onError: (error) => void toast.error(messageOf(error, t('managing.makeFailed'))),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('managing.new')}
      description={t('managing.new.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" type="submit" form="new-journal" busy={create.isPending}>
            {t('managing.make')}
          </Button>
        </>
      }
    >
      <form id="new-journal" noValidate onSubmit={make} className="flex flex-col gap-6">
        <Field label={t('managing.nombre')} error={faultOf('nombre')} required>
          <Input
            data-first-focus
            maxLength={longest.name}
            value={nombre}
            onChange={({ currentTarget }) => setNombre(currentTarget.value)}
          />
        </Field>
        <Field label={t('managing.clave')} hint={t('managing.clave.hint')} error={faultOf('clave')} required>
          <Input
            maxLength={longest.journalKey}
            value={clave}
            spellCheck={false}
            autoCapitalize="none"
            onChange={({ currentTarget }) => setTyped(currentTarget.value.trim().toLowerCase())}
          />
        </Field>
        <RadioGroup
          legend={t('managing.clase')}
          name="clase"
          value={clase}
          onChange={({ currentTarget }) =>
            setClase(journalClasses.find((each) => each === currentTarget.value) ?? 'REVISTA')
          }
          options={journalClasses.map((value) => ({
            value,
            label: t(`managing.clase.${value}`),
            description: t(`managing.clase.${value}.text`),
          }))}
        />
      </form>
    </Dialog>
  );
}
