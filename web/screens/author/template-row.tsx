import { Download, FileText, Presentation } from 'lucide-react';
import { type TemplateKind, templateAddress, templateFiles } from '#contract/templates.ts';
import { useMessages } from '#web/messages/use-messages.ts';
import { Button } from '#web/ui/Button.tsx';
import { useFileSize } from './use-file-size.ts';

/** One template: what it is for, its format and size, and the file itself. */
export function TemplateRow({ kind }: { kind: TemplateKind }) {
  const t = useMessages();
  const address = templateAddress(kind);
  const size = useFileSize(address);
  const name = t(`templates.${kind}.name`);
  const slides = templateFiles[kind].endsWith('.pptx');
  const Icon = slides ? Presentation : FileText;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-4 py-6">
      <Icon aria-hidden className="mt-1 size-6 shrink-0 text-accent" />
      <div className="min-w-0 grow basis-60">
        <h3 className="text-base">{name}</h3>
        <p className="mt-1 text-sm">{t(`templates.${kind}.use`)}</p>
        <p className="mt-1 text-sm text-muted tabular-nums">
          {t(slides ? 'templates.format.powerpoint' : 'templates.format.word')}
          {size !== undefined && ` · ${t('templates.size', { size })}`}
        </p>
      </div>
      <Button asChild className="max-sm:ms-12" icon={<Download aria-hidden />}>
        <a href={address} download aria-label={t('templates.download.about', { name })}>
          {t('templates.download')}
        </a>
      </Button>
    </li>
  );
}
