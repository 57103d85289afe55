import { useState } from 'react';
import { toast } from 'react-hot-toast';
import {
  type AccountLine,
  type AccountsPreview,
  largestAccountsFile,
  mostAccountsAtOnce,
} from '#contract/entities/user.ts';
import type { Language } from '#contract/vocabulary.ts';
import { failureText } from '#web/data/failure-text.ts';
import { problemOf } from '#web/data/problems.ts';
import { useAct } from '#web/data/queries.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { AccountLines } from './account-lines.tsx';
import { base64Of } from './base64-of.ts';
import { MailLanguageField } from './mail-language-field.tsx';
import { staleAfterMaking } from './stale-after-making.ts';

/** 'Crear desde un archivo': says of each line of a CSV file what will become of it; then all accounts are made, or none. */
export function AccountsFileDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const language = useLanguage();
  const [idioma, setIdioma] = useState<Language>(language);
  const [file, setFile] = useState<File>();
  const preview = useAct('previewAccounts');
  const create = useAct('createAccounts', staleAfterMaking);
  // What is wrong with the file itself stands beside it; that it could not be read at all, below.
  const fault = problemOf(preview.error)?.errors?.[0]?.message;
  const faultOfFile = file && isUnfit(file) ? t(file.size === 0 ? 'users.file.empty' : 'users.file.tooLarge') : fault;
  const lines = preview.data?.lineas.filter(({ suerte }) => suerte === 'CREAR') ?? [];

  const look = (chosen: File) =>
    void base64Of(chosen).then(
      (archivo) => preview.mutate({ body: { archivo } }),
      // Taken away, or changed, since it was chosen.
      () => toast.error(t('users.file.unread')),
    );
  const choose = (chosen: File | undefined) => {
    preview.reset();
    create.reset();
    setFile(chosen);
    if (chosen && !isUnfit(chosen)) look(chosen);
  };
  const make = () => {
    if (create.isPending || lines.length === 0) return;
    const cuentas = lines.map(({ nombres, apellidos, email, afiliacion, roles, prometidos }) => ({
      ...{ nombres, apellidos, email, afiliacion },
      roles: [...roles, ...prometidos],
    }));
    create.mutate(
      { body: { cuentas, idioma } },
      {
        onSuccess: ({ creadas, enCorreo }) => {
          toast.success(t(enCorreo ? 'users.file.done' : 'users.file.kept', { count: creadas }));
          onClose();
        },
        onError: (error) => {
          toast.error(failureText(t('users.file.failed'), error));
          // Somebody came in between: the lines say so.
          if (problemOf(error)?.code === 'correo_en_uso' && file) look(file);
        },
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title={t('users.file.title')}
      description={t('users.file.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" busy={create.isPending} disabled={lines.length === 0} onClick={make}>
            {t('users.file.make', { count: lines.length })}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <Field
          label={t('users.file.file')}
          hint={t('users.file.hint', { most: mostAccountsAtOnce })}
          error={faultOfFile}
          required
        >
          <FileInput
            chooseLabel={t('files.choose')}
            chosen={file?.name ?? t('files.choose.none')}
            data-first-focus
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
        </Field>
        <p className="text-sm text-muted">
          {t('users.file.example')}
          <code className="mt-1 block rounded-sm bg-wash px-2 py-1 wrap-anywhere whitespace-pre-wrap">
            {t('users.file.example.lines')}
          </code>
        </p>
        <MailLanguageField
          value={idioma}
          onChange={({ currentTarget }) => setIdioma(currentTarget.value === 'en' ? 'en' : 'es')}
        />
        {preview.isPending && <Notice live>{t('users.file.reading')}</Notice>}
        {preview.error && fault === undefined && (
          <Notice tone="error" live>
            {failureText(t('users.file.unread'), preview.error)}
          </Notice>
        )}
        {preview.data && <Told preview={preview.data} />}
      </div>
    </Dialog>
  );
}

const isUnfit = ({ size }: File) => size === 0 || size > largestAccountsFile;

/** What asks for a look comes first: among three hundred lines, the one that is wrong is not found. */
const fatesInOrder = ['ERROR', 'REPETIDA', 'EXISTE', 'CREAR'] as const satisfies AccountLine['suerte'][];
const byFate = (one: AccountLine, other: AccountLine) =>
  fatesInOrder.indexOf(one.suerte) - fatesInOrder.indexOf(other.suerte);

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

/** How the file was read, how many lines have which fate, and each, those that are not made first. */
function Told({ preview: { codificacion, separador, sinUso, lineas } }: { preview: AccountsPreview }) {
  const t = useMessages();
  const count = (suerte: AccountLine['suerte']) => lineas.filter((line) => line.suerte === suerte).length;
  const [made, wrong] = [count('CREAR'), count('ERROR')];
  const left = lineas.length - made - wrong;
  return (
    <div>
      <Notice tone={wrong > 0 ? 'warning' : 'info'} live className="mb-4">
        {[
          t('users.file.count.made', { count: made }),
          left > 0 && t('users.file.count.left', { count: left }),
          wrong > 0 && t('users.file.count.wrong', { count: wrong }),
        ]
          .filter(Boolean)
          .join(' ')}
      </Notice>
      <p className="mb-2 text-sm text-muted">
        {t('users.file.read', { encoding: codificacion, separator: t(`users.file.sign.${separatorNames[separador]}`) })}
        {sinUso.length > 0 && ` ${t('users.file.unused', { columns: sinUso.join(', ') })}`}
      </p>
      <AccountLines lines={lineas.toSorted(byFate)} />
    </div>
  );
}
