import type { Mail } from '#contract/entities/mail.ts';
import { useSiteOrigin } from '#web/data/site-origin.ts';
import { failureWords } from '#web/features/administration/job-words.ts';
import { useFormats } from '#web/messages/dates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { MailActions } from './mail-actions.tsx';
import { MailEstado } from './mail-estado.tsx';

/** One mail: to whom, what became of it, and its text as it is read without pictures. */
export function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const t = useMessages();
  const { moment } = useFormats();
  const { para, asunto, texto, fechaCreacion, fechaEnvio, fechaIntento, intentos, error } = mail;
  const items = [
    { term: t('outbox.to'), description: <span className="break-all">{para}</span> },
    { term: t('outbox.estado'), description: <MailEstado mail={mail} /> },
    { term: t('outbox.date'), description: moment(fechaCreacion) },
    fechaEnvio !== null && { term: t('outbox.sent'), description: moment(fechaEnvio) },
    intentos > 0 && fechaIntento !== null && { term: t('outbox.next'), description: moment(fechaIntento) },
    intentos > 0 && { term: t('outbox.tries'), description: intentos },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={asunto}
      closeLabel={t('common.close')}
      footer={mail.acciones.length > 0 && <MailActions mail={mail} />}
    >
      <DescriptionList items={items.filter((item) => item !== false)} />
      {error && (
        <Notice tone="error" className="mt-4" title={t('outbox.error')}>
          {failureWords(t, error)}
        </Notice>
      )}
      <p className="mt-6 border-t border-line pt-6 break-words whitespace-pre-line">
        <LinkedText text={texto} />
      </p>
    </Dialog>
  );
}

/** Whole addresses, and those of this site that the server did not know how to begin: they stand by themselves. */
const addresses = /(https?:\/\/\S+|(?<!\S)\/[\w-]{2,}\S*)/;

/** A text as it stands, its addresses made links; those of this site are whole, so that they can be passed on. */
function LinkedText({ text }: { text: string }) {
  const origin = useSiteOrigin();
  return text.split(addresses).map((part, index) => {
    if (index % 2 === 0) return part;
    const address = part.startsWith('/') ? origin + part : part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places
      <a key={index} href={address} className="link break-all">
        {address}
      </a>
    );
  });
}
