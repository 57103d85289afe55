/** A manuscript from another journal: its package is chosen, what it would become is shown, and it becomes a draft. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useNavigate } from 'react-router';
import { interchangeCalls, largestPackage } from '#contract/calls/interchange.ts';
import type { PackagePreview } from '#contract/entities/earlier-review.ts';
import { failureText } from '#web/data/failure-text.ts';
import { upload } from '#web/data/upload.ts';
import { languageName, useFormats } from '#web/messages/dates.ts';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { Notice } from '#web/ui/Notice.tsx';

/** A draft is made once of one choice, however often it is pressed. */
type Chosen = { file: File; intento: string };

export function PackageDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const navigate = useNavigate();
  const { bytes } = useFormats();
  const [chosen, setChosen] = useState<Chosen>();
  const [preview, setPreview] = useState<PackagePreview>();
  const [withReviews, setWithReviews] = useState(true);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());
  const tooLarge =
    chosen && chosen.file.size > largestPackage
      ? t('moving.package.tooLarge', { size: bytes(largestPackage) })
      : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!chosen || tooLarge || busy) return;
    setBusy(true);
    setFailure('');
    const watch = { signal: leaving.current.signal };
    try {
      if (preview) {
        const query = { intento: chosen.intento, revisiones: String(withReviews) };
        const sent = { params: {}, query, body: chosen.file };
        const { publicacion, avisos } = await upload(interchangeCalls.receivePackage, sent, watch);
        toast.success(t('moving.package.done', { count: avisos.length }));
        onClose();
        await navigate(`/publications/${publicacion.id}/edit`);
      } else setPreview(await upload(interchangeCalls.previewPackage, { params: {}, body: chosen.file }, watch));
    } catch (error) {
      if (watch.signal.aborted) return;
      setFailure(failureText(t(preview ? 'moving.package.failed' : 'moving.package.unread'), error));
    } finally {
      setBusy(false);
    }
  }
  function close() {
    leaving.current.abort();
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('moving.package.title')}
      description={t('moving.package.text')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button onClick={close}>{t('common.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            busy={busy}
            disabled={!chosen || tooLarge !== undefined}
          >
            {t(preview ? 'moving.package.create' : 'moving.package.look')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
        <Field label={t('moving.package.file')} hint={t('moving.package.file.hint')} error={tooLarge} required>
          <FileInput
            chooseLabel={t('files.choose')}
            chosen={chosen?.file.name ?? t('files.choose.none')}
            data-first-focus
            accept=".zip,application/zip"
            disabled={busy}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              setChosen(file && { file, intento: crypto.randomUUID() });
              setPreview(undefined);
              setFailure('');
            }}
          />
        </Field>
        {busy && <Notice live>{t(preview ? 'moving.package.creating' : 'moving.package.reading')}</Notice>}
        {failure && (
          <Notice tone="error" live>
            {failure}
          </Notice>
        )}
        {preview && <Preview preview={preview} />}
        {preview && preview.revisiones + preview.decisiones > 0 && (
          <Checkbox
            label={t('moving.package.reviews')}
            hint={t('moving.package.reviews.hint')}
            checked={withReviews}
            onChange={({ currentTarget }) => setWithReviews(currentTarget.checked)}
          />
        )}
      </form>
    </Dialog>
  );
}

function Preview({ preview }: { preview: PackagePreview }) {
  const t = useMessages();
  const language = useLanguage();
  const { bytes } = useFormats();
  const { titulo, idioma, autores, resumen, palabrasClave, palabras, referencias, archivos, avisos } = preview;
  const from = [preview.revista, preview.plataforma].filter(Boolean).join(' · ');
  const said = [
    { term: t('moving.package.from'), description: from },
    { term: t('moving.package.name'), description: titulo },
    { term: t('moving.package.language'), description: languageName(idioma, language) },
    { term: t('moving.package.authors'), description: autores.join(', ') },
    { term: t('moving.package.summary'), description: resumen },
    { term: t('moving.package.keywords'), description: palabrasClave.join(', ') },
    {
      term: t('moving.package.translations'),
      description: preview.traducciones
        .map((each) => [languageName(each.idioma, language), each.titulo].filter(Boolean).join(': '))
        .join('; '),
    },
    { term: t('moving.package.content'), description: t('moving.package.words', { palabras, referencias }) },
    {
      term: t('moving.package.files'),
      description: archivos.map(({ nombre, bytes: size }) => `${nombre} (${bytes(size)})`).join(', '),
    },
    {
      term: t('moving.earlier.title'),
      description:
        preview.revisiones + preview.decisiones > 0
          ? t('moving.package.counted', { revisiones: preview.revisiones, decisiones: preview.decisiones })
          : '',
    },
  ];
  return (
    <section aria-live="polite" className="flex flex-col gap-4">
      {/* First: below all that comes along nobody would see what does not. */}
      {avisos.length > 0 && (
        <Notice tone="warning" title={t('moving.package.warnings')}>
          <ul className="list-disc ps-5 wrap-anywhere">
            {avisos.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
      <DescriptionList items={said.filter(({ description }) => description !== '')} className="wrap-anywhere" />
    </section>
  );
}
