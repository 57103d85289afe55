import { useState } from 'react';
import { Link } from 'react-router';
import type { CatalogueEntry } from '#contract/entities/publication.ts';
import { workPage } from '#contract/public-addresses.ts';
import { typeKey } from '#web/features/publications/type-key.ts';
import { useFormats } from '#web/messages/dates.ts';
import { late } from '#web/messages/late.tsx';
import { useLanguage, useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { citeWords } from './cite-words.ts';

const CiteDialog = late(async () => (await import('./cite-dialog.tsx')).CiteDialog);

type Props = { work: CatalogueEntry; onClose: () => void };

/** A first look at a work without leaving the list (spec 000 §2.6), with the way to its page. */
export default function WorkDialog({ work, onClose }: Props) {
  const t = useMessages();
  const { day } = useFormats();
  const language = useLanguage();
  const [citing, setCiting] = useState(false);
  if (citing) return <CiteDialog work={work} onClose={onClose} />;
  const facts = [
    [t('catalogue.modal.author'), work.autor],
    ...(work.revista ? [[t('catalogue.modal.journal'), work.revista.nombre] as const] : []),
    [t('catalogue.modal.date'), work.fechaPublicacion ? day(work.fechaPublicacion) : '—'],
    ...(work.capituloDe ? [[t('catalogue.modal.chapterOf'), work.capituloDe.titulo] as const] : []),
    ...(work.embargo ? [[t('catalogue.modal.opens'), day(work.embargo.hasta)] as const] : []),
    [t('catalogue.modal.category'), work.categoria ?? t('catalogue.modal.noCategory')],
    [t('catalogue.card.keywords'), work.palabrasClave.join(', ')],
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={work.titulo}
      description={t(typeKey(work))}
      closeLabel={t('catalogue.modal.close')}
      footer={
        <>
          <Button onClick={() => setCiting(true)}>{citeWords.begin[language]}</Button>
          <Button variant="primary" asChild>
            <Link to={workPage(work.id)}>{t('catalogue.modal.open')}</Link>
          </Button>
        </>
      }
    >
      <p className="font-serif whitespace-pre-line">{work.resumen}</p>
      <dl className="mt-6 grid gap-x-6 gap-y-3 border-t border-line pt-4 text-sm sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="font-semibold text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
